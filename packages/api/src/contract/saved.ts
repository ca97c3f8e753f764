import { SAVED_KINDS, SAVED_LIMITS, savedItemSchema } from '@proverka/domain/property'
import * as v from 'valibot'
import { endpoint } from './endpoint.ts'

/** As many as a browser stores: they come at once with a sign-in. */
const MOST_AT_ONCE = SAVED_LIMITS.search + SAVED_LIMITS.favourite

/** Searches and favourites of the caller, the newest of each kind first. */
const itemsSchema = v.array(savedItemSchema)

export const saved = {
  listSaved: endpoint({
    id: 'OWN-saved',
    method: 'GET',
    path: '/saved',
    access: 'user',
    reply: itemsSchema,
    errors: [],
  }),
  /** Adds to what is saved, the newest first: one press, or all that a browser stored before a sign-in. A repeat changes nothing. */
  addSaved: endpoint({
    id: 'OWN-saved-add',
    method: 'POST',
    path: '/saved',
    access: 'user',
    body: v.object({ items: v.pipe(v.array(savedItemSchema), v.minLength(1), v.maxLength(MOST_AT_ONCE)) }),
    reply: itemsSchema,
    errors: ['saved/limit'],
  }),
  /** Removes one item, or all of a kind. */
  removeSaved: endpoint({
    id: 'OWN-saved-remove',
    method: 'DELETE',
    path: '/saved',
    access: 'user',
    query: v.object({ kind: v.picklist(SAVED_KINDS), key: v.optional(savedItemSchema.entries.key) }),
    reply: itemsSchema,
    errors: [],
  }),
}
