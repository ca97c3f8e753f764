import { deepEqual, equal, match, ok, throws } from 'node:assert/strict'
import { describe, it } from 'node:test'
import { contract, type Endpoint } from '@proverka/api/contract'
import { apiReference, examplesProgram } from './api-reference.ts'
import { callComment } from './call-comment.ts'
import { clientTypesModule } from './client-types-module.ts'
import { englishTerms } from './english-terms.ts'
import { fieldLines, typeText } from './type-text.ts'

const TYPES: readonly (readonly [schema: Readonly<Record<string, unknown>>, text: string])[] = [
  [{ type: 'string' }, 'string'],
  [{ type: ['string', 'null'] }, 'string | null'],
  [{ enum: ['a', 'b'] }, '"a" | "b"'],
  [{ const: true }, 'true'],
  [{ type: 'array', items: { type: ['number', 'null'] } }, '(number | null)[]'],
  [{ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] }, '[string, number]'],
  [{ type: 'string', format: 'binary' }, 'File'],
  [{ anyOf: [{ $ref: '#/components/schemas/Order' }, { type: 'null' }] }, 'Order | null'],
  [{ anyOf: [{ type: 'string' }, {}] }, 'unknown'],
  [{ type: 'object', additionalProperties: { type: 'number' } }, '{ [key: string]: number; }'],
  [
    { type: 'object', propertyNames: { enum: ['a', 'b'] }, additionalProperties: { type: 'number' } },
    '{ [Key in "a" | "b"]?: number; }',
  ],
]

describe('a JSON schema as a type', () => {
  for (const [schema, text] of TYPES)
    it(`${JSON.stringify(schema)} is ${text}`, () => equal(typeText(schema), text))

  it('has words above a field and says which may be absent', () => {
    const properties = { id: { type: 'string', description: 'Номер' }, 'x-y': { type: 'number' } }
    deepEqual(fieldLines({ type: 'object', properties, required: ['id'] }), [
      '/** Номер */',
      'id: string;',
      '"x-y"?: number | undefined;',
    ])
  })
})

describe('the words of a call', () => {
  it('are its sentence, its address with English terms and its codes, those of any call last', () => {
    const lines = callComment('resumePayment', contract.orders.resumePayment)
    deepEqual(lines.slice(0, 4), [
      '/**',
      ' * Новая попытка оплаты неоплаченного заказа.',
      ' *',
      ' * `POST /order/{id}/payment`: resume payment, order, payment.',
    ])
    match(
      lines.join('\n'),
      /@throws \{ApiError\} `order\/not-found`, .*`input\/invalid`.*`server\/unknown`$/m,
    )
  })

  it('are missing for no call', () => {
    const nameless: Endpoint = { ...contract.orders.payOrders, id: 'x' }
    throws(() => callComment('payOrders', nameless), /x has no sentence/)
  })

  it('name what a developer from abroad looks for', () => {
    equal(
      englishTerms('listProducts', 'Услуги и цены; с токеном — личные цены'),
      'list products, product, price, API token, personal data',
    )
  })
})

describe('the types of the client', () => {
  const source = clientTypesModule()

  it('have each name once', () => {
    const names = [...source.matchAll(/^export (?:interface|type) (\w+)/gm)].map(([, name]) => name)
    deepEqual(
      names.filter((name, place) => names.indexOf(name) !== place),
      [],
    )
  })

  it('name what a call takes and answers', () => {
    for (const line of [
      'createOrder: (input: { body: CreateOrderInput } & CallOptions) => Promise<CreateOrderReply>',
      'getOrder: (input: { params: { id: string; } } & CallOptions) => Promise<Order>',
      // Two calls of one structure: each has its own name.
      'export interface CheckCouponInput extends RedeemPromocodeInput {}',
    ])
      ok(source.includes(line), line)
  })
})

describe('the reference of the API', () => {
  const pages = apiReference()

  it('starts with what a program needs first, and links only pages and types that are there', () => {
    const start = pages.get('README.md') ?? ''
    ok(start.indexOf('(orders.md)') < start.indexOf('(deals.md)'))
    for (const page of pages.values())
      for (const [, file = '', type = ''] of page.matchAll(/\]\((\w+\.md)#?(\w*)\)/g)) {
        const headings = [...(pages.get(file) ?? '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => heading)
        ok(
          type === '' ? headings.length > 0 : headings.some((heading) => heading?.toLowerCase() === type),
          file + type,
        )
      }
  })

  it('has for each call its words, its signature, an example and codes', () => {
    const page = pages.get('verify.md') ?? ''
    match(page, /^await api\.verify\.\w+\(\{ params: \{ code: '\w+' \} \}\)$/m)
    match(page, /^Codes: `.*`server\/unknown`\.$/m)
    match(
      examplesProgram(),
      /^ {2}await api\.orders\.listOrders\(\{ query: \{ limit: '20', month: '2026-11' \} \}\)$/m,
    )
  })

  it('is of programs: calls of the staff are not in it', () => {
    equal(pages.has('admin.md'), false)
  })
})
