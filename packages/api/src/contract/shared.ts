import { REQUIRED_MESSAGE } from '@proverka/domain'
import { LARGEST_PAGE, PAGE_SIZE } from '@proverka/domain/orders'
import * as v from 'valibot'

export const idSchema = v.pipe(v.string(), v.uuid('Неизвестный номер'))

/** ISO 8601 instant in UTC. */
export const instantSchema = v.string()

/** A text of a link, stored unchanged: the partner, the tag of a campaign (FIND-10). */
export const linkTextSchema = v.pipe(v.string(), v.maxLength(256, 'Поле слишком длинное'))

/** Roubles with at most two decimals: the wire's unit of money. */
export const roublesSchema = v.pipe(v.number(), v.finite())

/** Whole numbers in a query string, such as `offset=20`. */
export const countQuerySchema = (fallback: number, most: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,9}$/, 'Ожидалось целое число'), v.transform(Number), v.maxValue(most)),
    String(fallback),
  )

/** A part of a list: where it begins and how long it is. */
export const pageQuery = {
  offset: countQuerySchema(0, 1_000_000),
  limit: countQuerySchema(PAGE_SIZE, LARGEST_PAGE),
}

/** Yes or no in a query string, such as `paid=true`. */
export const flagQuerySchema = v.optional(
  v.pipe(
    v.picklist(['true', 'false'], 'Ожидалось true или false'),
    v.transform((text) => text === 'true'),
  ),
)

/** Address of a house, or of a flat in it. */
export const houseAddressSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1, REQUIRED_MESSAGE),
  v.maxLength(300),
)

/** A person as the browser may know it (its storage has less of it). */
export const personSchema = v.object({
  id: v.string(),
  email: v.string(),
  name: v.string(),
  phone: v.nullable(v.string()),
  person_role: v.number(),
  /** Whether the number was proved with a code. */
  phone_verified: v.optional(v.boolean()),
  /** Whether the address was proved by an email (SAFE-01). */
  email_proven: v.optional(v.boolean()),
})

/**
 * A new session: the user and the token for the `Authorization` header. `needs_password`: the user has no own password
 * yet, or signed in with an emailed one, and sets one without giving the old one (SEC-03).
 */
export const sessionSchema = v.object({
  person: personSchema,
  token: v.string(),
  needs_password: v.optional(v.boolean()),
})

/** The optional sibling of `data` that signs the caller in (AMB-46). */
export const jwtExtraSchema = v.object({ jwt: v.optional(sessionSchema) })

export type Person = v.InferOutput<typeof personSchema>
export type Session = v.InferOutput<typeof sessionSchema>
