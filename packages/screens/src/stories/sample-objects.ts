import type { ObjectAnswer } from '../pages/search/object/data.ts'
import { PRODUCTS } from '@proverka/domain/orders'

export const OBJECT_NUMBER = '00:01:0001001:204'

/** The price list of both sites. */
export const PRICES = PRODUCTS.map(
  ({ product_id, product_name, product_name_ru, product_description, product_price }) => ({
    product_id,
    product_name,
    product_name_ru,
    product_description,
    product_price,
    price_components: [],
    coupons: [],
  }),
)

const ASKED_AT = '2026-11-21T11:05:00.000Z'

/** A flat that the register holds. */
export const FLAT = {
  object: {
    Number: OBJECT_NUMBER,
    Address: 'г. Образцовск, ул. Кленовая, д. 5, кв. 47',
    Area: '54.3',
    AreaOKC: '54.3',
    Level: '6',
    ObjectType: 'Помещение',
    TypeOKC: 'Квартира',
    Status: 'Учтенный',
  },
  confirmed: true,
  asked_at: ASKED_AT,
  record: {
    cost: 4_812_330,
    cost_at: '2026-01-01',
    registered_at: '2009-04-15',
    cancelled_at: null,
    successors: [],
  },
  products: [],
  average_time: { EgrnObject: 31 },
} satisfies ObjectAnswer

/** The same flat after it has left the register. */
export const CANCELLED_FLAT: ObjectAnswer = {
  ...FLAT,
  object: { ...FLAT.object, Status: 'Погашено' },
  record: {
    ...FLAT.record,
    cancelled_at: '2024-03-18',
    successors: ['00:01:0001001:305', '00:01:0001001:306'],
  },
}

const NEIGHBOUR = {
  Number: '00:01:0001001:214',
  Address: 'г. Образцовск, ул. Кленовая, д. 5, кв. 48',
  Area: '41.2',
  ObjectType: 'Помещение',
  TypeOKC: 'Квартира',
  Status: 'Учтенный',
}

/** A number that no object has, though its quarter exists. */
/** Of a register that does not know all objects: no service that was asked has the number. */
export const unknownNumber = (unconfirmed: ObjectAnswer): ObjectAnswer => ({
  ...unconfirmed,
  unconfirmed: {
    kind: 'number',
    not_checked: 'not-known',
    shared: false,
    asked: [
      { name: 'Наш реестр', outcome: 'unknown', at: '2026-11-21T11:05:00.000Z' },
      { name: 'DaData', outcome: 'unknown', at: '2026-11-21T11:05:00.000Z' },
      { name: 'НСПД', outcome: 'failed', at: '2026-11-21T11:05:01.000Z' },
    ],
    parts: null,
    near: [{ ...NEIGHBOUR, distance: 1 }],
    quarter: null,
    addresses: [],
  },
})

export const UNCONFIRMED: ObjectAnswer = {
  ...FLAT,
  object: {
    ...FLAT.object,
    Number: '',
    Address: '',
    Area: '',
    AreaOKC: '',
    Level: '',
    ObjectType: '',
    TypeOKC: '',
    Status: '',
  },
  confirmed: false,
  record: { cost: null, cost_at: null, registered_at: null, cancelled_at: null, successors: [] },
  unconfirmed: {
    kind: 'number',
    parts: { region: true, district: true, block: true },
    near: [{ ...NEIGHBOUR, distance: 1 }],
    quarter: {
      number: '00:01:0001001',
      count: 2,
      cancelled: 1,
      last: 305,
      objects: [
        NEIGHBOUR,
        { ...NEIGHBOUR, Number: '00:01:0001001:215', Status: 'Погашено' },
        { ...NEIGHBOUR, Number: '00:01:0001001:305', ObjectType: 'Здание', TypeOKC: 'Жилой дом' },
      ],
    },
    addresses: [],
  },
  search: { retry_at: null, per_day: 20, per_day_signed_in: 100 },
}
