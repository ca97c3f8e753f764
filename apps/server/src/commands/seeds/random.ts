/** A stream of numbers that is the same for the same seed: the demo world is made again, equal, on every machine. */
export interface Random {
  /** A whole number from `min` to `max`, both possible. */
  whole: (min: number, max: number) => number
  pick: <Item>(items: readonly Item[]) => Item
  /** True in about `share` of the cases. */
  chance: (share: number) => boolean
}

/** mulberry32: small, fast, and good enough for invented houses. */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  return {
    whole: (min, max) => min + Math.floor(next() * (max - min + 1)),
    pick: (items) => items[Math.floor(next() * items.length)] as (typeof items)[number],
    chance: (share) => next() < share,
  }
}
