import type { NumberItem } from './items.ts'

type Numbered = Pick<NumberItem, 'role' | 'code' | 'joint'>

/** A number with those that a sign joins to it: `15`, `15/2`, `39-42`. */
export type Run<Number extends Numbered> = readonly [Number, ...Number[]]

/** Numbers with those that a sign joins to them. */
export function runsOf<Number extends Numbered>(numbers: readonly Number[]): readonly Run<Number>[] {
  const runs: [Number, ...Number[]][] = []
  for (const number of numbers) {
    const run = runs.at(-1)
    if (run && number.joint) run.push(number)
    else runs.push([number])
  }
  return runs
}

/** The standard order of the parts of a house number: block, building, letter. */
const PART_CODES: readonly string[] = ['', 'к', 'с', 'л']

/** The house before its parts, and these from the largest to the smallest: «лит. А, к. 3, д. 14» is «д. 14, к. 3, лит. А». */
export function inHouseOrder<Number extends Numbered>(numbers: readonly Number[]): readonly Number[] {
  return runsOf(numbers)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .flat()
}

/** The flat before the room in it, whichever was named first: «комн. 3, кв. 122» is «кв. 122, комн. 3». */
export function inUnitOrder<Number extends Numbered>(numbers: readonly Number[]): readonly Number[] {
  return runsOf(numbers)
    .toSorted(([one], [other]) => +isRoom(one) - +isRoom(other))
    .flat()
}

const isRoom = ({ role, code }: Numbered): boolean => role === 'unit' && code === 'ком'

const rankOf = ({ role, code }: Numbered): number =>
  role === 'house' || role === 'plain' ? -1 : PART_CODES.indexOf(code)
