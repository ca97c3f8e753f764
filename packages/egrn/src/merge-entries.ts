import { plainLine } from '@proverka/domain'
import type { ExtractEncumbrance, ExtractHolder, ExtractRight } from '@proverka/domain/reports'
import { UNKNOWN_RIGHT } from './dictionaries.ts'

type Entry = ExtractEncumbrance | ExtractRight

/** An entry with the code of its type, which is in the file beside the words, and its number as it is compared. */
export interface Coded<Of extends Entry> {
  readonly entry: Of
  readonly code: string | undefined
  readonly number: string | undefined
}

/** An entry as it is compared: numbers are written with spaces, «№» and dashes of any kind. */
export function withCode<Of extends Entry>(entry: Of, code: string | undefined): Coded<Of> {
  const { number } = entry
  const plain = number === undefined ? undefined : plainLine(number).replace(/^№|\s/g, '').toUpperCase()
  return { entry, code, number: plain }
}

/**
 * Encumbrances of both parts of a file of 2017, each once. The statement of rights repeats an encumbrance under every
 * right; the cadastre repeats those of the statement and may have others.
 */
export function mergeEncumbrances(
  stated: readonly Coded<ExtractEncumbrance>[],
  cadastral: readonly Coded<ExtractEncumbrance>[],
): ExtractEncumbrance[] {
  const numbered = createPool<ExtractEncumbrance>([])
  const unnumbered = createPool(stated.filter(({ number }) => number === undefined))
  const isRepeat = (one: Coded<ExtractEncumbrance>, isStated: boolean): boolean => {
    // Without a number an entry is known by what it says; within one part equal words may be two entries.
    const same =
      one.number !== undefined
        ? numbered.find(one, (other) => isSameType(other, one))
        : isStated
          ? undefined
          : unnumbered.take(one, (other) => isSameType(other, one) && agrees(other.entry, one.entry))
    if (same) addMissing(same.entry, one.entry)
    else if (one.number !== undefined) numbered.add(one)
    return same !== undefined
  }
  return [
    ...stated.filter((one) => !isRepeat(one, true)),
    ...cadastral.filter((one) => !isRepeat(one, false)),
  ].map(({ entry }) => entry)
}

/**
 * Rights of both parts, each once. The statement has more data (INN, shares, documents), the cadastre the full type.
 * The shares of several holders may have one number, so rights are paired one by one.
 */
export function mergeRights(
  stated: readonly Coded<ExtractRight>[],
  cadastral: readonly Coded<ExtractRight>[],
): ExtractRight[] {
  const kept = withoutRepeats(stated)
  const [unpaired, all] = [createPool(kept), createPool(kept)]
  const pair = (
    one: Coded<ExtractRight>,
    isSame: (other: Coded<ExtractRight>) => boolean = () => true,
  ): boolean => {
    const same = unpaired.take(one, (other) => isSameRight(other, one) && isSame(other))
    if (same) addMissing(same.entry, one.entry)
    return same !== undefined
  }
  const isNamedIn = (one: Coded<ExtractRight>): boolean =>
    all.find(one, (other) => isSameRight(other, one) && hasAllOf(names(other.entry), names(one.entry))) !==
    undefined
  const others = cadastral
    .filter((one) => !pair(one, (other) => hasHoldersOf(other.entry, one.entry)))
    .filter((one) => !pair(one) && !isNamedIn(one))
  nameInFull(kept, cadastral)
  return [...kept, ...others].map(({ entry }) => entry)
}

/** The entries stay the ones that their elements know. */
function nameInFull(kept: readonly Coded<ExtractRight>[], cadastral: readonly Coded<ExtractRight>[]): void {
  const named = cadastral.filter(({ entry, number }) => number !== undefined && entry.type !== UNKNOWN_RIGHT)
  const types = new Map(named.map(({ entry, number }) => [number, entry.type]))
  for (const { entry, number } of kept) entry.type = types.get(number) ?? entry.type
}

/** No file has more entries with one number, and a hostile one must not be compared each with each. */
const MOST_COMPARED = 500

interface Pool<Of extends Entry> {
  add(one: Coded<Of>): void
  /** An entry of the same number, or of those without one. */
  find(like: Coded<Of>, isSame: (one: Coded<Of>) => boolean): Coded<Of> | undefined
  /** The same, which is found no more. */
  take(like: Coded<Of>, isSame: (one: Coded<Of>) => boolean): Coded<Of> | undefined
}

function createPool<Of extends Entry>(entries: readonly Coded<Of>[]): Pool<Of> {
  const byNumber = new Map<string | undefined, Coded<Of>[]>()
  const add = (one: Coded<Of>): void => {
    const known = byNumber.get(one.number)
    if (known) known.push(one)
    else byNumber.set(one.number, [one])
  }
  const find: Pool<Of>['find'] = ({ number }, isSame) =>
    byNumber.get(number)?.slice(0, MOST_COMPARED).find(isSame)
  for (const one of entries) add(one)
  return {
    add,
    find,
    take(like, isSame) {
      const found = find(like, isSame)
      const pool = byNumber.get(like.number)
      if (found) pool?.splice(pool.indexOf(found), 1)
      return found
    },
  }
}

function withoutRepeats(entries: readonly Coded<ExtractRight>[]): Coded<ExtractRight>[] {
  const seen = new Set<string>()
  return entries.filter(({ entry, number }) => {
    const key = JSON.stringify(entry)
    const isRepeat = number !== undefined && seen.has(key)
    seen.add(key)
    return !isRepeat
  })
}

/** The two parts call a mortgage by law and one by contract by either code. */
const MORTGAGE = new Set(['022007000000', '022008000000'])

function isSameType(one: Coded<Entry>, other: Coded<Entry>): boolean {
  if (one.code === undefined || other.code === undefined)
    return one.number !== undefined || one.entry.type === other.entry.type
  return one.code === other.code || (MORTGAGE.has(one.code) && MORTGAGE.has(other.code))
}

/** Both have the same number, or none. */
function isSameRight(one: Coded<ExtractRight>, other: Coded<ExtractRight>): boolean {
  return one.number !== undefined || (isSameType(one, other) && agrees(one.entry, other.entry))
}

/** What both say, they say alike: the day, the term, the share, the holders, the documents. */
function agrees(one: Entry, other: Entry): boolean {
  const fields = ['from', 'to', 'subject', 'share', 'endedAt'] as const
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

const hasAllOf = (all: readonly string[], some: readonly string[]): boolean =>
  some.every((name) => all.includes(name))

function hasHoldersOf(one: Entry, other: Entry): boolean {
  const [mine, its] = [names(one), names(other)]
  return mine.length === its.length && hasAllOf(its, mine)
}

/** The same company may be in upper case in one part and in lower case in the other. */
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
