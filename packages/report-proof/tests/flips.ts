import { REPORT } from './sample-report.ts'

/** Equal changes at each run: a failure can be repeated. */
export function flips(bytes: Uint8Array, count: number, from = 0, to = bytes.length) {
  const random = generator(20_261_129)
  return Array.from({ length: count }, () => {
    const at = from + Math.floor(random() * (to - from))
    const value = ((bytes[at] as number) + 1 + Math.floor(random() * 255)) % 256
    return { at, value }
  })
}

/** Which sections a byte of a token of `REPORT` belongs to; a separator is of both its neighbours. */
export function sectionsAt(token: string): readonly (readonly string[])[] {
  const id = (index: number) => REPORT.outline[index]?.id as string
  const inside = REPORT.parts.flatMap(({ rows }, index) =>
    rows
      .flat()
      .flatMap((cell) => (typeof cell === 'string' ? [] : cell))
      .filter((piece) => typeof piece !== 'string')
      .map(() => id(index)),
  )
  const names = ['signed-part', ...inside, ...REPORT.outline.map((entry) => entry.id), 'data']
  return token
    .split('~')
    .slice(0, -1)
    .flatMap((piece, index) => {
      const name = names[index] as string
      const next = names[index + 1] ?? name
      return [...Array.from(piece, () => [name]), [name, next]]
    })
}

/** Mulberry32. */
function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
