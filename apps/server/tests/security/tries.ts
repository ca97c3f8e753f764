/** Many requests are on their way at once, as those of an attacker are. */
const AT_ONCE = 25

/** A different address for each number. */
export const addressOf = (index: number) => `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`

/** How many of the tries ended with each status. */
export async function tally(
  tries: number,
  guess: (index: number) => Promise<number>,
  atOnce = AT_ONCE,
): Promise<Record<number, number>> {
  const seen: Record<number, number> = {}
  for (let start = 0; start < tries; start += atOnce) {
    const batch = Array.from({ length: Math.min(atOnce, tries - start) }, (_, index) => guess(start + index))
    for (const status of await Promise.all(batch)) seen[status] = (seen[status] ?? 0) + 1
  }
  return seen
}
