import { describe, expect, it } from 'vitest'
import { GENERATED_REPORTS } from '../../../fixtures/generated-reports.ts'
import { DEBT } from '../../../fixtures/report-answers.ts'
import { personReport, propertyReport, propertyReportWithout } from '../../../fixtures/make-report.ts'
import { EXTRACT_CASES, OTHER_REPORTS } from '../../../fixtures/report-cases.ts'
import { QUESTION_WORDS } from '../report/question-words.ts'
import { extract } from '../report/samples.test-data.ts'
import { weightOfTone } from '../report/tone.ts'
import { reportView } from './report-view.ts'
import { typesetView } from './typeset-view.ts'
import { reportVerdict } from './verdict.ts'
import { viewStatements } from '../../../fixtures/view-statements.ts'
import type { RowView } from './view.ts'

const rowsOf = (report: Parameters<typeof reportView>[0]): readonly RowView[] =>
  reportView(report).sections.flatMap((section) => (section.kind === 'rows' ? section.rows : []))

const STATE_WORDS = {
  'not-contained': 'в этом документе не указано',
  absent: 'не указано в выписке',
  'no-data': 'данные отсутствуют',
  'not-understood': 'раздел есть, но мы его не поняли',
  partly: 'часть раздела мы не поняли',
} as const

describe('[TRUE-01] what is absent', () => {
  it.each(EXTRACT_CASES)('$name', ({ question, state, report }) => {
    const { title, none, noneTone } = QUESTION_WORDS[question]
    const row = rowsOf(report).find(({ id }) => id === `${question}-state`)
    const words = { ...STATE_WORDS, empty: none, filled: undefined }[state]
    // A history lists the rights that stand today in its own table, which says itself what was not understood.
    const isInTable =
      question === 'rights' &&
      state === 'partly' &&
      report.extract?.content.kind === 'extract_transfer_rights_property'
    const isSaid = words !== undefined && !isInTable
    expect(row && [row.label, row.value, row.tone]).toEqual(
      isSaid ? [title, words, state === 'empty' ? noneTone : 'grey'] : undefined,
    )
  })

  it('is counted by its lines, and the filter of a page finds as many', () => {
    for (const { report } of EXTRACT_CASES) {
      const { counts } = reportView(report)
      const tones = rowsOf(report).map(({ tone }) => tone)
      expect(counts).toEqual({
        found: tones.filter((tone) => tone === 'red').length,
        attention: tones.filter((tone) => tone === 'orange').length,
        namesake: tones.filter((tone) => tone === 'yellow').length,
        notFound: tones.filter((tone) => tone === 'green').length,
        notChecked: tones.filter((tone) => tone === 'grey').length,
        inProgress: 0,
      })
    }
    expect(reportView(propertyReportWithout({ kind: 'not-found' })).counts).toBeUndefined()
  })

  it('[TRUE-02] has its source and its time in every part of a document', () => {
    for (const { report } of EXTRACT_CASES) {
      const parts = reportView(report).sections.filter(({ id }) => id !== 'previous')
      expect(parts.length).toBeGreaterThan(1)
      for (const part of parts)
        expect([part.id, 'stamp' in part && part.stamp]).toEqual([
          part.id,
          { source: 'ЕГРН', time: '21.11.2026, 14:04 МСК' },
        ])
    }
  })

  it('is green only in words of a document that answers the question', () => {
    for (const { report } of EXTRACT_CASES) {
      const content = report.extract?.content
      for (const row of rowsOf(report).filter(({ tone }) => tone === 'green')) {
        const question = row.id.replace('-state', '')
        expect(content?.parts).toHaveProperty(question, 'empty')
      }
    }
  })

  it('is grey when the register has no such object, and the money comes back', () => {
    const report = propertyReportWithout({ kind: 'not-checked', reason: 'no-such-object' })
    expect(reportVerdict(report)).toEqual({
      colour: 'grey',
      word: 'Объект не найден',
      headline: 'Объект не найден в реестре',
    })
    const said = viewStatements(reportView(report)).join('\n')
    expect(said).toContain('вернем')
    expect(said).not.toMatch(/сведений нет|не найдено/i)
    expect(JSON.stringify(reportView(report))).not.toContain('"green"')
  })

  it('is grey when the register holds no data, and says that the money stays', () => {
    const report = propertyReportWithout({ kind: 'not-found' })
    expect(reportVerdict(report)).toMatchObject({ colour: 'grey', word: 'Реестр не дал сведений' })
    const said = viewStatements(reportView(report)).join('\n')
    expect(said).toContain('не возвращаются')
    expect(JSON.stringify(reportView(report))).not.toContain('"green"')
  })
})

describe('[TRUE-02] the view of a report', () => {
  const all = [
    ...EXTRACT_CASES.map(({ name, report }) => [name, report] as const),
    ...OTHER_REPORTS,
    ...GENERATED_REPORTS,
  ]

  it.each(all)('says its verdict once and the same everywhere: %s', (_name, report) => {
    const { verdict } = reportView(report)
    const { colour, word, headline } = reportVerdict(report)
    expect(verdict.headline).toBe(headline)
    expect(verdict.mark.words).toBe(word)
    expect([colour, 'wait']).toContain(verdict.mark.tone)
    const ids = reportView(report).sections.flatMap((section) => [
      section.id,
      ...('rows' in section ? section.rows.flatMap((row) => ('id' in row ? [row.id] : [])) : []),
    ])
    expect(new Set(ids).size).toBe(ids.length)
  })

  it.each(all)('says the most serious first, and each statement once: %s', (_name, report) => {
    const { points } = reportView(report).verdict
    const weights = points.map(({ mark }) => weightOfTone(mark?.tone))
    expect(weights).toEqual(weights.toSorted((a, b) => a - b))
    expect(new Set(points.map(({ text }) => text)).size).toBe(points.length)
  })

  it('names each source once, with the true state of each of its checks', () => {
    const { asked } = reportView(
      personReport([
        ['passport', 'МВД', { kind: 'not-checked', reason: 'missing-data' }],
        ['bailiffs', 'ФССП', DEBT],
        ['wanted', 'МВД', { kind: 'not-found' }],
      ]),
    )
    expect(
      asked.rows.map(({ source, checks }) => [source, checks.map(({ title, mark }) => [title, mark.words])]),
    ).toEqual([
      [
        'МВД',
        [
          ['Паспорт', 'Не проверено'],
          ['Розыск', 'Не найдено'],
        ],
      ],
      ['ФССП', [['Исполнительные производства', 'Найдено: 1 запись']]],
    ])
  })

  it('counts as matched only what was given', () => {
    const view = reportView(personReport([['bailiffs', 'ФССП', DEBT]]))
    const match = view.sections.flatMap((one) => (one.kind === 'finding' ? one.records : [])).at(0)?.match
    expect(match).toMatchObject({
      words: 'Совпало 2 из 2',
      cells: [
        { label: 'Фамилия и имя', state: 'same' },
        { label: 'Дата рождения', state: 'same' },
      ],
    })
  })

  it('tells each right once and points marks to it', () => {
    const content = extract({
      marks: [{ kind: 'objection', text: 'Возражение Образцова А. П.', number: '00:01-1' }],
    })
    const report = propertyReport(content)
    const said = viewStatements(reportView(report))
    expect(said.filter((text) => text.includes('00:01-1'))).toHaveLength(1)
    expect(rowsOf(report).find(({ value }) => value.startsWith('Возражение'))).toMatchObject({
      about: { text: 'К праву 1', id: 'right-1' },
      tone: 'red',
    })
  })

  it('says that a document was read whole only when it was', () => {
    const whole = 'Документ прочитан целиком: все его разделы на месте и поняты.'
    const said = (content: Parameters<typeof propertyReport>[0]) =>
      viewStatements(reportView(propertyReport(content)))
    expect(said(extract())).toContain(whole)
    expect(said(extract({ notUnderstood: ['/x'] }))).not.toContain(whole)
    expect(said(extract({ parts: {} }))).not.toContain(whole)
  })

  it('keeps short words with the next one in every text, and names of places as they are', () => {
    const view = typesetView(reportView(propertyReport(extract())))
    expect(view.disclaimer).toContain('не\u00a0относится к\u00a0государственным')
    expect(view.sections.map(({ id }) => id)).toContain('object')
  })
})
