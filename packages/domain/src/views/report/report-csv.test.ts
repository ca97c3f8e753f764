import { describe, expect, it } from 'vitest'
import { personReport } from '../../../fixtures/make-report.ts'
import { NOTHING } from '../../../fixtures/report-answers.ts'
import { reportCsv } from './report-csv.ts'
import { reportView } from './report-view.ts'
import type { ReportView } from './view.ts'

/** A report that says as little as one can, with these sections. */
const viewWith = (sections: ReportView['sections'] = []): ReportView => ({
  kind: 'person',
  title: 'Проверка',
  number: '№ 14',
  version: 'версия 1',
  demo: false,
  subject: { name: 'Ладогин Арсений', lines: [] },
  updated: 'обновлено вчера',
  verdict: {
    mark: { tone: 'grey', words: 'Не проверено' },
    headline: 'Проверок пока нет',
    points: [],
    text: '',
    adviceTitle: 'До сделки',
    advice: [],
    conditions: '',
  },
  sections,
  asked: { title: 'Кого спросили', rows: [] },
  notChecked: {
    title: 'Что не проверено',
    rows: [{ what: 'Судимость', why: 'Закрытые сведения', how: 'Справку берет сам человек' }],
    closing: '',
  },
  disclaimer: 'Отчет носит справочный характер.',
})

describe('a report as CSV', () => {
  it('is its tables one below another, for Excel in Russian', () => {
    expect(reportCsv(viewWith())).toBe(
      [
        '\uFEFFВывод',
        'Сведения;Значение',
        'Проверка;"№ 14\nверсия 1\nобновлено вчера"',
        'Ладогин Арсений;',
        'Не проверено;Проверок пока нет',
        ';',
        'Отчет носит справочный характер.;',
        '',
        'Что не проверено',
        'Сведения;Почему;Что сделать',
        'Судимость;Закрытые сведения;Справку берет сам человек',
        '',
      ].join('\r\n'),
    )
  })

  const lineOf = (value: string): string | undefined =>
    reportCsv(
      viewWith([{ kind: 'facts', id: 'facts', title: 'Факты', note: '', rows: [{ label: 'Факт', value }] }]),
    )
      .split('\r\n')
      .find((line) => line.startsWith('Факт;'))

  it.each([
    ['=СУММ(A1)', "'=СУММ(A1)"],
    ['+7', "'+7"],
    ['-5', "'-5"],
    ['@имя', "'@имя"],
    ['\tтекст', "'\tтекст"],
    ['1=1', '1=1'],
  ])('computes nothing of what a source wrote: %j', (value, cell) => {
    expect(lineOf(value)).toBe(`Факт;${cell}`)
  })

  it.each([
    ['один; два', '"один; два"'],
    ['ООО "Кровля"', '"ООО ""Кровля"""'],
    ['строка\nвторая', '"строка\nвторая"'],
    ['=A1;B1', '"\'=A1;B1"'],
  ])('keeps a text in its cell: %j', (value, cell) => {
    expect(lineOf(value)).toBe(`Факт;${cell}`)
  })

  it('keeps a carriage return in its cell', () => {
    const section = {
      kind: 'facts',
      id: 'facts',
      title: 'Факты',
      note: '',
      rows: [{ label: 'Факт', value: 'а\rб' }],
    }
    expect(reportCsv(viewWith([section as ReportView['sections'][number]]))).toContain('Факт;"а\rб"\r\n')
  })

  it('has every part of a real report', () => {
    const csv = reportCsv(reportView(personReport([['wanted', 'МВД', NOTHING]])))
    for (const title of ['Вывод', 'Сведений нет', 'Кого спросили', 'Что не проверено'])
      expect(csv).toMatch(new RegExp(`(?:^\uFEFF|\r\n)${title}\r\n`))
  })
})
