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
  asked_at: '2026-11-24T11:05:00.000Z',
  record: {
    cost: 6_482_110,
    cost_at: '2026-11-21',
    registered_at: '2012-07-14',
    cancelled_at: null,
    successors: [],
  },
  // Ids of the samples: what was bought here opens the sample of its product.
  products: [
    {
      order_item_id: '00000000-0000-4000-8000-000000000006',
      product_id: '5889adc0-0bd1-4193-9d0c-06093117bbed',
      product_name: 'EgrnObject',
      product_name_ru: 'Выписка ЕГРН об объекте',
      price: 499,
      status: 'done',
      created_date: '2026-11-21T11:02:00.000Z',
      metadata: {
        diffStatement: {
          amount_of_owners: { before: '2', after: '1' },
          date_rights: { before: '18.03.2024', after: '23.11.2026' },
          registration_number_of_rights: {
            before: '00:14:0203005:1047-00/014/2024-3',
            after: '00:14:0203005:1047-00/014/2026-9',
          },
          encumbrance: false,
        },
      },
      data: { difference: { is_checked: true } },
    },
    {
      order_item_id: '00000000-0000-4000-8000-000000000007',
      product_id: '019bd2d3-a928-42a3-91c2-a188278f658c',
      product_name: 'EgrnRightList',
      product_name_ru: 'Отчет о переходе прав',
      price: 499,
      status: 'done',
      created_date: '2026-11-21T11:02:00.000Z',
      metadata: {},
    },
  ],
  average_time: { EgrnObject: 34, EgrnRightList: 41, RiskAssessmentOwner: 12, FullCheck: 43 },
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
