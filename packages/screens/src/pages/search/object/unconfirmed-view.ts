import { formatDateTime, formatMoment, pluralWord } from '@proverka/domain'
import { objectForQuery } from '@proverka/domain/property'
import type { ObjectAnswer } from './data.ts'
import type { SearchTrace } from '../lookup/search-trace.ts'

type Unconfirmed = NonNullable<ObjectAnswer['unconfirmed']>

/** What the page of a key says that no object of the register has. */
export type UnconfirmedView =
  /**
   * The register was not asked: over the limit, suspicious, given up, or no search by these words has been made yet.
   */
  | { readonly kind: 'limit'; readonly retryAt: string | undefined; readonly perDay: number | undefined }
  | { readonly kind: 'suspicious' | 'cancelled' | 'unasked' | 'unconnected' }
  /** Nobody who was asked has it, and none of them knows all objects: it may exist. `shared`: several objects have the number. */
  | { readonly kind: 'unknown'; readonly number: string | undefined; readonly shared: boolean }
  /** The register was asked and has nothing. */
  | { readonly kind: 'absent-number'; readonly number: string; readonly at: string }
  | { readonly kind: 'absent-quarter'; readonly number: string; readonly at: string }
  | { readonly kind: 'absent-text'; readonly at: string }
  /** There is a quarter of this number, and its objects are to choose from. */
  | { readonly kind: 'quarter'; readonly number: string; readonly at: string }

/**
 * Which page to show for an unconfirmed key. Words are called absent only after a search by them: opening the page does
 * not ask the register.
 */
export function unconfirmedView(
  key: string,
  trace: SearchTrace | undefined,
  answer:
    | (Pick<ObjectAnswer, 'asked_at' | 'search'> & { readonly unconfirmed?: Unconfirmed | undefined })
    | undefined,
): UnconfirmedView {
  const allowance = answer?.search
  if (answer?.unconfirmed?.not_checked === 'not-connected') return { kind: 'unconnected' }
  if (trace?.end === 'limit') {
    return {
      kind: 'limit',
      retryAt: trace.retryAt ?? allowance?.retry_at ?? undefined,
      perDay: allowance?.per_day,
    }
  }
  if (trace?.end === 'suspicious' || trace?.end === 'cancelled') return { kind: trace.end }
  const known = answer?.unconfirmed
  const at = answer?.asked_at ?? trace?.at ?? ''
  if (
    known?.not_checked === 'not-known' &&
    !known.quarter &&
    (known.kind !== 'text' || trace?.end === 'none')
  ) {
    const number = known.kind === 'number' ? (objectForQuery(key).Number ?? key) : undefined
    return { kind: 'unknown', number, shared: known.shared === true }
  }
  if (known?.kind === 'number')
    return { kind: 'absent-number', number: objectForQuery(key).Number ?? key, at }
  if (known?.kind === 'quarter') {
    return { kind: known.quarter ? 'quarter' : 'absent-quarter', number: quarterOf(known, key), at }
  }
  if (trace?.end === 'none') return { kind: 'absent-text', at: trace.at }
  if (allowance?.retry_at) return { kind: 'limit', retryAt: allowance.retry_at, perDay: allowance.per_day }
  return { kind: 'unasked' }
}

const quarterOf = (known: Unconfirmed, key: string): string =>
  known.quarter?.number ?? key.trim().replace(/\D+/g, ':').replace(/:$/, '')

/** «1 284 объекта» */
export function objectCount(count: number): string {
  return `${count.toLocaleString('ru-RU')} ${pluralWord(count, 'объект', 'объекта', 'объектов')}`
}

/** An instant to come: «14:20», «18:00 завтра». */
export function momentOf(at: string): string {
  return formatMoment(at, new Date().toISOString())
}

/** «ЕГРН · 21.11.2026, 14:05 МСК: записи нет» */
export const provenance = (at: string, words: string): string => `${formatDateTime(at)}: ${words}`
