/** A number for people: «20 418». */
export function groupDigits(number: number): string {
  return String(number).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')
}
