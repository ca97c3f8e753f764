import { REQUIRED_MESSAGE } from '@proverka/domain'
import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema } from '../shared.ts'

/** What the search of the console finds. */
export const FOUND_KINDS = ['order', 'item', 'object', 'client', 'subject', 'request', 'payment'] as const

/** A thing that was found; names, addresses and phones of people are masked. */
export const foundSchema = v.object({
  /**
   * `object` is a cadastral number with its orders, `subject` a person who was checked, `request` that of a contractor
   * or of the register.
   */
  kind: v.picklist(FOUND_KINDS),
  /** Of the thing itself; of an object its number. */
  id: v.string(),
  title: v.string(),
  detail: v.string(),
  /** The order to open. */
  order_id: v.nullable(idSchema),
  /** The client to open. */
  person_id: v.nullable(idSchema),
})

export const adminSearch = {
  /**
   * Anything in one field: an order or an item by number or id, a request of the register or of our log, an email or its
   * beginning, a phone and a cadastral number however they are spelt, a payment, words of a name or of an address. A
   * first sign narrows it: `#` orders, `@` clients, `:` the end of a cadastral number. Kinds that the caller has no
   * permission for are left out; five of a kind and twenty in all, the best first.
   */
  search: endpoint({
    id: 'OWN-admin-search',
    method: 'GET',
    path: '/admin/search',
    access: 'user',
    query: v.object({
      q: v.pipe(
        v.string(),
        v.trim(),
        v.minLength(1, REQUIRED_MESSAGE),
        v.maxLength(200, 'Поле слишком длинное'),
      ),
    }),
    reply: v.object({ results: v.array(foundSchema) }),
    errors: ['access/denied', 'staff/factor-needed', 'staff/other-network'],
  }),
}
