import { describe, expect, it } from 'vitest'
import { compareFacts, type FactName, type FactValue, type SourceStatement } from './facts.ts'

const says = (
  source: SourceStatement['source'],
  day: string,
  facts: { readonly [Name in FactName]?: FactValue },
): SourceStatement => ({ source, day, document: `${source} ${day}`, facts })

describe('[REG-04] facts of several sources', () => {
  it('are compared: the newest document of the EGRN is shown, the others by how much they differ', () => {
    const [area] = compareFacts([
      says('kpt', '2026-10-01', { area: { value: 54.2 } }),
      says('extract', '2026-11-01', { area: { value: 52.7 } }),
    ])
    expect(area).toMatchObject({
      name: 'area',
      verdict: 'differ',
      shown: { source: 'extract', value: 52.7, document: 'extract 2026-11-01' },
      others: [{ fact: { source: 'kpt', value: 54.2, day: '2026-10-01' }, agrees: false, by: 1.5 }],
    })
  })

  it('of a plan that is newer than the extract shows the plan', () => {
    const [area] = compareFacts([
      says('extract', '2020-11-01', { area: { value: 50 } }),
      says('kpt', '2026-10-01', { area: { value: 60 } }),
    ])
    expect(area?.shown.source).toBe('kpt')
  })

  it.each([
    ['within the declared error', { value: 800, error: 10 }, { value: 806 }, 'agree'],
    ['beyond the declared error', { value: 800, error: 10 }, { value: 811 }, 'differ'],
    ['of a tenth, by rounding', { value: 54.2 }, { value: 54.1 }, 'agree'],
    ['of two tenths', { value: 54.2 }, { value: 54 }, 'differ'],
  ])('areas with a difference %s', (_, one, other, verdict) => {
    const [area] = compareFacts([
      says('extract', '2026-11-01', { area: one }),
      says('kpt', '2026-10-01', { area: other }),
    ])
    expect(area?.verdict).toBe(verdict)
  })

  it('differ in words only where the words do, not their spelling', () => {
    const verdictOf = (value: string) =>
      compareFacts([
        says('extract', '2026-11-01', { purpose: { value: 'Жилой дом «Ёлка»' } }),
        says('kpt', '2026-10-01', { purpose: { value } }),
      ])[0]?.verdict
    expect(verdictOf('жилой  дом "Елка"')).toBe('agree')
    expect(verdictOf('Нежилое')).toBe('differ')
  })

  it.each([
    ['обл Примерная, г Новоречинск, ул Садовая, д. 1', 'agree'],
    ['Примерная область, Новоречинск, Садовая ул., дом 1', 'agree'],
    ['г. Новоречинск, ул. Садовая, д. 1', 'agree'],
    ['обл Примерная, г Новоречинск, ул Садовая, д 11', 'differ'],
    ['обл Примерная, г Новоречинск, пр-кт Мира, д 1', 'differ'],
  ])('of addresses: %s', (value, verdict) => {
    const [address] = compareFacts([
      says('gar', '2026-11-20', { address: { value: 'обл Примерная, г Новоречинск, ул Садовая, д 1' } }),
      says('kpt', '2026-10-01', { address: { value } }),
    ])
    expect(address?.verdict).toBe(verdict)
  })

  it('of costs with different days do not contradict each other', () => {
    const costs = (day: string) =>
      compareFacts([
        says('extract', '2026-11-01', { cost: { value: 100, day: '2025-01-01' } }),
        says('kpt', '2026-10-01', { cost: { value: 90, day } }),
      ])[0]
    expect(costs('2023-01-01')).toMatchObject({ verdict: 'agree', others: [{ by: -10 }] })
    expect(costs('2025-01-01')?.verdict).toBe('differ')
  })

  it('say which source is silent; outside of the EGRN the most trusted source is shown', () => {
    const facts = compareFacts([
      says('kpt', '2026-10-01', { area: { value: 60 } }),
      says('houses', '2026-10-02', { 'year-built': { value: 1987 } }),
    ])
    expect(facts.map(({ name, verdict, silent }) => [name, verdict, silent])).toEqual([
      ['area', 'single', ['houses']],
      ['year-built', 'single', ['kpt']],
    ])
  })

  it('of an older document of the same source are replaced', () => {
    const [area] = compareFacts([
      says('kpt', '2024-10-01', { area: { value: 50 } }),
      says('kpt', '2026-10-01', { area: { value: 60 } }),
    ])
    expect(area).toMatchObject({ verdict: 'single', shown: { value: 60 }, others: [] })
  })
})
