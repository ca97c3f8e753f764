import * as v from 'valibot'
import { purchaseSchema } from './purchases.ts'

/** A value of the register: it sends numbers, too, and nothing where nothing is known (AMB-47). */
const registerText = /* @__PURE__ */ v.pipe(
  /* @__PURE__ */ v.nullish(
    /* @__PURE__ */ v.union([/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()]),
  ),
  /* @__PURE__ */ v.transform((value) => (value === null || value === undefined ? '' : String(value))),
  /* @__PURE__ */ v.string(),
)

/** A real-estate object on the wire (ENTITY-07); `normaliseObject` cleans its texts. */
export const cadastralObjectSchema = /* @__PURE__ */ v.object({
  Number: registerText,
  Address: registerText,
  Area: registerText,
  AreaOKC: registerText,
  Level: registerText,
  ObjectType: registerText,
  TypeOKC: registerText,
  Status: registerText,
})

/** The object info (ENTITY-08): the caller's purchases and minutes per product name (AMB-45). */
export const objectInfoSchema = /* @__PURE__ */ v.object({
  object: cadastralObjectSchema,
  products: /* @__PURE__ */ v.array(purchaseSchema),
  average_time: /* @__PURE__ */ v.record(/* @__PURE__ */ v.string(), /* @__PURE__ */ v.number()),
})

/** What the object call answers (ENTITY-08). */
export type ObjectInfo = v.InferOutput<typeof objectInfoSchema>
