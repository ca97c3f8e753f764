import { describe, expect, it } from 'vitest'
import type { Finding, Report } from '../../reports/report/report.ts'
import { mileageFinding } from '../../reports/answers/mileage.ts'
import { reportView } from './report-view.ts'
import { vehicleLife } from './vehicle-life.ts'

const record = (
  title: string,
  facts: Record<string, string>,
  severity: Finding['severity'] = 'warning',
): Finding => ({
  title,
  severity,
  facts: Object.entries(facts).map(([label, value]) => ({ label, value })),
})

const task = (task_type: string, source: string, findings: readonly Finding[]): Report['tasks'][number] => ({
  task_id: task_type,
  task_type,
  status: 'done',
  source,
  asked: [],
  answer: { kind: 'found', findings: [...findings] },
  number_of_starts: 1,
  answered_at: '2026-11-21T11:30:00.000Z',
})

const OWNERS = record(
  'Автомобиль стоит на учете',
  {
    Модель: 'Полынец Бриз',
    'Гос. номер': 'А000АА00',
    Владельцев: '2',
    'Владелец 1': 'Юридическое лицо, с 20.04.2017 по 02.07.2020',
    // As the register of the traffic police writes a period.
    'Владелец 2': 'физическое лицо, 02.07.2020 — по настоящее время',
  },
  'notice',
)
const MILEAGE = mileageFinding([
  { date: '2022-08-10', kilometres: 141_000, from: 'техосмотр' },
  { date: '2024-02-06', kilometres: 79_000, from: 'объявление' },
  { date: '2026-09-07', kilometres: 118_000, from: 'техосмотр' },
])

const report = (tasks: Report['tasks']): Report => ({
  id: '1',
  number: 1,
  version: '1',
  product_name: 'AutoCheck',
  title: 'Автомобиль',
  demo: false,
  subject: { kind: 'vehicle', vin: '000DEM00000000014' },
  status: 'finished',
  updated_at: '2026-11-21T11:30:00.000Z',
  tasks,
})

const full = report([
  task('vehicle-registrations', 'ГИБДД', [OWNERS]),
  task('vehicle-mileage', 'Техосмотр', MILEAGE ? [MILEAGE] : []),
  task('vehicle-taxi', 'ФГИС «Такси»', [
    record('Разрешение № 1', { Перевозчик: 'ООО', Действовало: 'с 20.04.2017 по 02.07.2020' }),
  ]),
  task('vehicle-accidents', 'ГИБДД', [record('ДТП № 2', { Дата: '19.05.2019', Вид: 'Столкновение' })]),
  task('vehicle-restrictions', 'ГИБДД', [
    record('Запрет на регистрационные действия', { 'Кто наложил': 'РОСП', Дата: '14.08.2026' }, 'critical'),
  ]),
])

describe('the life of a car', () => {
  it('[UI-066] puts owners, taxi, accidents and bans on one axis of dates, each in its table', () => {
    const life = vehicleLife(full)
    expect(life?.rows.map(({ cells }) => cells.flat().join(' | '))).toEqual([
      '20.04.2017 — 02.07.2020 | 1-й хозяин | Юридическое лицо | ГИБДД',
      '20.04.2017 — 02.07.2020 | Такси | Разрешение № 1, ООО | ФГИС «Такси»',
      '19.05.2019 | ДТП | ДТП № 2, Столкновение | ГИБДД',
      'с 02.07.2020 | 2-й хозяин | физическое лицо | ГИБДД',
      'с 14.08.2026 | Запрет | Запрет на регистрационные действия, РОСП | ГИБДД',
    ])
    expect(life?.life).toMatchObject({
      from: '2017-04-20',
      to: '2026-11-21',
      words:
        'Ось времени с 20.04.2017 по 21.11.2026: пробег — 3, хозяева — 2, такси — 1, ДТП — 1, запреты — 1',
      lanes: [
        {
          name: 'Хозяева',
          events: [
            { from: '2017-04-20', to: '2020-07-02', sign: '1-й' },
            { from: '2020-07-02', to: '2026-11-21', sign: '2-й' },
          ],
        },
        { name: 'Такси', events: [{ tone: 'orange' }] },
        { name: 'ДТП', events: [{ from: '2019-05-19', tone: 'orange' }] },
        { name: 'Запреты', events: [{ from: '2026-08-14', to: '2026-11-21', tone: 'red' }] },
      ],
    })
  })

  it('draws what the car drove at least from the reading before the odometer went back', () => {
    expect(vehicleLife(full)?.life).toMatchObject({
      mileage: [
        { date: '2022-08-10', value: 141 },
        { date: '2024-02-06', value: 79 },
        { date: '2026-09-07', value: 118 },
      ],
      driven: [
        { date: '2022-08-10', value: 141 },
        { date: '2024-02-06', value: 141 },
        { date: '2026-09-07', value: 180 },
      ],
    })
  })

  it('has the line once: the section of the mileage keeps its table', () => {
    const { sections } = reportView(full)
    expect(sections[0]).toMatchObject({ id: 'life' })
    const mileage = sections.find(({ id }) => id === 'vehicle-mileage')
    expect(mileage).toMatchObject({ records: [{ figures: { isDrawnAbove: true } }] })
  })

  it('has no chart of one date, which is not an axis, or of readings alone, which have their own', () => {
    const one = report([task('vehicle-accidents', 'ГИБДД', [record('ДТП', { Дата: '19.05.2019' })])])
    expect(vehicleLife(one)).toBeUndefined()
    expect(
      vehicleLife(report([task('vehicle-mileage', 'Техосмотр', MILEAGE ? [MILEAGE] : [])])),
    ).toBeUndefined()
    expect(vehicleLife({ ...full, subject: { kind: 'company', inn: '0014990005' } })).toBeUndefined()
  })
})

describe('the axis of a car', () => {
  const ACCIDENT = task('vehicle-accidents', 'ГИБДД', [record('ДТП № 1', { Дата: '19.05.2019' })])
  const lifeWith = (...tasks: Report['tasks']) => vehicleLife(report([ACCIDENT, ...tasks]))
  const rowsOf = (...tasks: Report['tasks']) =>
    lifeWith(...tasks)
      ?.rows.map(({ cells }) => cells.flat().join(' | '))
      .slice(1)
  const owner = (period: string) =>
    task('vehicle-registrations', 'ГИБДД', [record('Учет', { 'Владелец 1': period }, 'notice')])

  it.each([
    ['Физическое лицо, с 20.04.2020 по 02.07.2021', '20.04.2020 — 02.07.2021', 'Физическое лицо'],
    ['Физическое лицо, 20.04.2020 – 02.07.2021', '20.04.2020 — 02.07.2021', 'Физическое лицо'],
    ['Физическое лицо,20.04.2020-02.07.2021', '20.04.2020 — 02.07.2021', 'Физическое лицо'],
    ['Лизинг с 20.04.2020 по настоящее время', 'с 20.04.2020', 'Лизинг'],
    ['Физическое лицо, 20.04.2020 — настоящее время', 'с 20.04.2020', 'Физическое лицо'],
    ['Физическое лицо, 20.04.2020', '20.04.2020', 'Физическое лицо'],
  ])('is an owner by the words of the register: %s', (words, when, who) => {
    expect(rowsOf(owner(words))).toEqual([`${when} | 1-й хозяин | ${who} | ГИБДД`])
  })

  it('has no owner without dates, and nothing else that the register says', () => {
    const told = {
      Владельцев: '2',
      'Первый учет': '20.04.2020',
      'Владелец 1': 'Юридическое лицо',
      'Владелец 2': 'Юридическое лицо, по 02.07.2021',
      'Владелец 3': 'До 02.07.2021',
      'Владелец 12': 'Физическое лицо, с 20.04.2020 по настоящее время',
    }
    expect(rowsOf(task('vehicle-registrations', 'ГИБДД', [record('Учет', told, 'notice')]))).toEqual([
      'с 20.04.2020 | 12-й хозяин | Физическое лицо | ГИБДД',
    ])
  })

  it('is cut at the day of the report where its term ends later', () => {
    const licence = (term: string) =>
      task('vehicle-taxi', 'ФГИС «Такси»', [record('Разрешение № 1', { Действует: term })])
    expect(rowsOf(licence('с 20.04.2024 по 20.04.2034'))).toEqual([
      '20.04.2024 — 20.04.2034 | Такси | Разрешение № 1 | ФГИС «Такси»',
    ])
    const { life } = lifeWith(licence('с 20.04.2024 по 20.04.2034')) ?? {}
    expect(life).toMatchObject({ from: '2019-05-19', to: '2026-11-21' })
    expect(life?.lanes[0]?.events).toEqual([
      { from: '2024-04-20', to: '2026-11-21', sign: 'такси', tone: 'orange' },
    ])
    // A record of a day that is not over yet in Moscow is still on the axis.
    expect(lifeWith(licence('с 22.11.2026 по 20.04.2034'))?.life).toMatchObject({ to: '2026-11-22' })
  })

  it('is a search by the police from its day on, with who began it', () => {
    const wanted = task('vehicle-wanted', 'МВД', [
      record(
        'Автомобиль в розыске',
        { Инициатор: 'Образцовский ОП № 1', Дата: '19.08.2026', Номер: '14' },
        'critical',
      ),
    ])
    expect(rowsOf(wanted)).toEqual([
      'с 19.08.2026 | Розыск | Автомобиль в розыске, Образцовский ОП № 1 | МВД',
    ])
    expect(lifeWith(wanted)?.life?.lanes.at(-1)).toEqual({
      name: 'Розыск',
      events: [{ from: '2026-08-19', to: '2026-11-21', sign: 'розыск', tone: 'red' }],
    })
    expect(lifeWith(wanted)?.life?.words).toMatch(/: ДТП — 1, розыск — 1$/)
  })

  it('has what the source says of an accident, a ban and a taxi, in its order and without the rest', () => {
    const tasks = [
      task('vehicle-accidents', 'ГИБДД', [
        record('ДТП № 2', { Повреждения: 'слева', Дата: '20.05.2019', Вид: 'Наезд', Участников: '2' }),
      ]),
      task('vehicle-restrictions', 'ГИБДД', [
        record('Запрет', { Основание: 'Производство 48120/26', 'Кто наложил': 'РОСП', Дата: '14.08.2020' }),
      ]),
      task('vehicle-taxi', 'ФГИС', [
        record('Разрешение', { Номер: '14', Действует: 'с 14.03.2021 по 13.03.2022', Перевозчик: 'ИП' }),
      ]),
    ]
    expect(rowsOf(...tasks)).toEqual([
      '20.05.2019 | ДТП | ДТП № 2, слева, Наезд | ГИБДД',
      'с 14.08.2020 | Запрет | Запрет, Производство 48120/26, РОСП | ГИБДД',
      '14.03.2021 — 13.03.2022 | Такси | Разрешение, ИП | ФГИС',
    ])
    expect(
      lifeWith(...tasks)?.life?.lanes.map(({ name, events }) => [name, events.map(({ sign }) => sign)]),
    ).toEqual([
      ['Такси', ['такси']],
      ['ДТП', ['ДТП', 'ДТП']],
      ['Запреты', ['запрет']],
    ])
  })

  it('is nothing without a date, and nothing of a source that has not answered', () => {
    const undated = [
      task('vehicle-accidents', 'ГИБДД', [record('ДТП № 2', {})]),
      task('vehicle-restrictions', 'ГИБДД', [record('Запрет', { Дата: 'не указана' })]),
      task('vehicle-taxi', 'ФГИС', [record('Разрешение', { Недействительно: 'с 14.03.2021' })]),
      { ...task('vehicle-wanted', 'МВД', []), answer: { kind: 'in-progress' as const } },
    ]
    expect(rowsOf(...undated, owner('Физическое лицо, с 20.04.2020 по настоящее время'))).toHaveLength(1)
    expect(lifeWith(...undated)).toBeUndefined()
    const sameDay = task('vehicle-accidents', 'ГИБДД', [record('ДТП № 2', { Дата: '19.05.2019' })])
    expect(lifeWith(sameDay)).toBeUndefined()
    expect(vehicleLife(report([owner('Лизинг, с 20.04.2020 по 02.07.2021')]))?.rows).toHaveLength(1)
  })

  it('is what a register states as well as what it warns of', () => {
    const { answer: _answer, ...asked } = task('vehicle-registrations', 'ГИБДД', [])
    const stated: Report['tasks'][number] = { ...asked, answer: { kind: 'stated', findings: [OWNERS] } }
    expect(rowsOf(stated)).toHaveLength(2)
  })

  it('is a table by date with the last day of Moscow on which the report was brought up to date', () => {
    const late = report([ACCIDENT, owner('Физическое лицо, с 20.04.2017 по 02.07.2018')])
    const life = vehicleLife({ ...late, updated_at: '2026-11-21T21:30:00.000Z' })
    expect(life).toMatchObject({
      kind: 'table',
      id: 'life',
      title: 'Жизнь автомобиля по датам',
      note: '',
      columns: [
        { title: 'Когда', share: 26 },
        { title: 'Что было', share: 16 },
        { title: 'Подробно', share: 40 },
        { title: 'Источник', share: 18 },
      ],
      rows: [{ id: 'life-1' }, { id: 'life-2' }],
      life: { from: '2017-04-20', to: '2026-11-22', slip: 0.5, mileage: [], driven: [] },
    })
    expect(life?.life?.lanes).toEqual([
      { name: 'Хозяева', events: [{ from: '2017-04-20', to: '2018-07-02', sign: '1-й' }] },
      { name: 'ДТП', events: [{ from: '2019-05-19', sign: 'ДТП', tone: 'orange' }] },
    ])
  })

  it('has the readings that have a day and a value, and no line of what it drove where none went back', () => {
    const figures: Finding['figures'] = {
      kind: 'line',
      title: 'Пробег',
      labelTitle: 'Дата',
      labels: ['10.08.2022', 'без даты', '06.02.2024', '07.09.2026', '08.09.2026'],
      series: [{ name: 'Пробег', values: [141, 150, null, 0] }],
    }
    const mileage = (values: (number | null)[]) =>
      task('vehicle-mileage', 'Техосмотр', [
        { ...record('Пробег', {}), figures: { ...figures, series: [{ name: 'Пробег', values }] } },
      ])
    expect(lifeWith(mileage([141, 150, null, 141.2]))?.life).toMatchObject({
      mileage: [
        { date: '2022-08-10', value: 141 },
        { date: '2026-09-07', value: 141.2 },
      ],
      driven: [],
    })
    expect(lifeWith(mileage([141, 150, 180, 179.6]))?.life?.driven).toEqual([])
    expect(lifeWith(mileage([141, 150, 180, 179, 190]))?.life?.driven).toEqual([
      { date: '2024-02-06', value: 180 },
      { date: '2026-09-07', value: 180 },
      { date: '2026-09-08', value: 191 },
    ])
  })
})
