import { describe, expect, it } from 'vitest'
import { nextTab } from './next-tab.ts'

const tabs = [
  { value: 'rights' },
  { value: 'adverts', disabled: true },
  { value: 'history' },
  { value: 'documents' },
]

describe('nextTab', () => {
  it.each([
    ['ArrowRight', 'rights', 'history'],
    ['ArrowRight', 'documents', 'rights'],
    ['ArrowLeft', 'history', 'rights'],
    ['ArrowLeft', 'rights', 'documents'],
    ['Home', 'documents', 'rights'],
    ['End', 'rights', 'documents'],
    ['ArrowDown', 'rights', undefined],
    ['a', 'rights', undefined],
  ])('leads by %s from %s to %s', (key, from, to) => {
    expect(nextTab(key, tabs, from)).toBe(to)
  })

  it('leads from a value that is not there to an end', () => {
    expect(nextTab('ArrowRight', tabs, 'gone')).toBe('rights')
    expect(nextTab('ArrowLeft', tabs, 'gone')).toBe('documents')
  })

  it('stays on the only tab', () => {
    expect(nextTab('ArrowRight', [{ value: 'one' }], 'one')).toBe('one')
    expect(nextTab('ArrowLeft', [{ value: 'one' }], 'one')).toBe('one')
  })
})
