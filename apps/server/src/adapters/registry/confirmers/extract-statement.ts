import { normaliseCadastralNumber } from '@proverka/domain'
import { kindOfWords, type FactName, type FactValue } from '@proverka/domain/register'
import type { Extract } from '@proverka/domain/reports'
import type { ObjectStatement } from './confirmer.ts'
import { readDay, readMeasure, readState } from './read-values.ts'

/**
 * What an official extract says of its object, one statement for each of its numbers. Rights, holders and encumbrances are left
 * out: the register knows objects, not people. A notice, and an extract without a number or a day, state nothing.
 */
export function statementsOfExtract({ object, number, date, notice }: Extract): ObjectStatement[] {
  const day = readDay(date)
  if (notice || day === undefined) return []
  return [...new Set(object.cadastralNumbers)].flatMap((written) => {
    const own = normaliseCadastralNumber(written)
    if (own === null) return []
    return {
      number: own,
      kind: kindOfWords(`${object.type ?? ''} ${object.purpose ?? ''}`),
      state: object.cancelledAt === undefined ? readState(object.status) : 'closed',
      address: object.address ?? null,
      partOf: normaliseCadastralNumber(object.parentNumbers?.[0]),
      facts: factsOf(object),
      document: number ?? 'Выписка из ЕГРН',
      day,
    }
  })
}

/** Facts of the register by the fields of an extract. */
const TEXTS: readonly (readonly [FactName, keyof Extract['object']])[] = [
  ['name', 'name'],
  ['purpose', 'purpose'],
  ['category', 'category'],
  ['permitted-use', 'permittedUse'],
  ['floor', 'floor'],
  ['floors', 'floors'],
  ['underground-floors', 'undergroundFloors'],
]

const NUMBERS: readonly (readonly [FactName, keyof Extract['object']])[] = [
  ['area', 'area'],
  ['cost', 'cost'],
  ['year-built', 'yearBuilt'],
  ['year-commissioned', 'yearCommissioned'],
]

function factsOf(object: Extract['object']): ObjectStatement['facts'] {
  const facts: { -readonly [Name in FactName]?: FactValue } = {}
  for (const [name, field] of TEXTS) {
    const value = object[field]
    if (typeof value === 'string') facts[name] = { value }
  }
  for (const [name, field] of NUMBERS) {
    const value = readMeasure(object[field])
    if (value !== undefined) facts[name] = { value }
  }
  return facts
}
