import type { Caller } from './row.ts'

/** The same thing for every caller, made for the first one. */
export function shared<Thing>(make: () => Promise<Thing>): () => Promise<Thing> {
  let made: Promise<Thing> | undefined
  return () => (made ??= make())
}

/** A thing that a call uses up: one for all those who may not touch it, one for each who may. */
export function onePerUser<Thing>(make: () => Promise<Thing>): (by: Caller) => Promise<Thing> {
  const makers: Partial<Record<Caller, () => Promise<Thing>>> = { owner: shared(make), admin: shared(make) }
  const forOthers = shared(make)
  return (by) => (makers[by] ?? forOthers)()
}
