import { WHOLESALE_CHOICES, type rowAnswerSchema } from '@proverka/api/contract'
import {
  addressOfRow,
  findRepeats,
  isWarningStatus,
  type NotCheckedReason,
  readWholesaleRow,
  type RowReading,
  SEARCH_RESULTS_LIMIT,
} from '@proverka/domain/property'
import type { InferInput } from 'valibot'
import type { Call } from '../call.ts'
import type { AppContext } from '../context.ts'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import { confirmNumbers } from '../objects/confirm-numbers.ts'
import { presentListedObject } from '../objects/present-object.ts'
import type { FoundByText } from '../../adapters/registry/object-search.ts'

type ListedRow = InferInput<typeof rowAnswerSchema>
type Answer = Omit<ListedRow, 'repeats'>

/** Numbers that one query asks for. */
const NUMBERS_AT_ONCE = 500

const NOTHING: Omit<Answer, 'kind'> = { object: null, corrected: false, choices: [], count: 0, fault: null }

/**
 * What the register knows of each row of a list, in their order (PUB-02). Its cost is bounded: a query for some hundred
 * numbers, one reading of the index for each other text, and other requests come in between. Where the register does not know
 * all numbers, services are asked about a few of those that it does not have.
 */
export async function checkList(
  context: AppContext,
  call: Pick<Call, 'ip' | 'caller'>,
  rows: readonly string[],
): Promise<ListedRow[]> {
  const readings = rows.map(readWholesaleRow)
  const texts = rows.map(addressOfRow)
  const byNumber = await findNumbers(context, readings)
  // What the strict reading does not know may lack a zero, or have another separator.
  const isSearched = (reading: RowReading, text: string) =>
    reading.kind === 'address' ||
    (reading.kind === 'bad-number' && reading.fault !== 'rounded' && /\D/.test(text)) ||
    (reading.kind === 'number' && !reading.numbers.some((number) => byNumber.has(number)))
  const searched = texts.filter((text, index) => isSearched(readings[index] as RowReading, text))
  // A single row offers all choices, such as the flats of a house.
  const mostChoices = rows.length === 1 ? SEARCH_RESULTS_LIMIT : WHOLESALE_CHOICES
  const byText = await context.objectSearch.searchAll(searched, mostChoices)
  const unknown = texts.flatMap(
    (text, index) => unknownNumber(text, readings[index] as RowReading, { byNumber, byText }) ?? [],
  )
  const known = { byText, ...(await askServices(context, call, [...new Set(unknown)], byNumber)) }
  const answers = texts.map((text, index) => answerOf(text, readings[index] as RowReading, known))
  const repeats = findRepeats(answers)
  return answers.map((answer, index) => ({ ...answer, repeats: repeats[index] ?? null }))
}

const findNumbers = (context: AppContext, readings: readonly RowReading[]) =>
  listNumbers(context, [...new Set(readings.flatMap(numbersOf))])

const numbersOf = (reading: RowReading): readonly string[] =>
  reading.kind === 'number' ? reading.numbers : []

async function listNumbers(
  context: AppContext,
  wanted: readonly string[],
): Promise<ReadonlyMap<string, FoundObject>> {
  const found = new Map<string, FoundObject>()
  for (let from = 0; from < wanted.length; from += NUMBERS_AT_ONCE) {
    for (const row of await context.register.listByNumbers(wanted.slice(from, from + NUMBERS_AT_ONCE)))
      if (row.number !== null) found.set(row.number, row)
  }
  return found
}

/** What the register has of a list. */
interface InRegister {
  readonly byNumber: ReadonlyMap<string, FoundObject>
  readonly byText: ReadonlyMap<string, FoundByText>
}

interface Known extends InRegister {
  /** Why a number is not confirmed. */
  readonly reasons: ReadonlyMap<string, NotCheckedReason>
  /** The same of what else is not found; absent where the register knows all that there is. */
  readonly otherwise: NotCheckedReason | undefined
}

/** The number of a row that the register does not have; digits that may be several numbers are not asked for. */
function unknownNumber(
  text: string,
  reading: RowReading,
  { byNumber, byText }: InRegister,
): string | undefined {
  if (reading.kind !== 'number' || reading.likely || (byText.get(text)?.count ?? 0) > 0) return undefined
  const [number] = reading.numbers
  return number !== undefined && reading.numbers.length === 1 && !byNumber.has(number) ? number : undefined
}

/** What services confirm of the numbers that the register does not have, and why the others are not confirmed. */
async function askServices(
  context: AppContext,
  call: Pick<Call, 'ip' | 'caller'>,
  numbers: readonly string[],
  byNumber: InRegister['byNumber'],
): Promise<Pick<Known, 'byNumber' | 'reasons' | 'otherwise'>> {
  const { register, confirmers } = context
  const nothing = new Map<string, NotCheckedReason>()
  if (register.isComplete) return { byNumber, reasons: nothing, otherwise: undefined }
  if (confirmers.confirmers.length === 0 && !(await register.hasObjects()))
    return { byNumber, reasons: nothing, otherwise: 'not-connected' }
  const reasons = await confirmNumbers(context, call, numbers)
  const confirmed = await listNumbers(
    context,
    numbers.filter((number) => !reasons.has(number)),
  )
  return { byNumber: new Map([...byNumber, ...confirmed]), reasons, otherwise: 'not-known' }
}

function answerOf(
  text: string,
  reading: RowReading,
  { byNumber, byText, reasons, otherwise }: Known,
): Answer {
  if (reading.kind === 'formula' || reading.kind === 'unclear') return { ...NOTHING, kind: reading.kind }
  const numbers = numbersOf(reading)
  const exact = numbers.flatMap((number) => byNumber.get(number) ?? [])
  if (exact.length > 0) {
    const [only] = exact
    const isLikely = reading.kind === 'number' && reading.likely?.includes(only?.number ?? '')
    return only && exact.length === 1 && !isLikely
      ? one(only, only.number !== text)
      : choice(exact, exact.length)
  }
  const found = byText.get(text)
  if (found && found.count > 0) return several(found, reading.kind === 'address' ? undefined : text)
  if (reading.kind === 'bad-number') return { ...NOTHING, kind: 'bad-number', fault: reading.fault }
  if (otherwise === undefined) return { ...NOTHING, kind: 'unknown' }
  return { ...NOTHING, kind: 'not-checked', not_checked: reasons.get(numbers[0] ?? '') ?? otherwise }
}

/**
 * One object that is in the register today is meant, also when others of its address left it. A number of other digits than
 * the text has is only likely.
 */
function several({ rows, count }: FoundByText, number: string | undefined): Answer {
  const today = rows.filter(({ status }) => !isWarningStatus(status))
  const [only] = count > rows.length ? [] : today.length === 0 ? rows : today
  const isOne = count <= rows.length && (today.length === 1 || (today.length === 0 && rows.length === 1))
  if (!only || !isOne) return choice(rows, count)
  const isLikely = number !== undefined && digitsOf(only.number ?? '') !== digitsOf(number)
  return isLikely ? choice([only], 1) : one(only, number !== undefined)
}

const digitsOf = (text: string): string => text.replaceAll(/\D/g, '')

const choice = (rows: readonly FoundObject[], count: number): Answer => ({
  ...NOTHING,
  kind: 'several',
  choices: rows.map(presentListedObject),
  count,
})

const one = (row: FoundObject, corrected: boolean): Answer => ({
  ...NOTHING,
  kind: isWarningStatus(row.status) ? 'cancelled' : 'found',
  object: presentListedObject(row),
  corrected,
  count: 1,
})
