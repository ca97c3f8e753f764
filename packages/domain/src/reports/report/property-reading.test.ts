import { describe, expect, it } from 'vitest'
import type { Extract } from '../extract/extract.ts'
import { summariseExtract } from './property-summary.ts'
import { extract } from './samples.test-data.ts'

const TODAY = '2026-11-21'

describe('how much of the document was read', () => {
  const readingOf = (more: Partial<Extract>) => summariseExtract(extract(more), TODAY).reading
  const { parts = {} } = extract()

  it.each<[parts: Extract['parts'], reading: string]>([
    [
      { deals: 'absent', encumbrances: 'absent' },
      'Прочитано все, что есть в файле. Не указаны обременения, сделки без согласия.',
    ],
    [
      { claims: 'no-data', litigation: 'no-data' },
      'Прочитано все, что есть в файле. Нет данных: судебные споры, правопритязания.',
    ],
    [{ objections: 'not-understood' }, 'Документ прочитан не целиком: не поняты возражения против права.'],
    [{ rights: 'partly' }, 'Документ прочитан не целиком: не поняты права и правообладатели.'],
    [
      { deals: 'not-understood', claims: 'absent', litigation: 'no-data' },
      'Документ прочитан не целиком: не поняты сделки без согласия. Не указаны правопритязания; нет данных: судебные споры.',
    ],
  ])('[TRUE-01][INPUT-06] says which parts %j leave open, and what of them was not read', (open, reading) => {
    expect(readingOf({ parts: { ...parts, ...open } })).toBe(reading)
  })

  it('[INPUT-06] names the parts of the file that were not understood', () => {
    const notUnderstood = ['extract/land_record/params/soil_grade']
    const unread = 'Документ прочитан не целиком: не поняты части файла: soil_grade.'
    expect(readingOf({ notUnderstood })).toBe(unread)
    expect(readingOf({ notUnderstood, parts: { ...parts, claims: 'absent' } })).toBe(
      `${unread} Не указаны правопритязания.`,
    )
    expect(readingOf({ notUnderstood, parts: { ...parts, claims: 'not-understood' } })).toBe(
      'Документ прочитан не целиком: не поняты правопритязания.',
    )
    expect(readingOf({ notUnderstood: ['a/b', 'a/@c', 'd/b', 'e', 'f'] })).toBe(
      'Документ прочитан не целиком: не поняты части файла: b, @c, e и еще 1.',
    )
  })

  it('draws no conclusion from a document of an unknown kind', () => {
    expect(summariseExtract(extract({ kind: 'extract_of_tomorrow' }), TODAY)).toEqual({
      colour: 'grey',
      headline: 'В этом документе не указаны обременения',
      reading: 'Документ такого вида мы пересказываем, но вывода по нему не делаем.',
      conclusions: [],
    })
  })

  it('names both answers that a document of the value alone cannot give', () => {
    const value = { kind: 'extract_cadastral_value_property', ownership: 'unregistered', rights: [] } as const
    expect(summariseExtract(extract({ ...value, rights: [] }), TODAY)).toMatchObject({
      colour: 'grey',
      headline: 'В этом документе не указаны права и правообладатели и обременения',
      conclusions: [],
    })
  })
})
