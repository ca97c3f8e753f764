import { child, fact } from './read-node.ts'
import type { XmlNode } from './tree.ts'
import { toNumber } from './values.ts'

/** Square metres in a unit, by its code in OKEI (files up to 2020) and in the classifier of the register. */
const UNITS: Readonly<Record<string, number>> = {
  '050': 1e-6,
  '051': 1e-4,
  '053': 1e-2,
  '055': 1,
  '058': 1e3,
  '059': 1e4,
  '061': 1e6,
  '109': 1e2,
  '012002000500': 1e-6,
  '012002000510': 1e-4,
  '012002000530': 1e-2,
  '012002001000': 1,
  '012002002000': 1e4,
  '012002003000': 1e6,
  '012002004000': 1e3,
  '012002009000': 1e2,
}

/** The same units in words. */
const UNIT_WORDS: readonly (readonly [RegExp, number])[] = [
  [/^(?:тыс\.?|тысяч[аи]?) ?(?:кв\.? ?м|м ?[2²])/u, 1e3],
  [/^(?:кв\.? ?км|км ?[2²]|квадратн[а-я]+ километр)/u, 1e6],
  [/^(?:кв\.? ?см|см ?[2²]|квадратн[а-я]+ сантиметр)/u, 1e-4],
  [/^(?:кв\.? ?дм|дм ?[2²]|квадратн[а-я]+ дециметр)/u, 1e-2],
  [/^(?:кв\.? ?мм|мм ?[2²]|квадратн[а-я]+ миллиметр)/u, 1e-6],
  [/^(?:кв\.? ?м|м ?[2²]|квадратн[а-я]+ метр)/u, 1],
  [/^(?:га|гектар)/u, 1e4],
  [/^(?:сот|ар(?![а-я])|ара(?![а-я]))/u, 1e2],
]

/** The inaccuracy after the number is not taken: «600 +/- 9». */
const MEASURE =
  /^(?<number>\d[\d\s]*(?:[.,]\d+)?)(?:\s*(?:\+\s?\/?\s?-|±)\s*\d+(?:[.,]\d+)?)?\s*(?<unit>[^\d\s+±].*)?$/

/**
 * Square metres of an area: a number, with its unit in words or beside it. Undefined, and reported as not understood,
 * for a number that cannot be read or a unit that is not known: an area in the wrong unit is worse than none.
 */
export function readArea(node: XmlNode | undefined): number | undefined {
  if (!node) return undefined
  const value = NUMBERS.map((name) => child(node, name)).find((one) => fact(one) !== undefined) ?? node
  const unit = child(node, 'Unit') ?? child(node, 'unit')
  const area = squareMetres(fact(value), unit && (fact(child(unit, 'code')) ?? fact(unit)))
  if (area === undefined && fact(value) !== undefined) value.seen = false
  return area
}

const NUMBERS = ['Area', 'Total', 'value', 'area', 'AreaText'] as const

/** `600`, `0,06 га`, `600` with the unit `059`. */
function squareMetres(text: string | undefined, unit: string | undefined): number | undefined {
  const { number, unit: words = unit } = MEASURE.exec(text ?? '')?.groups ?? {}
  const amount = toNumber(number)
  const size = words === undefined ? 1 : sizeOf(words)
  // Whatever a float makes of hundredths of a hectare, registers write at most hundredths of a square metre.
  return amount === undefined || size === undefined ? undefined : Math.round(amount * size * 1e4) / 1e4
}

function sizeOf(unit: string): number | undefined {
  const words = unit.toLowerCase().trim()
  return UNITS[words] ?? UNITS[words.padStart(3, '0')] ?? UNIT_WORDS.find(([shape]) => shape.test(words))?.[1]
}
