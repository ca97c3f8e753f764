import type * as v from 'valibot'
import { endpoint } from './endpoint.ts'
import { objectInfoReply } from './objects.ts'

/** The object behind the key `demo`: part of the bundle, so that its page works without a server (AMB-104, OBJ-03). */
export const DEMO_OBJECT_INFO: v.InferOutput<typeof objectInfoReply> = {
  object: {
    Number: '00:14:0203005:1047',
    Address: 'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
    Area: '54.3',
    AreaOKC: '',
    Level: '5',
    ObjectType: 'Помещение',
    TypeOKC: 'Жилое',
    Status: 'Актуально',
  },
  confirmed: true,
  asked_at: '2026-11-21T11:05:00.000Z',
  record: {
    cost: 6_482_110,
    cost_at: '2026-11-21',
    registered_at: '2012-07-14',
    cancelled_at: null,
    successors: [],
  },
  products: [],
  average_time: {},
}

export const demo = {
  getDemoObject: endpoint({
    id: 'CALL-163',
    method: 'GET',
    path: '/demo/object.json',
    access: 'guest',
    reply: objectInfoReply,
  }),
}
