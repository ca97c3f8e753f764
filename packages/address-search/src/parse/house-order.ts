import type { Item, NumberItem } from './items.ts'

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

/** Marks of a plot or of a plan, which say nothing beside the number of the house. */
const REMARKS: readonly string[] = ['уч', 'гп']

/** The items without the plot after a house, «дом 12, уч. № 204», and without the number of its plan, «д. 12, ГП-1». */
export function withoutRemarks(items: readonly Item[]): readonly Item[] {
  const house = items.findIndex((item) => item.type === 'number' && item.role === 'house' && item.code === '')
  if (house === -1) return items
  let isRemark = false
  return items.filter((item, at) => {
    if (item.type !== 'number') isRemark = false
    else if (!item.joint) isRemark = REMARKS.includes(item.code) && (at > house || item.code === 'гп')
    return !isRemark
  })
}

/** The standard order of the parts of a house number: block, building, letter. */
const PART_CODES: readonly string[] = ['', 'к', 'с', 'б', 'л']

/** The house before its parts, and these from the largest to the smallest: «лит. А, к. 3, д. 14» is «д. 14, к. 3, лит. А». */
export function inHouseOrder<Number extends Numbered>(numbers: readonly Number[]): readonly Number[] {
  return runsOf(numbers)
    .toSorted(([one], [other]) => rankOf(one) - rankOf(other))
    .flat()
}

/** Offices are parts of premises, rooms of flats. */
const UNIT_CODES: readonly string[] = ['', 'оф', 'ком']

/** From the larger to the smaller, whichever was named first: «комн. 3, кв. 122» is «кв. 122, комн. 3». */
export function inUnitOrder<Number extends Numbered>(numbers: readonly Number[]): readonly Number[] {
  return runsOf(numbers)
    .toSorted(([one], [other]) => unitRankOf(one) - unitRankOf(other))
    .flat()
}

const unitRankOf = ({ role, code }: Numbered): number =>
  role === 'unit' ? Math.max(0, UNIT_CODES.indexOf(code)) : 0

const rankOf = ({ role, code }: Numbered): number =>
  role === 'house' || role === 'plain' ? -1 : PART_CODES.indexOf(code)
