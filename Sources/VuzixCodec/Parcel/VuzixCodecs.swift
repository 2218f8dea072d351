// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

/// The values of this module by name.
public enum VuzixCodecs {
    /// Android's parcels at one API level.
    ///
    /// - Parameter androidAPI: nil for ``AndroidAPI/standard``.
    /// - Returns: nothing for a level whose parcels are not known (see ``AndroidAPI/supportedLevels``).
    public static func values(androidAPI: Int? = nil) -> [ValueCodec] {
        guard let api = androidAPI.map({ AndroidAPI($0) }) ?? .standard else { return [] }
        let source = "Android \(api.level) sources, android.os.Parcel"
        return [
            ValueCodec(
                value: ParcelValue(.bundle, api: api), id: "parcel-bundle", name: "Android Bundle, API \(api.level)",
                source: source),
            ValueCodec(
                value: ParcelValue(.intent, api: api), id: "parcel-intent", name: "Android Intent, API \(api.level)",
                source: source),
            ValueCodec(
                value: ParcelValue(.result, api: api), id: "parcel-result",
                name: "Result of an ordered broadcast, API \(api.level)",
                source: source + "; int32 code, string16 data, Bundle, a composition of our own"),
        ]
    }
}
