import { WHOLESALE_CHOICES, type rowAnswerSchema } from '@proverka/api/contract'
import {
  addressOfRow,
  findRepeats,
  isWarningStatus,
  readWholesaleRow,
  type RowReading,
  SEARCH_RESULTS_LIMIT,
} from '@proverka/domain/property'
import type { InferInput } from 'valibot'
import type { AppContext } from '../context.ts'
import type { FoundObject } from '../../platform/db/queries/objects/demo-objects.ts'
import { presentListedObject } from '../objects/present-object.ts'
import type { FoundByText } from '../../adapters/registry/object-search.ts'

type ListedRow = InferInput<typeof rowAnswerSchema>
type Answer = Omit<ListedRow, 'repeats'>

/** Numbers that one query asks for. */
const NUMBERS_AT_ONCE = 500

const NOTHING: Omit<Answer, 'kind'> = { object: null, corrected: false, choices: [], count: 0, fault: null }

/**
 * What the register knows of each row of a list, in their order (PUB-02). Its cost is bounded: a query for some hundred
 * numbers, one reading of the index for each other text, and other requests come in between.
 */
export async function checkList(context: AppContext, rows: readonly string[]): Promise<ListedRow[]> {
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
  const byText = context.register.isComplete
    ? await context.objectSearch.searchAll(searched, mostChoices)
    : new Map<string, FoundByText>()
  const answers = texts.map((text, index) =>
    answerOf(text, readings[index] as RowReading, { byNumber, byText }, context.register.isComplete),
  )
  const repeats = findRepeats(answers)
  return answers.map((answer, index) => ({ ...answer, repeats: repeats[index] ?? null }))
}

async function findNumbers(
  context: AppContext,
  readings: readonly RowReading[],
): Promise<ReadonlyMap<string, FoundObject>> {
  const numbers = new Set(readings.flatMap((reading) => (reading.kind === 'number' ? reading.numbers : [])))
  const wanted = [...numbers]
  const found = new Map<string, FoundObject>()
  for (let from = 0; from < wanted.length; from += NUMBERS_AT_ONCE) {
    for (const row of await context.register.listByNumbers(wanted.slice(from, from + NUMBERS_AT_ONCE)))
      if (row.number !== null) found.set(row.number, row)
  }
  return found
}

interface Known {
  readonly byNumber: ReadonlyMap<string, FoundObject>
  readonly byText: ReadonlyMap<string, FoundByText>
}

function answerOf(
  text: string,
  reading: RowReading,
  { byNumber, byText }: Known,
  isComplete: boolean,
): Answer {
  if (reading.kind === 'formula' || reading.kind === 'unclear') return { ...NOTHING, kind: reading.kind }
  const numbers = reading.kind === 'number' ? reading.numbers : []
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
  return { ...NOTHING, kind: isComplete ? 'unknown' : 'not-checked' }
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
