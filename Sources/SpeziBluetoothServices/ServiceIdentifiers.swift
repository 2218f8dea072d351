// SPDX-License-Identifier: Apache-2.0

public import SpeziBluetooth

extension BTUUID {
    /// The services that SpeziBluetoothServices has types for.
    ///
    /// Source: Bluetooth assigned numbers.
    public enum Services {
        public static let currentTime: BTUUID = "1805"
        public static let healthThermometer: BTUUID = "1809"
        public static let deviceInformation: BTUUID = "180A"
        public static let battery: BTUUID = "180F"
        public static let bloodPressure: BTUUID = "1810"
        public static let weightScale: BTUUID = "181D"
        public static let pulseOximeter: BTUUID = "1822"
    }
}
