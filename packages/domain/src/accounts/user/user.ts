import * as v from 'valibot'
import { settingSchema } from '../settings/settings.ts'

/** A registered person as the API sends it (ENTITY-01); the balance is roubles. */
export const userSchema = /* @__PURE__ */ v.object({
  id: /* @__PURE__ */ v.string(),
  email: /* @__PURE__ */ v.string(),
  name: /* @__PURE__ */ v.string(),
  phone: /* @__PURE__ */ v.string(),
  balance: /* @__PURE__ */ v.number(),
  role: /* @__PURE__ */ v.number(),
  settings: /* @__PURE__ */ v.array(settingSchema),
})

/** The account of a person; sums are roubles. */
export const accountSchema = /* @__PURE__ */ v.object({
  person_id: /* @__PURE__ */ v.string(),
  balance: /* @__PURE__ */ v.number(),
  sum_of_transactions: /* @__PURE__ */ v.number(),
})

/** The answer of the token check; without a user everything except `valid` is null (ENTITY-06). */
export const tokenCheckSchema = /* @__PURE__ */ v.object({
  valid: /* @__PURE__ */ v.boolean(),
  account: /* @__PURE__ */ v.nullable(accountSchema),
  person: /* @__PURE__ */ v.nullable(/* @__PURE__ */ v.looseObject({ email: /* @__PURE__ */ v.string() })),
  tariff: /* @__PURE__ */ v.nullable(
    /* @__PURE__ */ v.object({ tariff_simple_id: /* @__PURE__ */ v.number() }),
  ),
})

/** A registered person; the balance is roubles (ENTITY-01). */
export type User = v.InferOutput<typeof userSchema>
/** The account of a person; sums are roubles. */
export type Account = v.InferOutput<typeof accountSchema>
/** The answer of the token check (ENTITY-06). */
export type TokenCheck = v.InferOutput<typeof tokenCheckSchema>
