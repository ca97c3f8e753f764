/**
 * Whether the text is a KPP: four digits of the tax office, a reason of two digits or Latin capitals that is not 00,
 * three digits. Beyond the specification.
 */
export function isKpp(value: unknown): value is string {
  return typeof value === 'string' && /^\d{4}(?!00)[\dA-Z]{2}\d{3}$/.test(value)
}
