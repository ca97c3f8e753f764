import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema, instantSchema } from '../shared.ts'

const kindSchema = v.picklist(['fault', 'subject-request', 'fulfilment'], 'Такого вида дел нет')
const caseEntries = { kind: kindSchema, subject_id: idSchema }

/** Who of the staff works on which case. */
export const adminClaims = {
  /** Of the kinds that the permissions of the caller open. */
  listClaims: endpoint({
    id: 'OWN-claims',
    method: 'GET',
    path: '/admin/claims',
    access: 'user',
    reply: v.object({
      claims: v.array(
        v.object({
          ...caseEntries,
          person_id: idSchema,
          /** Name of who has it, or his address where he gave none. */
          name: v.string(),
          at: instantSchema,
        }),
      ),
    }),
    errors: ['access/denied', 'staff/factor-needed', 'staff/other-network'],
  }),
  /** Takes a case; `from` is who had it when it was seen, null if it was free; a colleague who was faster holds it. */
  takeClaim: endpoint({
    id: 'OWN-claim-take',
    method: 'PUT',
    path: '/admin/claims',
    access: 'user',
    body: v.object({ ...caseEntries, from: v.nullable(idSchema) }),
    reply: v.object({ taken: v.literal(true) }),
    errors: [
      'access/denied',
      'staff/factor-needed',
      'staff/other-network',
      'claim/not-found',
      'claim/changed',
    ],
  }),
  /** Lets a case of one's own go. */
  releaseClaim: endpoint({
    id: 'OWN-claim-release',
    method: 'DELETE',
    path: '/admin/claims',
    access: 'user',
    query: v.object(caseEntries),
    reply: v.object({ released: v.literal(true) }),
    errors: ['access/denied', 'staff/factor-needed', 'staff/other-network', 'claim/changed'],
  }),
}
