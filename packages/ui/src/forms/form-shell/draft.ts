import type { FormValues } from './form-values.ts'

/** What is typed and not sent yet, by the names of the fields. */
export type Draft = Readonly<Record<string, string>>

/** Where a page stores the draft of one form; the form decides what is stored. */
export interface DraftPlace {
  readonly read: () => Draft
  readonly write: (draft: Draft) => void
  /** The form changes what is saved: the draft is what it shall be instead, and may be empty. */
  readonly ofChanges?: boolean
}

type Kept<V> = Readonly<Record<keyof V, { readonly secret?: boolean; readonly proposed?: boolean }>>

/**
 * Stores the texts of a form that began with these values: no secrets, and no ticks, for a consent is given again each
 * time. A draft of changes holds only the changed fields, cleared ones among them.
 */
export function keepDraft<V extends FormValues>(
  place: DraftPlace,
  values: V,
  initial: V,
  fields: Kept<V>,
): void {
  const saved: Partial<V> = place.ofChanges ? initial : {}
  place.write(
    Object.fromEntries(
      Object.entries(values).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' &&
          entry[1] !== (saved[entry[0]] ?? '') &&
          fields[entry[0]]?.secret !== true,
      ),
    ),
  )
}

/**
 * The stored draft of a form that begins with these values. A draft of changes overrides the saved values; any other
 * fills only empty fields, and is ignored as a whole if it contradicts the values of the page or what was `typed`
 * before the draft could show: two people are never mixed. A proposed value, such as a purpose, does not identify a
 * person: the draft overrides it.
 */
export function draftedValues<V extends FormValues>(
  place: DraftPlace,
  initial: V,
  fields: Kept<V>,
  typed: Partial<V> = {},
): Partial<V> {
  const kept = Object.entries(place.read()).filter(
    ([name]) => fields[name] !== undefined && fields[name].secret !== true,
  )
  if (place.ofChanges) return Object.fromEntries(kept) as Partial<V>
  const facts = kept.filter(([name]) => fields[name]?.proposed !== true)
  const isOther = facts.some(([name, value]) => initial[name] && initial[name] !== value)
  const texts = Object.entries(typed).filter(
    ([name, value]) => typeof value === 'string' && fields[name]?.proposed !== true,
  )
  const draft = new Map(facts)
  // One field that says the same (a region) does not make two people one where another field says otherwise.
  const isTypedOver =
    texts.some(([name, value]) => draft.has(name) && draft.get(name) !== value) ||
    (texts.length > 0 && !texts.some(([name]) => draft.has(name)))
  return isOther || isTypedOver
    ? {}
    : (Object.fromEntries(
        kept.filter(([name]) => initial[name] === '' || fields[name]?.proposed === true),
      ) as Partial<V>)
}
