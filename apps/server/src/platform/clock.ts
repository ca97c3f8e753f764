/** Time and randomness, given from outside so that tests own them. */
export interface Clock {
  now: () => Date
}

export const systemClock: Clock = { now: () => new Date() }
