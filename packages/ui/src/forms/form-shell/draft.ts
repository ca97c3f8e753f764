import type { FormValues } from './form-values.ts'

/** What is typed and not sent yet, by the names of the fields. */
export type Draft = Readonly<Record<string, string>>

/** Where a page keeps what is typed into one form; the form decides what is kept. */
export interface DraftPlace {
  readonly read: () => Draft
  readonly write: (draft: Draft) => void
  /** The form changes what is saved: the draft is what it shall be instead, and may be empty. */
  readonly ofChanges?: boolean
}

type Kept<V> = Readonly<Record<keyof V, { readonly secret?: boolean }>>

/** The texts to keep: no secrets, and no ticks, for a consent is given again each time. */
export function draftOf<V extends FormValues>(values: V, fields: Kept<V>): Draft {
  return changesOf(values, {}, fields)
}

/** The same of a form that began with what is saved: what was changed, emptied fields among it. */
export function changesOf<V extends FormValues>(values: V, saved: Partial<V>, fields: Kept<V>): Draft {
  return Object.fromEntries(
    Object.entries(values).filter(
      (entry): entry is [string, string] =>
        typeof entry[1] === 'string' &&
        entry[1] !== (saved[entry[0]] ?? '') &&
        fields[entry[0]]?.secret !== true,
    ),
  )
}

/**
 * What a draft gives to a form that begins with these values. A draft that says otherwise than the page knows is about
 * something else and gives nothing: two people are never mixed.
 */
export function restoredFrom<V extends FormValues>(draft: Draft, initial: V, fields: Kept<V>): Partial<V> {
  const isOther = Object.entries(draft).some(([name, value]) => initial[name] && initial[name] !== value)
  if (isOther) return {}
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => initial[name] === '' && fields[name]?.secret !== true),
  ) as Partial<V>
}

/** What a draft of changes gives: all that the form still has a field for. */
export function changesFrom<V extends FormValues>(draft: Draft, fields: Kept<V>): Partial<V> {
  return Object.fromEntries(
    Object.entries(draft).filter(([name]) => fields[name] !== undefined && fields[name].secret !== true),
  ) as Partial<V>
}
