import * as v from 'valibot'

/** A suggestion of an address (ENTITY-34); its key leads to the object when the register knows one there. */
export const addressSuggestionSchema = v.object({
  value: v.string(),
  data: v.looseObject({ cadastral_number: v.optional(v.string()) }),
})

/** A word of a text that no address of the register has; `place` is a town or a street, `house` has no word. */
export const missingPlaceSchema = v.object({
  word: v.string(),
  kind: v.picklist(['town', 'street', 'place', 'house']),
  /** Of a register of some regions: which they are. */
  loaded: v.optional(v.array(v.string())),
})

/** What the register has for a typed address (CALL-161). */
export const addressSuggestionsSchema = v.object({
  suggestions: v.array(addressSuggestionSchema),
  /** What was probably meant where nothing fits: two letters were wrong, or the text is in Latin letters. Only to be asked about. */
  guesses: v.optional(v.array(addressSuggestionSchema)),
  /** What is not in the register, where nothing fits and nothing is guessed. */
  missing: v.optional(missingPlaceSchema),
})

/** A suggestion of a company or an entrepreneur (ENTITY-34). */
export const companySuggestionSchema = v.object({
  /** The name as people write it, with its legal form: «ООО «Кленовый двор»». */
  value: v.string(),
  data: v.object({
    inn: v.string(),
    /** Who heads it; an entrepreneur heads himself. `null` where that is not known. */
    management: v.nullable(v.object({ name: v.string() })),
  }),
})

/** An address under a field (ENTITY-34). */
export type AddressSuggestion = v.InferOutput<typeof addressSuggestionSchema>
/** Suggested addresses, or the reason why there are no suggestions. */
export type AddressSuggestions = v.InferOutput<typeof addressSuggestionsSchema>
/** A company under a field (ENTITY-34). */
export type CompanySuggestion = v.InferOutput<typeof companySuggestionSchema>

/** Said over suggestions that do not fit the text, but what was probably meant. */
export const GUESS_TEXT = 'Возможно, вы имели в виду'

const MISSING_TEXTS: Readonly<Record<v.InferOutput<typeof missingPlaceSchema>['kind'], string>> = {
  town: 'Такого города нет в реестре',
  street: 'Такой улицы нет в реестре',
  place: 'Такой улицы или города нет в реестре',
  house: 'Такого дома или квартиры нет в реестре',
}

/** Of a register of some regions: that something is not in them does not mean that there is none. */
const UNKNOWN_TEXTS: typeof MISSING_TEXTS = {
  town: 'Такого города у нас нет',
  street: 'Такой улицы у нас нет',
  place: 'Такой улицы или города у нас нет',
  house: 'Такого дома или квартиры у нас нет',
}

/** Says what of a typed address the register has not: «Такого города нет в реестре: Урюпинск». */
export function missingText({ kind, word, loaded }: v.InferOutput<typeof missingPlaceSchema>): string {
  const named = word === '' ? '' : `: ${word}`
  if (!loaded) return MISSING_TEXTS[kind] + named
  return `${UNKNOWN_TEXTS[kind]}${named}. Ищем по регионам: ${loaded.join(', ')}`
}
