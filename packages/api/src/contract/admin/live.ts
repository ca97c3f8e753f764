import * as v from 'valibot'
import { endpoint } from '../endpoint.ts'
import { idSchema } from '../shared.ts'

export const adminLive = {
  /**
   * A stream of events `version`, one at first and one whenever something that queues, lists or the order show may have
   * changed: the screen asks for it. While it is open with an order, others at that order see the caller.
   */
  watchChanges: endpoint({
    id: 'OWN-admin-changes',
    method: 'GET',
    path: '/admin/changes',
    access: 'user',
    query: v.object({ order: v.optional(idSchema) }),
    reply: 'events',
    errors: ['access/denied', 'staff/factor-needed', 'staff/other-network', 'order/not-found', 'rate/limit'],
  }),
}
