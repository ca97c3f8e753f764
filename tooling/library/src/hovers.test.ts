import { deepEqual, equal, match } from 'node:assert/strict'
import { it } from 'node:test'
import { callFaults, typeFaults } from './hovers.ts'

const HOVER = {
  name: 'orders.createOrder',
  type: '(property) createOrder: (input: { body: CreateOrderInput } & CallOptions) => Promise<Order>',
  words: 'Заказ вошедшего пользователя.\n\n`POST /order`: create order.\n\n@throws {ApiError} `order/empty`',
}

it('takes a hover with a sentence, an address, English terms and codes', () => {
  deepEqual(callFaults(HOVER), [])
})

const FAULTS: readonly (readonly [title: string, change: Partial<typeof HOVER>, fault: RegExp])[] = [
  ['a type that nobody reads', { type: 'x'.repeat(301) }, /301 characters of type/],
  ['any', { type: '(property) createOrder: (input: any) => Promise<Order>' }, /any in/],
  ['no Russian sentence', { words: HOVER.words.replace(/^.*\n/, 'An order.\n') }, /no sentence in Russian/],
  ['no address', { words: HOVER.words.replace('`POST /order`', 'create') }, /no address and no terms/],
  ['no English terms', { words: HOVER.words.replace('create order', 'заказ') }, /no address and no terms/],
  ['no codes', { words: HOVER.words.replace('@throws', 'throws') }, /no codes of refusals/],
  ['an id of a requirement', { words: `${HOVER.words} (AMB-46)` }, /AMB-46/],
]
for (const [title, change, fault] of FAULTS)
  it(`finds ${title}`, () => {
    const faults = callFaults({ ...HOVER, ...change })
    equal(faults.length, 1)
    match(faults[0] ?? '', fault)
  })

it('asks nothing but brevity of a type', () => {
  deepEqual(typeFaults({ name: 'Order', type: 'interface Order', words: '' }), [])
  equal(typeFaults({ name: 'Kind', type: 'x'.repeat(301), words: '' }).length, 1)
})
