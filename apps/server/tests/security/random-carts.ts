import { PRODUCTS } from '@proverka/domain/orders'
import type { Random } from '../../src/commands/seeds/random.ts'
import { FLAT, ANY_SUBJECT } from '@proverka/test-support/guest-order'

/** One product of a random cart: what counts of it, and what travels. */
export interface RandomItem {
  readonly product_id: string
  readonly code: string | undefined
  readonly isInsured: boolean
  /** Whether it says who is to be checked. */
  readonly isPersonNamed: boolean
  /** Holds a value that the contract does not take. */
  readonly isMalformed: boolean
  readonly wire: Readonly<Record<string, unknown>>
}

export interface RandomCart {
  readonly items: readonly RandomItem[]
  /** The body as a whole is no body of an order. */
  readonly isMalformed: boolean
  /** The body as it travels, numbers in it that JSON of ours would not write. */
  readonly text: string
}

/** A placeholder for a number that `JSON.stringify` cannot write. */
const raw = (number: string) => `raw:${number}`
const HUGE = [raw('1e999'), raw('-1e999'), raw('1e308')]
const LIES = [-49_900, -1, 0, 0.01, 1e-9, ...HUGE, 'NaN', '0', '-1', null, true, [], {}]
/** Fields in which a client may try to set his own price, amount or identity. */
const LYING_FIELDS = [
  'price',
  'product_price',
  'price_kopecks',
  'kopecks',
  'total',
  'total_amount',
  'totalAmount',
  'total_kopecks',
  'discount',
  'quantity',
  'count',
  'coupons',
  'price_components',
  'product',
  'product_name',
  'couponId',
  'used_balance',
  'paid_at',
  'Paid',
  'status',
  'person_id',
  'buyerId',
]
const KNOWN_IDS = PRODUCTS.map(({ product_id }) => product_id)
const UNKNOWN_IDS = ['', 'EgrnObject', '00000000-0000-0000-0000-000000000000', "' or 1=1", '__proto__']

/** A cart as a browser makes it, or as no browser would. `rest` is sent beside the items. */
export function makeCart(random: Random, codes: readonly string[], rest: object = {}): RandomCart {
  const length = random.chance(0.01) ? random.pick([0, 101]) : random.whole(1, 5)
  const items = Array.from({ length }, () => makeItem(random, codes))
  const body = {
    ...lies(random),
    ...rest,
    order_items: items.map(({ wire }) => wire),
  }
  const text = JSON.stringify(body).replaceAll(/"raw:([^"]+)"/g, '$1')
  const isBroken = random.chance(0.005)
  return {
    items,
    isMalformed: isBroken || length > 100,
    text: isBroken ? text.replace('"order_items"', '"price":NaN,"order_items"') : text,
  }
}

function makeItem(random: Random, codes: readonly string[]): RandomItem {
  const product_id = random.chance(0.02) ? random.pick(UNKNOWN_IDS) : random.pick(KNOWN_IDS)
  const code = random.chance(0.5) ? typed(random, random.pick([...codes, 'нет-такого', ''])) : undefined
  const riskInsurance = random.pick([true, false, false, 'true', 1, undefined])
  const isPersonNamed = random.chance(0.97)
  const markup = random.chance(0.02)
    ? { value: random.pick(['-499', null, [], {}]), isMalformed: true }
    : { value: random.pick([undefined, 0, 1000, -1e6, 0.001, raw('1e999')]), isMalformed: false }
  return {
    product_id,
    code,
    isInsured: riskInsurance === true,
    isPersonNamed,
    isMalformed: markup.isMalformed,
    wire: {
      ...lies(random),
      product_id,
      object_key: FLAT,
      markup: markup.value,
      coupon_id: random.pick([undefined, '', 'made-up', '00000000-0000-0000-0000-000000000000']),
      ...(code !== undefined && { code }),
      metadata: {
        ...lies(random),
        ...(isPersonNamed && ANY_SUBJECT),
        ...(riskInsurance !== undefined && { riskInsurance }),
      },
    },
  }
}

/** The spaces and the case of a typed code do not matter. */
const typed = (random: Random, code: string): string =>
  random.pick([code, code.toUpperCase(), ` ${code} `, code.toLowerCase()])

function lies(random: Random): Record<string, unknown> {
  const names = Array.from({ length: random.whole(0, 3) }, () => random.pick(LYING_FIELDS))
  return Object.fromEntries(names.map((name) => [name, random.pick(LIES)]))
}
