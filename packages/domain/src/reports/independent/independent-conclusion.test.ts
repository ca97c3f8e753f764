import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { independentConclusionSchema } from './independent-conclusion.ts'

const statement = { text: 'Приставы взыскивают 388 140 ₽.', tasks: ['t1'] }
const conclusion = {
  author: 'model',
  model: 'Образец-1',
  made_at: '2026-11-21T11:05:00.000Z',
  statements: [statement],
}
const statements = (count: number) => Array.from({ length: count }, () => statement)
const wrongFields = (value: unknown) =>
  (v.safeParse(independentConclusionSchema, value).issues ?? []).map((issue) => v.getDotPath(issue))

describe('[PROD-06] a stored conclusion', () => {
  it.each([
    ['of a model', conclusion],
    ['of the rules, which have no name', { ...conclusion, author: 'rules', model: '' }],
    ['with the longest statement', { ...conclusion, statements: [{ ...statement, text: 'я'.repeat(1000) }] }],
    ['with as many statements as it may have', { ...conclusion, statements: statements(30) }],
  ])('is one %s', (_name, value) => expect(v.parse(independentConclusionSchema, value)).toEqual(value))

  it.each([
    ['author', 'left out', { author: undefined }],
    ['author', 'a human', { author: 'human' }],
    ['author', 'empty', { author: '' }],
    ['model', 'left out', { model: undefined }],
    ['made_at', 'no instant', { made_at: '21.11.2026' }],
    ['statements', 'none', { statements: [] }],
    ['statements', 'too many', { statements: statements(31) }],
    ['statements.0.text', 'left out', { statements: [{ ...statement, text: undefined }] }],
    ['statements.0.text', 'blank', { statements: [{ ...statement, text: ' \n\t' }] }],
    ['statements.0.text', 'too long', { statements: [{ ...statement, text: 'я'.repeat(1001) }] }],
    ['statements.0.tasks', 'none', { statements: [{ ...statement, tasks: [] }] }],
    ['statements.0.tasks', 'left out', { statements: [{ ...statement, tasks: undefined }] }],
    ['statements.0.tasks.0', 'no id', { statements: [{ ...statement, tasks: [1] }] }],
  ])('is refused when its %s is %s', (field, _how, wrong) =>
    expect(wrongFields({ ...conclusion, ...wrong })).toEqual([field]),
  )

  it('has statements of one word too', () => {
    expect(wrongFields({ ...conclusion, statements: [{ ...statement, text: 'Внимание!' }] })).toEqual([])
  })
})
