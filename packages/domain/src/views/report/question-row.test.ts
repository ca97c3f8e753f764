import { describe, expect, it } from 'vitest'
import type { Extract } from '../../reports/extract/extract.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { questionRow, withoutRepeats } from './question-row.ts'
import type { RowView } from './view.ts'

describe('a question that a document does not answer', () => {
  it.each<[string, Partial<Extract>, value: string, meaning: string, tone: string]>([
    [
      'of whose kind none does',
      { kind: 'extract_cadastral_value_property' },
      'в этом документе не указано',
      'Ответ есть в выписке об объекте недвижимости.',
      'grey',
    ],
    [
      'without such a part',
      { parts: { encumbrances: 'absent' } },
      'не указано в выписке',
      'Такого раздела в файле нет. Это не значит, что записей нет.',
      'grey',
    ],
    [
      'in which the register has no data',
      { parts: { encumbrances: 'no-data' } },
      'данные отсутствуют',
      'Реестр не дал сведений. Это не то же, что «записей нет».',
      'grey',
    ],
    [
      'whose part was not understood',
      { parts: { encumbrances: 'not-understood' } },
      'раздел есть, но мы его не поняли',
      'Мы не стали его толковать и не считаем пустым: посмотрите файл выписки.',
      'grey',
    ],
    [
      'whose part was understood in part',
      {
        parts: { encumbrances: 'partly' },
        encumbrances: [{ type: 'Аренда', holders: [], documents: [] }],
      },
      'часть раздела мы не поняли',
      'Непонятое перечислено в разделе «Что не проверено».',
      'grey',
    ],
    [
      'in which the register says that there is none',
      { parts: { encumbrances: 'empty' } },
      'не зарегистрировано',
      'Росреестр ответил: ипотеки, ареста, запрета и аренды в реестре нет.',
      'green',
    ],
  ])('%s', (_what, more, value, meaning, tone) => {
    expect(questionRow(extract(more), 'encumbrances')).toEqual({
      id: 'encumbrances-state',
      index: '',
      label: 'Ограничения прав и обременения',
      value,
      details: [],
      meaning,
      tone,
      pointer: '/parts/encumbrances',
    })
  })

  it('has no such row where the document answers it', () => {
    const encumbrances = [{ type: 'Аренда', holders: [], documents: [] }]
    expect(questionRow(extract({ encumbrances }), 'encumbrances')).toBeUndefined()
  })
})

it('a sentence of an earlier row is not repeated, whatever is between', () => {
  const row = (id: string, meaning: string): RowView => ({
    id,
    index: '',
    label: '',
    value: '',
    details: [],
    meaning,
  })
  const rows = withoutRepeats([
    row('1', 'Спор.'),
    row('2', 'Сделка.'),
    row('3', 'Спор.'),
    row('4', 'Сделка.'),
  ])
  expect(rows.map(({ id, meaning }) => [id, meaning])).toEqual([
    ['1', 'Спор.'],
    ['2', 'Сделка.'],
    ['3', ''],
    ['4', ''],
  ])
})
