import * as v from 'valibot'
import { settingSchema } from '../settings/settings.ts'

/** A registered person as the API sends it (ENTITY-01); the balance is roubles. */
export const userSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  phone: v.string(),
  balance: v.number(),
  role: v.number(),
  settings: v.array(settingSchema),
})

/** The account of a person; sums are roubles. */
export const accountSchema = v.object({
  person_id: v.optional(v.string()),
  balance: v.number(),
  sum_of_transactions: v.number(),
})

/** The answer of the token check (ENTITY-06). */
export const tokenCheckSchema = v.object({
  valid: v.boolean(),
  account: v.optional(accountSchema),
  person: v.optional(v.looseObject({ email: v.string() })),
  tariff: v.optional(v.object({ tariff_simple_id: v.number() })),
})

/** A registered person; the balance is roubles (ENTITY-01). */
export type User = v.InferOutput<typeof userSchema>
/** The account of a person; sums are roubles. */
export type Account = v.InferOutput<typeof accountSchema>
/** The answer of the token check (ENTITY-06). */
export type TokenCheck = v.InferOutput<typeof tokenCheckSchema>
