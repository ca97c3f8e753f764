import { expect, it } from 'vitest'
import { namesIn, typeHtml } from './type-html.ts'

it('writes a schema as a person reads a type', () => {
  const schema = {
    type: 'object',
    required: ['id', 'kind'],
    properties: {
      id: { type: 'string', description: 'Номер <заказа>' },
      kind: { enum: ['pdf', 'zip'] },
      files: { type: 'array', items: { anyOf: [{ type: 'string', format: 'binary' }, { type: 'null' }] } },
      by: { type: 'object', additionalProperties: { type: 'number' } },
    },
  }
  expect(typeHtml(schema)).toBe(
    '{\n  id: string <i>Номер &lt;заказа&gt;</i>\n  kind: &quot;pdf&quot; | &quot;zip&quot;\n  files?: (file | null)[]\n  by?: { [key]: number }\n}',
  )
})

it('links to a named type, joins parts, and admits what it does not know', () => {
  expect(typeHtml({ allOf: [{ $ref: '#/components/schemas/Order' }, { const: 1 }] })).toBe(
    '<a href="#type-Order">Order</a> &amp; 1',
  )
  expect(typeHtml({ type: ['string', 'null'] })).toBe('string | null')
  expect(typeHtml({ type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }] })).toBe(
    '[string, number]',
  )
  expect([typeHtml({}), typeHtml(undefined)]).toEqual(['unknown', 'unknown'])
})

it('finds the named types of a part, however deep', () => {
  const part = { a: [{ $ref: '#/components/schemas/A' }], b: { items: { $ref: '#/components/schemas/B' } } }
  expect(namesIn(part)).toEqual(['A', 'B'])
})
