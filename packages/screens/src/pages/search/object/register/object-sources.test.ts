import { describe, expect, it } from 'vitest'
import { REAL_PLOT } from '../../../../stories/sample-real-objects.ts'
import { keyFacts, sourceColumns, sourceRows } from './object-sources.ts'

const plain = (text: unknown) => String(text).replaceAll('\u00A0', ' ')

describe('[REG-04] sources of an object on its page', () => {
  const { sources } = REAL_PLOT

  it('are rows with a value for each source, who differs and by how much', () => {
    expect(sourceColumns(sources.documents).map(({ name, day }) => `${name} ${day}`)).toEqual([
      'Выписка ЕГРН 02.11.2026',
      'План квартала 01.10.2026',
    ])
    const [address, area, category, use, cost] = sourceRows(sources)
    expect(plain(area?.words)).toBe('Расходится на 12 м²')
    expect(area?.differing).toEqual(['extract', 'kpt'])
    expect(plain(area?.answers['kpt']?.value)).toBe('841 ± 10 м²')
    expect(address?.words).toBe('Сходится')
    expect(category).toMatchObject({ verdict: 'single', words: 'Один источник' })
    expect(use?.answers['extract']).toBeUndefined()
    expect(cost?.answers['kpt']?.note).toBe('на 01.01.2023')
  })

  it('stand under the key facts, and a difference in their place', () => {
    expect(keyFacts(sources).map(({ label, note, differs }) => [label, plain(note), differs])).toEqual([
      ['Площадь', 'расходится на 12 м²', true],
      ['Категория земель', 'План квартала, 01.10.2026', false],
      ['Кадастровая стоимость', 'План квартала, 01.01.2023', false],
    ])
  })
})
