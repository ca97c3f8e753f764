import { describe, expect, it } from 'vitest'
import type { ExtractRight } from '../extract/extract.ts'
import { summariseExtract } from './property-summary.ts'
import { extract } from './samples.test-data.ts'

const TODAY = '2026-11-21'

function right(more: Partial<ExtractRight> = {}): ExtractRight {
  return {
    type: 'Собственность',
    number: '00:01-1',
    date: '2015-03-01',
    holders: [{ kind: 'person', state: 'named' }],
    documents: [],
    ...more,
  }
}

function encumbrance(type: string) {
  return { type, number: '00:01-9', from: '2025-02-03', holders: [], documents: [] }
}

function keys(more: Parameters<typeof extract>[0]): readonly string[] {
  return summariseExtract(extract(more), TODAY).conclusions.map((conclusion) => conclusion.key)
}

describe('property summary', () => {
  it('is green when the register holds no obstacle', () => {
    expect(summariseExtract(extract(), TODAY)).toEqual({
      colour: 'green',
      headline: 'Препятствий в выписке нет',
      conclusions: [],
    })
  })

  it('is not green when a part was not understood or the kind tells nothing about rights', () => {
    expect(summariseExtract(extract({ notUnderstood: ['/x'] }), TODAY).colour).toBe('grey')
    const silent = summariseExtract(
      extract({ silentOnRights: true, ownership: 'unregistered', rights: [] }),
      TODAY,
    )
    expect([silent.colour, silent.conclusions]).toEqual(['grey', []])
  })

  it('says that the register gave no extract', () => {
    expect(summariseExtract(extract({ notice: { kind: 'refusal' } }), TODAY)).toMatchObject({
      colour: 'grey',
      headline: 'Росреестр отказал в сведениях',
    })
  })

  it('finds a mortgage, an arrest and other encumbrances with their lines', () => {
    const types = ['Ипотека в силу закона', 'Запрещение регистрации', 'Арест', 'Сервитут']
    const summary = summariseExtract(extract({ encumbrances: types.map(encumbrance) }), TODAY)
    expect(summary.conclusions.map(({ key, facts }) => [key, facts.length])).toEqual([
      ['arrest', 2],
      ['mortgage', 1],
      ['other-encumbrance', 1],
    ])
    expect(summary.conclusions[1]?.facts).toEqual(['Ипотека в силу закона № 00:01-9 от 03.02.2025'])
    expect([summary.colour, summary.headline]).toEqual(['red', 'На объекте арест или запрет'])
  })

  it('finds objects that left the register, rights that are missing and disputes', () => {
    expect(keys({ object: { cadastralNumbers: [], status: 'Снят с учета' } })).toEqual(['cancelled'])
    expect(keys({ object: { cadastralNumbers: [], cancelledAt: '2024-01-02' } })).toEqual(['cancelled'])
    expect(keys({ ownership: 'unregistered', rights: [] })).toEqual(['unregistered'])
    expect(keys({ marks: [{ kind: 'litigation', text: 'Судебный спор' }] })).toEqual(['dispute'])
    expect(keys({ marks: [{ kind: 'note', text: 'Примечание' }] })).toEqual([])
  })

  it('finds shares and several owners, but not in rights that have passed on', () => {
    const shares = [right({ type: 'Общая долевая собственность', share: '1/2' }), right({ share: '1/2' })]
    expect(keys({ rights: shares })).toEqual(['share', 'several-owners'])
    const couple = right({ holders: [...right().holders, ...right().holders] })
    expect(keys({ rights: [couple] })).toEqual(['several-owners'])
    expect(
      keys({ rights: [right({ share: '1/1' }), right({ share: '1/2', endedAt: '2020-01-01' })] }),
    ).toEqual([])
  })

  it('finds a right that is younger than a year', () => {
    expect(keys({ rights: [right({ date: '2025-11-22' })] })).toEqual(['fresh-right'])
    expect(keys({ rights: [right({ date: '2025-11-21' })] })).toEqual([])
    expect(keys({ rights: [right({ date: '2026-02-01T10:00:00+03:00' })] })).toEqual(['fresh-right'])
  })

  it('says that a name is hidden, which alone is no obstacle', () => {
    const summary = summariseExtract(extract({ ownership: 'withheld' }), TODAY)
    expect(summary.conclusions.map(({ key }) => key)).toEqual(['hidden-owner'])
    expect([summary.colour, summary.headline]).toEqual(['green', 'Препятствий в выписке нет'])
    expect(keys({ marks: [{ kind: 'personal-participation', text: 'Отметка' }] })).toEqual([
      'personal-participation',
    ])
  })
})
