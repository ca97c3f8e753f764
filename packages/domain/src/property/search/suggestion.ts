import * as v from 'valibot'

/** A suggestion of an address or, with `data`, of a company (ENTITY-34). */
export const suggestionSchema = v.object({
  value: v.string(),
  data: v.optional(
    v.looseObject({
      inn: v.optional(v.string()),
      management: v.optional(v.nullable(v.looseObject({ name: v.optional(v.string()) }))),
    }),
  ),
})

/** A suggestion under a field, of an address or a company (ENTITY-34). */
export type Suggestion = v.InferOutput<typeof suggestionSchema>
