import * as v from 'valibot'
import { purchaseSchema } from './purchases.ts'

/** A real-estate object on the wire (ENTITY-07); `normaliseObject` makes its fields texts. */
export const cadastralObjectSchema = v.object({
  Number: v.string(),
  Address: v.string(),
  Area: v.string(),
  AreaOKC: v.string(),
  Level: v.string(),
  ObjectType: v.string(),
  TypeOKC: v.string(),
  Status: v.string(),
})

/** A session token together with its person. */
export const jwtSchema = v.object({ person: v.looseObject({ email: v.string() }), token: v.string() })

/** The object info (ENTITY-08): the caller's purchases and minutes per product name (AMB-45). */
export const objectInfoSchema = v.object({
  object: cadastralObjectSchema,
  products: v.array(purchaseSchema),
  average_time: v.record(v.string(), v.number()),
  jwt: v.optional(jwtSchema),
})

/** A session token with the e-mail of its person (AMB-46). */
export type Jwt = v.InferOutput<typeof jwtSchema>
/** What the object call answers (ENTITY-08). */
export type ObjectInfo = v.InferOutput<typeof objectInfoSchema>

/** The sign-in of an object info answer: beside the data or inside it (AMB-46). */
export function jwtOf(answer: {
  readonly jwt?: Jwt | undefined
  readonly data?: { readonly jwt?: Jwt | undefined } | undefined
}): Jwt | undefined {
  return answer.jwt ?? answer.data?.jwt
}
