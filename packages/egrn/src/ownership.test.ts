import type { ExtractHolder, ExtractRight } from '@proverka/domain/reports'
import { describe, expect, it } from 'vitest'
import { ownershipOf } from './ownership.ts'

const named: ExtractHolder = { kind: 'organisation', state: 'named', name: 'АО «Образец»' }
const hidden: ExtractHolder = { kind: 'person', state: 'withheld' }

function rightOf(type: string, holders: ExtractHolder[], endedAt?: string): ExtractRight {
  return { type, holders, documents: [], ...(endedAt && { endedAt }) }
}

describe('ownershipOf', () => {
  it.each([
    ['no rights', [], 'unregistered'],
    ['a named owner', [rightOf('Собственность', [named])], 'named'],
    ['a hidden owner', [rightOf('Общая долевая собственность', [hidden])], 'withheld'],
    ['one of two hidden', [rightOf('Общая долевая собственность', [named, hidden])], 'withheld'],
    [
      'a hidden owner of the past',
      [rightOf('Собственность', [hidden], '2020-01-01'), rightOf('Собственность', [named])],
      'named',
    ],
    ['ended rights alone', [rightOf('Собственность', [named], '2020-01-01')], 'unregistered'],
    ['a lesser right alone', [rightOf('Оперативное управление', [named])], 'unregistered'],
    ['a right of unknown kind', [rightOf('Вид права не указан', [named])], 'named'],
  ] as const)('%s', (_name, rights, ownership) => {
    expect(ownershipOf(rights)).toBe(ownership)
  })
})
