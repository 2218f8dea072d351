// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The formats of the links themselves: those of ``GFDICodecs`` that lie below GFDI.
public enum MultiLinkCodecs {
    public static let values: [ValueCodec] = [GFDICodecs.multiLink, GFDICodecs.reliable, GFDICodecs.cobs]
}
