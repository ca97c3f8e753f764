import { describe, expect, it } from 'vitest'
import { GENERATED_REPORTS } from '../../../fixtures/generated-reports.ts'
import {
  ACCIDENTS,
  CAR_RECORD,
  COMPANY,
  companyRecord,
  DEBT,
  readings,
  VEHICLE,
} from '../../../fixtures/report-answers.ts'
import {
  numberedReport,
  personReport,
  propertyReport,
  propertyReportWithout,
} from '../../../fixtures/make-report.ts'
import { EXTRACT_CASES, OTHER_REPORTS } from '../../../fixtures/report-cases.ts'
import { QUESTION_WORDS } from '../../reports/report/question-words.ts'
import { extract } from '../../reports/report/samples.test-data.ts'
import { weightOfTone } from '../../reports/report/tone.ts'
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
    // A history lists the current rights in its own table, which says itself what was not understood.
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

describe('the parts of a report', () => {
  const person = { ...personReport([['bailiffs', 'ФССП', DEBT]]), number: 20_419, version: 'V2.1' }
  const partsOf = (report: Parameters<typeof reportView>[0]) =>
    reportView(report).sections.map(({ id }) => id)

  it('are under its number, its version and its time, and above the words that end every report', () => {
    const view = reportView(person)
    expect(view).toMatchObject({
      kind: 'person',
      title: 'Проверка человека',
      number: '№ 20\u00a0419',
      version: 'версия V2.1',
      demo: true,
      subject: { name: 'Ладогин Арсений' },
      updated: 'обновлено 21.11.2026, 14:05 МСК',
      counts: { found: 1, attention: 0, namesake: 0, notFound: 0, notChecked: 0, inProgress: 0 },
      asked: { rows: [{ source: 'ФССП' }] },
      disclaimer:
        'Отчет носит справочный характер. Не является официальной выпиской. Сервис не относится к государственным органам.',
    })
    expect(view).not.toHaveProperty('scale')
  })

  it('begin with what has changed, then what was concluded, then what the buyer copied', () => {
    const bureauReport = { bureau: 'БКИ «Образец»', score: 742, low: 1, high: 999, date: '2026-11-20' }
    const [earlier] = [
      {
        id: '00000000-0000-4000-8000-000000000301',
        number: 1,
        title: 'Прежний',
        updated_at: person.updated_at,
      },
    ]
    expect(
      partsOf({
        ...person,
        subject: { ...person.subject, bureauReport } as typeof person.subject,
        previous: [earlier],
        independent: {
          author: 'rules',
          model: '',
          made_at: person.updated_at,
          statements: [{ text: 'Долг.', tasks: ['task-bailiffs'] }],
        },
      }),
    ).toEqual(['previous', 'independent', 'bureau-report', 'bailiffs'])
  })

  it('of an object are what is pending, then its document', () => {
    const whole = propertyReport(extract())
    expect(reportView(whole).counts).toMatchObject({ found: 0, notChecked: 1, inProgress: 0 })
    expect(partsOf(whole)).toEqual(['object', 'rights', 'encumbrances', 'disputes', 'silent'])
    const waiting = propertyReportWithout({ kind: 'in-progress' })
    expect(partsOf({ ...whole, tasks: waiting.tasks })[0]).toBe('extract')
    expect(partsOf(waiting)).toEqual(['extract'])
  })

  it('of a company without ties to show are those of its checks', () => {
    const answers = [['company-register', companyRecord('Действует', 'notice')]] as const
    expect(partsOf(numberedReport(COMPANY, answers))).toEqual(['company-register'])
  })

  const isDrawnAbove = (report: Parameters<typeof reportView>[0]) =>
    reportView(report).sections.flatMap((section) => {
      if (section.kind === 'facts') return [[section.id, section.figures?.isDrawnAbove ?? false]]
      if (section.kind !== 'finding') return []
      return section.records.map(({ figures }) => [section.id, figures?.isDrawnAbove ?? false])
    })

  it('of a car keep the drawing of the mileage only where no axis of dates has it', () => {
    const car = (isBack: boolean) =>
      numberedReport(VEHICLE, [
        ['vehicle-registrations', CAR_RECORD],
        ['vehicle-mileage', readings(isBack)],
        ['vehicle-accidents', ACCIDENTS],
      ])
    expect(partsOf(car(false)).slice(0, 2)).toEqual(['life', 'vehicle-accidents'])
    expect(isDrawnAbove(car(false))).toEqual([
      ['vehicle-accidents', false],
      ['vehicle-accidents', false],
      ['vehicle-registrations', false],
      ['vehicle-mileage', true],
    ])
    expect(isDrawnAbove(car(true))).toContainEqual(['vehicle-mileage', true])
    expect(isDrawnAbove(numberedReport(VEHICLE, [['vehicle-mileage', readings(true)]]))).toEqual([
      ['vehicle-mileage', false],
    ])
    const bare = numberedReport(VEHICLE, [
      ['vehicle-accidents', ACCIDENTS],
      ['vehicle-mileage', { kind: 'found', findings: [{ title: 'Пробег', severity: 'warning', facts: [] }] }],
    ])
    const mileage = reportView(bare).sections.find(({ id }) => id === 'vehicle-mileage')
    expect(mileage?.kind === 'finding' && mileage.records[0]).not.toHaveProperty('figures')
  })
})
