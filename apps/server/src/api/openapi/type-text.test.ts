import { expect, it } from 'vitest'
import { typeText } from './type-text.ts'

it('writes a schema as a person reads a type', () => {
  const schema = {
    type: 'object',
    required: ['id', 'kind'],
    properties: {
      id: { type: 'string' },
      kind: { enum: ['pdf', 'zip'] },
      files: { type: 'array', items: { anyOf: [{ type: 'string', format: 'binary' }, { type: 'null' }] } },
      by: { type: 'object', additionalProperties: { type: 'number' } },
    },
  }
  expect(typeText(schema)).toBe(
    '{\n  id: string\n  kind: "pdf" | "zip"\n  files?: (file | null)[]\n  by?: { [key]: number }\n}',
  )
})

it('names what is described elsewhere, joins parts, and admits what it does not know', () => {
  expect(typeText({ allOf: [{ $ref: '#/components/schemas/Error' }, { const: 1 }] })).toBe('Error & 1')
  expect(typeText({ type: ['string', 'null'] })).toBe('string | null')
  expect([typeText({}), typeText(undefined)]).toEqual(['unknown', 'unknown'])
})
