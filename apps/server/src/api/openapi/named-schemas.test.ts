import { expect, it } from 'vitest'
import { createNamedSchemas } from './named-schemas.ts'

const object = (properties: object) => ({ type: 'object', properties })
const text = { type: 'string' }

it('puts each structure among the components once, under the name of its field', () => {
  const { schemas, refer } = createNamedSchemas()
  const person = object({ shoe: text })
  const first = refer(object({ bestFriends: { type: 'array', items: person } }), 'AskInput', 'people')
  const second = refer(object({ oldFriend: person, x: text }), 'TellInput', 'people')
  expect([first, second]).toEqual([
    { $ref: '#/components/schemas/AskInput' },
    { $ref: '#/components/schemas/TellInput' },
  ])
  expect(Object.keys(schemas)).toEqual(['AskInput', 'BestFriend', 'TellInput'])
  expect(schemas['TellInput']).toMatchObject({
    properties: { oldFriend: { $ref: '#/components/schemas/BestFriend' } },
  })
})

it('tells apart structures of one field by what they are in, and variants by their kind', () => {
  const { schemas, refer } = createNamedSchemas()
  refer(object({ bestFriend: object({ shoe: text }) }), 'AskInput', 'people')
  refer(object({ bestFriend: object({ hat: text }) }), 'TellInput', 'people')
  refer(object({ shoe: text, bag: text }), 'AskInput', 'bags')
  const kind = (value: string) => object({ kind: { const: value } })
  refer(object({ answer: { anyOf: [kind('found'), kind('not-found')] } }), 'HearInput', 'people')
  expect(Object.keys(schemas)).toEqual([
    'AskInput',
    'BestFriend',
    'TellInput',
    'TellInputBestFriend',
    'BagsAskInput',
    'HearInput',
    'AnswerFound',
    'AnswerNotFound',
  ])
})

it('gives a field its words', () => {
  const { schemas, refer } = createNamedSchemas()
  refer(object({ order_id: text, shoe: text }), 'AskInput', 'people')
  expect(schemas['AskInput']).toMatchObject({
    properties: { order_id: { type: 'string', description: 'Номер заказа (UUID)' }, shoe: text },
  })
})
