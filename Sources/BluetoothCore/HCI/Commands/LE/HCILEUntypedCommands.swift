// SPDX-License-Identifier: Apache-2.0

extension HCIRegistry {
    static var leUntypedCommands: [HCICommandEntry] {
        [
            HCICommandEntry(0x2080, "LE Set Decision Data"),
            HCICommandEntry(0x2081, "LE Set Decision Instructions"),
            HCICommandEntry(0x2087, "LE Read All Local Supported Features"),
            HCICommandEntry(0x2088, "LE Read All Remote Features"),
            HCICommandEntry(0x2089, "LE CS Read Local Supported Capabilities"),
            HCICommandEntry(0x208a, "LE CS Read Remote Supported Capabilities"),
            HCICommandEntry(0x208b, "LE CS Write Cached Remote Supported Capabilities"),
            HCICommandEntry(0x208c, "LE CS Security Enable"),
            HCICommandEntry(0x208d, "LE CS Set Default Settings"),
            HCICommandEntry(0x208e, "LE CS Read Remote FAE Table"),
            HCICommandEntry(0x208f, "LE CS Write Cached Remote FAE Table"),
            HCICommandEntry(0x2090, "LE CS Create Config"),
            HCICommandEntry(0x2091, "LE CS Remove Config"),
            HCICommandEntry(0x2092, "LE CS Set Channel Classification"),
            HCICommandEntry(0x2093, "LE CS Set Procedure Parameters"),
            HCICommandEntry(0x2094, "LE CS Procedure Enable"),
            HCICommandEntry(0x2095, "LE CS Test"),
            HCICommandEntry(0x2096, "LE CS Test End"),
            HCICommandEntry(0x2097, "LE Set Host Feature [v2]"),
            HCICommandEntry(0x2098, "LE Add Device To Monitored Advertisers List"),
            HCICommandEntry(0x2099, "LE Remove Device From Monitored Advertisers List"),
            HCICommandEntry(0x209a, "LE Clear Monitored Advertisers List"),
            HCICommandEntry(0x209b, "LE Read Monitored Advertisers List Size"),
            HCICommandEntry(0x209c, "LE Enable Monitoring Advertisers"),
            HCICommandEntry(0x209d, "LE Frame Space Update"),
        ]
    }
}
