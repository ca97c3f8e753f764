import { describe, expect, it } from 'vitest'
import type { Finding, Report } from '../../reports/report/report.ts'
import { companyTies } from './company-ties.ts'
import { reportTables } from './report-tables.ts'
import { reportView } from './report-view.ts'

const HEAD = 'Теремов Игорь Олегович'
const OWNER = 'Котова Вера Ильинична'

const record = (title: string, facts: Record<string, string>, severity: Finding['severity']): Finding => ({
  title,
  severity,
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
})

const task = (task_type: string, findings: Finding[]): Report['tasks'][number] => ({
  task_id: task_type,
  task_type,
  status: 'done',
  source: 'ФНС',
  asked: [],
  answer: { kind: 'found', findings },
  number_of_starts: 1,
  answered_at: '2026-11-21T11:20:00.000Z',
})

const report = (facts: Record<string, string>, connections: Finding[] = []): Report => ({
  id: '1',
  number: 1,
  version: '1',
  product_name: 'CounterAgent',
  title: 'Контрагент',
  demo: false,
  subject: { kind: 'company', inn: '0014990005' },
  status: 'finished',
  updated_at: '2026-11-21T11:30:00.000Z',
  tasks: [
    task('company-register', [record('ООО «Кровля»', { Состояние: 'Действует', ...facts }, 'notice')]),
    task('company-connections', connections),
  ],
})

const NASTIL = record(
  'ООО «Настил»',
  // The register of the other company spells the name differently.
  {
    Связь: 'руководитель до 19.05.2025',
    'Через кого': 'ТЕРЕМОВ ИГОРЬ ОЛЕГОВИЧ',
    Состояние: 'Ликвидировано',
  },
  'warning',
)
const STROPILA = record(
  'ООО «Стропила»',
  { Связь: 'тот же адрес регистрации', Состояние: 'Действует' },
  'notice',
)
const FULL = {
  'На учете с': '09.04.2014',
  Руководитель: `${HEAD}, генеральный директор`,
  Учредители: `${HEAD}, 60%; ${OWNER}, 40%`,
}

describe('the chart of the ties of a company', () => {
  const full = report(FULL, [NASTIL, STROPILA])

  it('is its head and owners with the companies that each of them leads to', () => {
    expect(companyTies(full)?.ties).toEqual({
      words: 'Схема связей: ООО «Кровля», 2 лица в записи реестра, 2 связи с другими компаниями',
      root: { name: 'ООО «Кровля»', relation: 'на учете с 09.04.2014' },
      branches: [
        {
          name: HEAD,
          relation: 'генеральный директор, учредитель, доля 60%',
          companies: [
            {
              name: 'ООО «Настил»',
              relation: 'руководитель до 19.05.2025',
              state: { tone: 'orange', words: 'Ликвидировано' },
            },
          ],
        },
        { name: OWNER, relation: 'учредитель, доля 40%', companies: [] },
        {
          name: 'Адрес регистрации',
          relation: 'общий у компаний',
          isMatch: true,
          companies: [
            {
              name: 'ООО «Стропила»',
              relation: 'тот же адрес регистрации',
              state: { words: 'Действует' },
              isMatch: true,
            },
          ],
        },
      ],
    })
  })

  it('says in its table all that the drawing says, with source and time', () => {
    const section = companyTies(full)
    expect(section?.rows.map(({ cells }) => cells)).toEqual([
      [[HEAD], ['генеральный директор, учредитель, доля 60%'], ['ФНС', '21.11.2026, 14:20 МСК']],
      [[OWNER], ['учредитель, доля 40%'], ['ФНС', '21.11.2026, 14:20 МСК']],
      [
        ['ООО «Настил»', 'Ликвидировано'],
        ['руководитель до 19.05.2025', 'Через кого: ТЕРЕМОВ ИГОРЬ ОЛЕГОВИЧ'],
        ['ФНС', '21.11.2026, 14:20 МСК'],
      ],
      [['ООО «Стропила»', 'Действует'], ['тот же адрес регистрации'], ['ФНС', '21.11.2026, 14:20 МСК']],
    ])
    expect(section?.note).toMatch(/Одинаковые полные имена.*одного адреса/)
    const sheet = reportTables(reportView(full)).find(({ title }) => title === 'Кто стоит за компанией')
    expect(sheet?.rows.flat().join('\n')).toContain(HEAD)
    expect(sheet?.rows).toHaveLength(5)
  })

  it('follows what the register says of the company', () => {
    const ids = reportView(full).sections.map(({ id }) => id)
    expect(ids.indexOf('ties')).toBe(ids.indexOf('company-register') + 1)
  })

  it('says more of a tie where its record does, and takes the place of a list of mere ties', () => {
    const stated = (findings: Finding[]): Report => {
      const told = report(FULL, findings)
      const tasks = told.tasks.map((one, index): Report['tasks'][number] =>
        index === 0 ? one : { ...one, answer: { kind: 'stated', findings } },
      )
      return { ...told, tasks }
    }
    const facts = { Связь: 'учредитель, тот же адрес', 'Через кого': OWNER, ИНН: '0014990012' }
    const wide = record('ООО «Луч»', facts, 'notice')
    for (const findings of [[wide], [wide, STROPILA]]) {
      const { sections } = reportView(stated(findings))
      expect(sections.map(({ id }) => id)).toEqual(['company-register', 'ties'])
      expect(JSON.stringify(sections)).toContain(`"Через кого: ${OWNER}","ИНН: 0014990012"`)
    }
    const none = record('Связанных компаний реестр не показал', { 'Ответ источника': 'Нет' }, 'notice')
    expect(reportView(stated([none])).sections.map(({ id }) => id)).toContain('company-connections')
    expect(reportView(report(FULL, [NASTIL])).sections.map(({ id }) => id)).toContain('company-connections')
  })

  it('names a person whom only a tie names, and attaches a tie without a person to the company itself', () => {
    const through = record('ООО «Луч»', { Связь: 'участник', 'Через кого': 'Иной Иван Ильич' }, 'notice')
    const bare = record('ООО «Миг»', { Связь: 'правопреемник' }, 'notice')
    const branches = companyTies(report(FULL, [through, bare]))?.ties?.branches.slice(2)
    expect(branches).toEqual([
      {
        name: 'Иной Иван Ильич',
        relation: 'назван в записи о связи',
        companies: [{ name: 'ООО «Луч»', relation: 'участник' }],
      },
      { name: 'ООО «Миг»', relation: 'правопреемник', companies: [] },
    ])
  })

  it('is undefined for one head, for an empty answer, or without the record of a register', () => {
    expect(companyTies(report({ Руководитель: HEAD }))).toBeUndefined()
    const none = record(
      'Связанных компаний реестр не показал',
      { 'Ответ источника': 'Других компаний нет' },
      'notice',
    )
    expect(companyTies(report({ Руководитель: HEAD }, [none]))).toBeUndefined()
    const tied = report(FULL, [NASTIL])
    expect(companyTies({ ...tied, tasks: tied.tasks.slice(1) })).toBeUndefined()
    expect(companyTies(report({ Руководитель: HEAD, Учредители: OWNER }))?.note).toBe('')
  })
})

describe('the people of a company', () => {
  const peopleOf = (facts: Record<string, string>, connections: Finding[] = []) =>
    companyTies(report(facts, connections))?.ties?.branches.map(
      ({ name, relation }) => `${name}: ${relation}`,
    )

  it.each<[Record<string, string>, readonly string[]]>([
    [{ Учредители: `${HEAD}; ${OWNER}` }, [`${HEAD}: учредитель`, `${OWNER}: учредитель`]],
    [{ Руководитель: HEAD, Учредители: OWNER }, [`${HEAD}: руководитель`, `${OWNER}: учредитель`]],
    [
      { Руководитель: `${HEAD}, ликвидатор, с 2024 года`, Учредители: OWNER },
      [`${HEAD}: ликвидатор, с 2024 года`, `${OWNER}: учредитель`],
    ],
    [
      { Руководитель: 'СЕМЁНОВ СЕМЁН СЕМЁНОВИЧ', Учредители: `Семенов Семен Семенович; ${OWNER}` },
      ['СЕМЁНОВ СЕМЁН СЕМЁНОВИЧ: руководитель, учредитель', `${OWNER}: учредитель`],
    ],
    [
      { Руководитель: HEAD, Учредители: ` ${HEAD}, 1/3; ${OWNER}, 2/3` },
      [`${HEAD}: руководитель, учредитель, доля 1/3`, `${OWNER}: учредитель, доля 2/3`],
    ],
  ])('are who its register names, head first: %j', (facts, people) => {
    expect(peopleOf(facts)).toEqual(people)
  })

  it('are named with the company alone where the day of its registration is unknown', () => {
    expect(companyTies(report({ Руководитель: HEAD, Учредители: OWNER }))?.ties).toEqual({
      words: 'Схема связей: ООО «Кровля», 2 лица в записи реестра',
      root: { name: 'ООО «Кровля»', relation: '' },
      branches: [
        { name: HEAD, relation: 'руководитель', companies: [] },
        { name: OWNER, relation: 'учредитель', companies: [] },
      ],
    })
  })
})

describe('the table of ties', () => {
  const noteOf = (facts: Record<string, string>, ...connections: Finding[]) =>
    companyTies(report(facts, connections))?.note
  const NAMES = 'Одинаковые полные имена в записи реестра показаны одним лицом.'
  const MATCH = 'Совпадение одного адреса — повод спросить, а не доказательство связи.'
  const apart = { Руководитель: HEAD, Учредители: OWNER }
  const bare = record('ООО «Миг»', { Связь: 'правопреемник' }, 'notice')

  it('has the columns of who, how and by what source', () => {
    expect(companyTies(report(FULL))).toMatchObject({
      kind: 'table',
      id: 'ties',
      title: 'Кто стоит за компанией',
      columns: [
        { title: 'Кто', share: 36 },
        { title: 'Чем связан с компанией', share: 40 },
        { title: 'Источник и время', share: 24 },
      ],
      rows: [{ id: 'ties-1' }, { id: 'ties-2' }],
    })
    expect(companyTies(report(FULL, [NASTIL, STROPILA]))?.rows.map(({ id }) => id)).toEqual([
      'ties-1',
      'ties-2',
      'ties-3',
      'ties-4',
    ])
  })

  it('says by what it takes two records for one person, and that an address proves nothing', () => {
    expect(noteOf(FULL)).toBe(NAMES)
    expect(noteOf(apart, NASTIL)).toBe(NAMES)
    expect(noteOf(apart, STROPILA)).toBe(MATCH)
    expect(noteOf(FULL, STROPILA)).toBe(`${NAMES} ${MATCH}`)
    expect(noteOf(apart, bare)).toBe('')
  })

  it.each<[number, number, string]>([
    [0, 2, '2 связи с другими компаниями'],
    [1, 1, '1 лицо в записи реестра, 1 связь с другими компаниями'],
    [5, 0, '5 лиц в записи реестра'],
    [0, 5, '5 связей с другими компаниями'],
  ])('counts %d people and %d companies in words', (people, companies, words) => {
    const Учредители = Array.from({ length: people }, (_, place) => `Котова Вера ${place + 1}`).join('; ')
    const ties = Array.from({ length: companies }, (_, place) => ({ ...bare, title: `ООО «Миг ${place}»` }))
    expect(companyTies(report(people > 0 ? { Учредители } : {}, ties))?.ties?.words).toBe(
      `Схема связей: ООО «Кровля», ${words}`,
    )
  })

  it('is of two at least, whoever they are', () => {
    expect(companyTies(report({}, [bare]))).toBeUndefined()
    expect(companyTies(report({ Учредители: OWNER }))).toBeUndefined()
    const tied = report(FULL, [NASTIL])
    const others = { ...tied, tasks: [task('company-debts', [bare]), ...tied.tasks] }
    expect(companyTies(others)).toEqual(companyTies(tied))
    const person = { kind: 'taxpayer', inn: '001400000180' } as const
    expect(companyTies({ ...report(FULL, [NASTIL]), subject: person })).toBeUndefined()
  })

  it('has of the other company neither a state nor a colour that its record does not tell', () => {
    const [, , branch] = companyTies(report(apart, [bare]))?.ties?.branches ?? []
    expect(branch).toEqual({ name: 'ООО «Миг»', relation: 'правопреемник', companies: [] })
    const rows = companyTies(report(apart, [bare]))?.rows
    expect(rows?.at(-1)?.cells).toEqual([['ООО «Миг»'], ['правопреемник'], ['ФНС', '21.11.2026, 14:20 МСК']])
  })

  it('draws once whom several ties name, and all companies that share an address under it', () => {
    const through = (title: string) =>
      record(title, { Связь: 'участник', 'Через кого': 'Иной Иван Ильич' }, 'notice')
    const other = { ...STROPILA, title: 'ООО «Балка»' }
    const branches = companyTies(
      report(apart, [through('ООО «Луч»'), through('ООО «Блик»'), STROPILA, other]),
    )?.ties?.branches.slice(2)
    expect(branches?.map(({ name, companies }) => [name, companies.map((one) => one.name)])).toEqual([
      ['Иной Иван Ильич', ['ООО «Луч»', 'ООО «Блик»']],
      ['Адрес регистрации', ['ООО «Стропила»', 'ООО «Балка»']],
    ])
  })

  it('leaves out no company of which the register does not say how it is tied', () => {
    const untold = record('ООО «Луч»', { Состояние: 'Банкротство' }, 'warning')
    const rows = companyTies(report(FULL, [NASTIL, untold]))?.rows
    expect(rows?.at(-1)?.cells[0]).toEqual(['ООО «Луч»', 'Банкротство'])
    expect(rows?.at(-1)?.cells[1]?.[0]).toBe('связь не названа')
  })
})
