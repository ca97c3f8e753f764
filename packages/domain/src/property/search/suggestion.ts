import * as v from 'valibot'

/** A suggestion of an address (ENTITY-34); its key leads to the object when the register knows one there. */
export const addressSuggestionSchema = v.object({
  value: v.string(),
  data: v.looseObject({ cadastral_number: v.optional(v.string()) }),
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
/** A company under a field (ENTITY-34). */
export type CompanySuggestion = v.InferOutput<typeof companySuggestionSchema>
