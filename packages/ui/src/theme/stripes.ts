/**
 * Even stripes as a background: the hatching of a field at `135deg`, the divisions of a ruler along it. `step` is the
 * distance of two stripes and `stroke` the width of one, both px unless `step` names its unit.
 */
export function stripes(direction: string, color: string, step: number | string, stroke = 1): string {
  const end = typeof step === 'number' ? `${step}px` : step
  return `repeating-linear-gradient(${direction}, ${color} 0 ${stroke}px, transparent ${stroke}px ${end})`
}
