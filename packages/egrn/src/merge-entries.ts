import { plainLine } from '@proverka/domain'
import type { ExtractEncumbrance, ExtractHolder, ExtractRight } from '@proverka/domain/reports'
import { UNKNOWN_RIGHT } from './dictionaries.ts'

/** An entry with the code of its type, which is in the file beside the words. */
export interface Coded<Of> {
  readonly entry: Of
  readonly code?: string | undefined
}

/**
 * Encumbrances of both parts of a file of 2017, each once. The statement of rights repeats an encumbrance under every
 * right; the cadastre repeats those of the statement and may have others.
 */
export function mergeEncumbrances(
  stated: readonly Coded<ExtractEncumbrance>[],
  cadastral: readonly Coded<ExtractEncumbrance>[],
): ExtractEncumbrance[] {
  const kept: Coded<ExtractEncumbrance>[] = []
  for (const one of [...stated, ...cadastral]) {
    const same = kept.find((other) => isNumbered(other, one) && isSameType(other, one))
    if (same) addMissing(same.entry, one.entry)
    else kept.push(one)
  }
  // Without a number an entry is known by what it says; within one part equal words may be two entries.
  const unpaired = stated.filter(({ entry }) => entry.number === undefined)
  const repeated = new Set<Coded<ExtractEncumbrance>>()
  for (const one of cadastral.filter(({ entry }) => entry.number === undefined)) {
    const at = unpaired.findIndex((other) => isSameType(other, one) && agrees(other.entry, one.entry))
    const [same] = at < 0 ? [] : unpaired.splice(at, 1)
    if (!same) continue
    addMissing(same.entry, one.entry)
    repeated.add(one)
  }
  return kept.filter((one) => !repeated.has(one)).map(({ entry }) => entry)
}

/**
 * Rights of both parts, each once. The statement tells more (INN, shares, documents), the cadastre names the type in full.
 * One number may stand for the shares of several holders, so rights are paired one by one.
 */
export function mergeRights(
  stated: readonly Coded<ExtractRight>[],
  cadastral: readonly Coded<ExtractRight>[],
): ExtractRight[] {
  const kept = stated.filter((one, index) => !stated.slice(0, index).some((other) => isEqual(one, other)))
  const unpaired = [...kept]
  const pair = (one: Coded<ExtractRight>, isSame: (other: Coded<ExtractRight>) => boolean): boolean => {
    const at = unpaired.findIndex((other) => isSameRight(other, one) && isSame(other))
    const [same] = at < 0 ? [] : unpaired.splice(at, 1)
    if (same) addMissing(same.entry, one.entry)
    return same !== undefined
  }
  const byHolders = cadastral.filter((one) => !pair(one, (other) => hasHoldersOf(other.entry, one.entry)))
  const others = byHolders.filter(
    (one) =>
      !pair(one, () => true) &&
      !kept.some(
        (other) =>
          isSameRight(other, one) && names(one.entry).every((name) => names(other.entry).includes(name)),
      ),
  )
  const named = cadastral.filter(({ entry }) => entry.type !== UNKNOWN_RIGHT)
  const fullTypes = new Map(named.map(({ entry }) => [numberOf(entry), entry.type]))
  for (const { entry } of kept) {
    const type = numberOf(entry) === undefined ? undefined : fullTypes.get(numberOf(entry))
    // The entries stay the ones that their elements know.
    if (type !== undefined) entry.type = type
  }
  return [...kept, ...others].map(({ entry }) => entry)
}

type Entry = ExtractEncumbrance | ExtractRight

function numberOf({ number }: Entry): string | undefined {
  return number === undefined ? undefined : plainLine(number).replace(/^№|\s/g, '').toUpperCase()
}

function isNumbered(one: Coded<Entry>, other: Coded<Entry>): boolean {
  return numberOf(one.entry) !== undefined && numberOf(one.entry) === numberOf(other.entry)
}

/** The two parts call a mortgage by law and one by contract by either code. */
const MORTGAGE = new Set(['022007000000', '022008000000'])

function isSameType(one: Coded<Entry>, other: Coded<Entry>): boolean {
  if (one.code === undefined || other.code === undefined)
    return isNumbered(one, other) || one.entry.type === other.entry.type
  return one.code === other.code || (MORTGAGE.has(one.code) && MORTGAGE.has(other.code))
}

function isSameRight(one: Coded<ExtractRight>, other: Coded<ExtractRight>): boolean {
  if (isNumbered(one, other)) return true
  const isUnnumbered = one.entry.number === undefined && other.entry.number === undefined
  return isUnnumbered && isSameType(one, other) && agrees(one.entry, other.entry)
}

function isEqual(one: Coded<ExtractRight>, other: Coded<ExtractRight>): boolean {
  return one.entry.number !== undefined && JSON.stringify(one.entry) === JSON.stringify(other.entry)
}

/** What both say, they say alike: the day, the term, the share, the holders. */
function agrees(one: Entry, other: Entry): boolean {
  const fields = ['date', 'from', 'to', 'subject', 'share', 'endedAt'] as const
  const valueOf = (entry: Entry, field: string) => (entry as Readonly<Record<string, unknown>>)[field]
  return (
    one.date === other.date &&
    fields.every((field) => {
      const [mine, its] = [valueOf(one, field), valueOf(other, field)]
      return mine === undefined || its === undefined || mine === its
    }) &&
    (one.holders.length === 0 || other.holders.length === 0 || hasHoldersOf(one, other)) &&
    (one.documents.length === 0 ||
      other.documents.length === 0 ||
      one.documents.some(({ name, number }) =>
        other.documents.some((its) => its.name === name || (number !== undefined && its.number === number)),
      ))
  )
}

const hasHoldersOf = (one: Entry, other: Entry): boolean => {
  const [mine, its] = [names(one), names(other)]
  return mine.length === its.length && mine.every((name) => its.includes(name))
}

/** The same company stands in capitals in one part and in small letters in the other. */
const names = ({ holders }: Entry): string[] => holders.map(nameOf)

function nameOf({ kind, name }: ExtractHolder): string {
  return name === undefined ? kind : plainLine(name).toLowerCase().replaceAll('ё', 'е').replace(/["']/g, '')
}

function addMissing(entry: Entry, other: Entry): void {
  const into = entry as Record<string, unknown>
  for (const [field, value] of Object.entries(other)) {
    const own = into[field]
    if (own === undefined || (Array.isArray(own) && own.length === 0)) into[field] = value
  }
}
