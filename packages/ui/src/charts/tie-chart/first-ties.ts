import type { TieBranch } from './tie-geometry.ts'

/** So many people and companies of a tree with how many are left out: the people first, in the room that is left what they lead to. */
export function firstTies(
  branches: readonly TieBranch[],
  most: number,
): { readonly shown: readonly TieBranch[]; readonly rest: number } {
  const all = branches.reduce((sum, { companies }) => sum + 1 + companies.length, 0)
  const people = branches.slice(0, most)
  let room = most - people.length
  const shown = people.map((branch) => {
    const companies = branch.companies.slice(0, room)
    room -= companies.length
    return { ...branch, companies }
  })
  return { shown, rest: Math.max(0, all - most) }
}
