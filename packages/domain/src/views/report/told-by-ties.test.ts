import { expect, it } from 'vitest'
import { isToldByTies } from './company-ties.ts'

it('a section is replaced by the table of ties only where it lists ties', () => {
  const facts = (id: string, ...labels: string[]) =>
    ({ kind: 'facts', id, title: '', note: '', rows: labels.map((label) => ({ label, value: '' })) }) as const
  expect(isToldByTies(facts('company-connections', 'ИНН', 'Связь'))).toBe(true)
  expect(isToldByTies(facts('company-connections', 'Ответ источника'))).toBe(false)
  expect(isToldByTies(facts('company-register', 'Связь'))).toBe(false)
  expect(isToldByTies({ kind: 'rows', id: 'company-connections', title: '', rows: [] })).toBe(false)
})
