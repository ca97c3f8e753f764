import { describe, expect, it } from 'vitest'
import { numberedReport, personReport } from '../../../fixtures/make-report.ts'
import {
  accounts,
  COMPANY,
  DEBT,
  DOWN,
  LAWSUITS,
  LONG_LISTS,
  NAMESAKE,
  NOTHING,
} from '../../../fixtures/report-answers.ts'
import { runningSections, taskSections } from './task-sections.ts'
import type { Finding, ReportTask } from '../../reports/report/report.ts'
import { finding, found, likelyMatch, namesakeMatch } from '../../reports/report/samples.test-data.ts'

const TASK: ReportTask = {
  task_id: '1',
  task_type: 'bailiffs',
  status: 'running',
  source: 'ФССП',
  asked: [],
  answer: { kind: 'in-progress' },
  number_of_starts: 1,
}

it('a question that waits for its first answer says that it waits', () => {
  expect(runningSections([TASK])).toMatchObject([{ text: expect.stringMatching(/^Источник еще не ответил/) }])
})

it('a question that got no answer says why, and when it is put again', () => {
  const answer = {
    kind: 'in-progress',
    reason: 'source-limit',
    again_at: '2026-11-23T11:05:00.000Z',
  } as const
  expect(runningSections([{ ...TASK, answer }])).toMatchObject([
    { text: 'Источник ограничил число запросов. Спросим снова 23.11.2026, 14:05 МСК.' },
  ])
})

it('several records that are no news are rows under one heading; figures keep a part of their own', () => {
  const sections = taskSections(
    numberedReport(COMPANY, [
      ['company-contracts', LONG_LISTS.contracts],
      ['company-finance', accounts(4_400_000)],
    ]),
  )
  expect(sections.map(({ id, kind }) => [id, kind])).toEqual([
    ['company-contracts', 'table'],
    ['company-finance', 'facts'],
  ])
  const [contracts] = sections
  expect(contracts).toMatchObject({ title: 'Государственные контракты', stamp: { source: 'ЕИС' } })
  const rows = contracts?.kind === 'table' ? contracts.rows : []
  expect(rows).toHaveLength(15)
  expect(rows[14]).toEqual({
    id: 'company-contracts-15',
    cells: [
      ['Контракт № 00-2015/2025'],
      ['Заказчик: Образцовская школа № 15; Сумма: 15 000 ₽; Состояние: Исполнен'],
    ],
  })
})

it('empty answers that are no news are one table without a colour; a single one keeps its heading', () => {
  const sectionsOf = (...types: string[]) =>
    taskSections(
      numberedReport(
        COMPANY,
        types.map((type) => [type, NOTHING]),
      ),
    )
  const [absent, ...rest] = sectionsOf('company-leasing', 'company-contracts')
  expect(rest).toEqual([])
  expect(absent).toMatchObject({ kind: 'table', id: 'absent', title: 'Чего в реестрах нет' })
  expect(absent).not.toHaveProperty('mark')
  expect(absent?.kind === 'table' && absent.rows.map(({ cells }) => cells)).toEqual([
    [['Лизинг'], ['Сообщений о договорах лизинга нет.'], ['Федресурс', '21.11.2026, 14:02 МСК']],
    [
      ['Государственные контракты'],
      ['Государственных контрактов с этой компанией нет.'],
      ['ЕИС', '21.11.2026, 14:02 МСК'],
    ],
  ])
  expect(sectionsOf('company-leasing')).toMatchObject([{ kind: 'facts', id: 'company-leasing' }])
})

describe('a question that waits', () => {
  const running = (more: Partial<ReportTask>) => runningSections([{ ...TASK, ...more }])[0]

  it('has its mark, its source, since when it waits and how long that usually takes', () => {
    expect(running({ started_at: '2026-11-21T11:02:00.000Z', usual_seconds: 150 })).toEqual({
      kind: 'running',
      id: 'bailiffs',
      title: 'Исполнительные производства',
      mark: { tone: 'wait', words: 'Проверяется' },
      source: 'ФССП',
      startedAt: '2026-11-21T11:02:00.000Z',
      usualSeconds: 150,
      text: 'Источник еще не ответил. Обычно отвечает не позже чем за 3 минуты.',
    })
  })

  it.each([
    ['arbitration', 240, '4 минуты'],
    ['bailiffs', 60, 'минуту'],
    ['a-check-to-come', 60, 'минуту'],
  ])('of %s takes what the source says while nothing is measured', (task_type, usualSeconds, span) => {
    const section = running({ task_type })
    expect(section).toMatchObject({
      usualSeconds,
      text: `Источник еще не ответил. По его описанию ответ приходит за ${span}, сами мы еще не измерили.`,
    })
    expect(section).not.toHaveProperty('startedAt')
  })

  it('says no day of the next try that it does not know', () => {
    expect(running({ answer: { kind: 'in-progress', reason: 'source-down' } })?.text).toMatch(
      /^Источник еще не ответил/,
    )
    expect(running({ answer: { kind: 'in-progress', again_at: '2026-11-23T11:05:00.000Z' } })?.text).toMatch(
      /^Источник еще не ответил/,
    )
  })

  it('is no question that was answered', () => {
    expect(runningSections([{ ...TASK, answer: { kind: 'not-found' } }])).toEqual([])
  })
})

describe('sections of checks', () => {
  const PERSON = personReport([
    ['wanted', 'МВД', NOTHING],
    ['arbitration', 'КАД', { kind: 'in-progress' }],
    ['business', 'ФНС', { kind: 'stated', findings: [finding('notice')] }],
    ['bankruptcy', 'ЕФРСБ', DOWN],
    ['bailiffs', 'ФССП', DEBT],
  ])

  it('are records first, then what registers state, what is pending and what sources do not have', () => {
    expect(taskSections(PERSON).map(({ id, kind }) => [id, kind])).toEqual([
      ['bailiffs', 'finding'],
      ['business', 'facts'],
      ['arbitration', 'running'],
      ['not-found', 'table'],
    ])
    expect(taskSections(personReport([['bailiffs', 'ФССП', DEBT]]))).toHaveLength(1)
  })

  it('have of a record its weight, its sum, its match and what it means', () => {
    expect(taskSections(PERSON)[0]).toEqual({
      kind: 'finding',
      id: 'bailiffs',
      title: 'Исполнительные производства',
      mark: { tone: 'red', words: 'Найдено: 1 запись' },
      stamp: { source: 'ФССП', time: '21.11.2026, 14:02 МСК' },
      records: [
        {
          tone: 'red',
          title: '48120/26/00014-ИП от 11.06.2026',
          amount: '388 140 ₽',
          facts: [{ label: 'Предмет', value: 'Кредитные платежи' }],
          match: {
            words: 'Совпало 2 из 2',
            meaning: 'Ошибка маловероятна',
            cells: [
              { label: 'Фамилия и имя', state: 'same', words: 'совпало' },
              { label: 'Дата рождения', state: 'same', words: 'совпало' },
            ],
          },
        },
      ],
      meaning:
        'Долг взыскивают приставы. Они могут арестовать счета и запретить сделки с имуществом должника.',
      whatToDo:
        'Попросите справку об остатке долга и квитанцию. После оплаты дождитесь, пока пристав снимет запреты.',
      law: 'ст. 64 и 80 закона № 229-ФЗ',
    })
  })

  const sectionOf = (type: string, ...findings: Finding[]) =>
    taskSections(numberedReport(COMPANY, [[type, { kind: 'found', findings }]]))[0]

  it('say of records that are about namesakes only that they are, and nothing of what they mean', () => {
    expect(taskSections(personReport([['pledges', 'ФНП', NAMESAKE]]))[0]).toMatchObject({
      mark: { tone: 'yellow', words: 'Возможно, однофамилец: 1 запись' },
      meaning: 'Имя совпало, другие данные нет: похоже, это запись о другом человеке.',
      whatToDo:
        'Сверьте дату рождения в записи с паспортом. Не совпала — к этому человеку запись не относится.',
      law: '',
    })
  })

  it('say what a record about the person means, also where another is about a namesake', () => {
    const own = finding('critical', likelyMatch)
    const answer = found(own, finding('warning', namesakeMatch))
    const [section] = taskSections(personReport([['bailiffs', 'ФССП', answer]]))
    expect(section).toMatchObject({
      meaning: expect.stringMatching(/^Долг взыскивают приставы\./),
      records: [{ tone: 'red' }, { tone: 'yellow' }],
    })
  })

  it('say less of records none of which is serious, where a check has words for it', () => {
    const meaningOf = (type: string, ...severities: Finding['severity'][]) => {
      const section = sectionOf(type, ...severities.map((severity) => finding(severity)))
      return section?.kind === 'finding' ? section.meaning : undefined
    }
    const lesser = 'Компания не закрыта, но в ее записи есть отметка: прочитайте состояние и адрес.'
    expect(meaningOf('company-register', 'warning', 'notice')).toBe(lesser)
    expect(meaningOf('company-register', 'warning', 'critical')).not.toBe(lesser)
    expect(meaningOf('company-blocks', 'warning')).toBe(meaningOf('company-blocks', 'critical'))
  })

  it('have a record without a sum and a match without words for either, also of a check to come', () => {
    const section = sectionOf('a-check-to-come', {
      ...finding('warning', likelyMatch),
      title: 'Запись 00-0140',
    })
    expect(section).toEqual({
      kind: 'finding',
      id: 'a-check-to-come',
      title: 'Запрос в ФНС',
      mark: { tone: 'orange', words: 'Найдено: 1 запись' },
      stamp: { source: 'ФНС', time: '21.11.2026, 14:02 МСК' },
      records: [{ tone: 'orange', title: 'Запись 00-0140', amount: '', facts: [] }],
      meaning: '',
      whatToDo: '',
      law: '',
    })
  })

  it('have figures of a record and of the cases of all years', () => {
    const courts = taskSections(numberedReport(COMPANY, [['company-courts', LAWSUITS]]))[0]
    expect(courts).toMatchObject({
      figures: { title: 'Дела по годам', heads: ['Год', 'Ответчик', 'Истец'] },
      records: [{ amount: '96 000 ₽' }, {}, {}],
    })
    const loss = taskSections(numberedReport(COMPANY, [['company-finance', accounts(-2_900_000)]]))[0]
    expect(loss).toMatchObject({ kind: 'finding', records: [{ figures: { labelTitle: 'Год' } }] })
    expect(loss).not.toHaveProperty('figures')
  })

  it('are green for what a source does not have, in its own words, the words of the check or both', () => {
    const table = taskSections(
      personReport([
        ['wanted', 'МВД', { kind: 'not-found', note: 'Проверено по двум спискам.' }],
        ['extremists', 'Росфинмониторинг', NOTHING],
        ['a-check-to-come', 'ФНС', NOTHING],
      ]),
    )[0]
    expect(table).toMatchObject({
      kind: 'table',
      id: 'not-found',
      title: 'Сведений нет',
      mark: { tone: 'green', words: 'Не найдено: 3' },
    })
    expect(table?.kind === 'table' && table.rows.map(({ cells }) => cells[1])).toEqual([
      [
        'Проверено по двум спискам. В открытой базе розыска записей нет. Оперативный розыск в ней не показывают.',
      ],
      ['В опубликованной части перечня такого человека нет.'],
      ['Источник ответил, что записей нет.'],
    ])
  })
})

it('cases of a likely namesake are in no count of cases by year', () => {
  const cases = found(
    { ...finding('warning', likelyMatch), title: 'Дело А00-1/2025' },
    { ...finding('warning', likelyMatch), title: 'Дело А00-3/2026' },
    { ...finding('warning', namesakeMatch), title: 'Дело А00-2/2025' },
  )
  const [section] = taskSections(personReport([['courts', 'ГАС «Правосудие»', cases]]))
  expect(JSON.stringify(section)).toContain('"2025","1"')
})
