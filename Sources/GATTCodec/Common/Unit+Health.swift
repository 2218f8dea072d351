// SPDX-License-Identifier: Apache-2.0

public import FieldCoding

extension Unit {
    public static let kilogramPerLitre = Unit("kg/L")
    public static let molePerLitre = Unit("mol/L")
    public static let milligramPerDecilitrePerMinute = Unit("mg/dL/min")
    public static let kilogramPerSquareMetre = Unit("kg/m²")
}
