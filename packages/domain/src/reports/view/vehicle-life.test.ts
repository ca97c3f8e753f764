import { describe, expect, it } from 'vitest'
import type { Finding, Report } from '../report/report.ts'
import { mileageFinding } from '../checks/mileage.ts'
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

  it('is not drawn of nothing: one date is no axis, readings alone have their own chart', () => {
    const one = report([task('vehicle-accidents', 'ГИБДД', [record('ДТП', { Дата: '19.05.2019' })])])
    expect(vehicleLife(one)).toBeUndefined()
    expect(
      vehicleLife(report([task('vehicle-mileage', 'Техосмотр', MILEAGE ? [MILEAGE] : [])])),
    ).toBeUndefined()
    expect(vehicleLife({ ...full, subject: { kind: 'company', inn: '0014990005' } })).toBeUndefined()
  })
})

describe('the number of a subject', () => {
  it('is taken to pieces, and the plate of a car comes from its register', () => {
    expect(reportView(full).subject).toMatchObject({
      plate: 'А000АА00',
      numberParts: [
        { digits: '000', means: 'завод' },
        { digits: 'DEM000', means: 'модель и кузов' },
        { digits: '00000014', means: 'эта машина' },
      ],
    })
  })

  it.each([
    ['0014990005', ['00', '14', '99000', '5']],
    ['001499000512', ['00', '14', '990005', '12']],
  ])('%s is %j', (inn, digits) => {
    const company = { ...report([]), subject: { kind: 'company' as const, inn } }
    expect(reportView(company).subject.numberParts?.map((part) => part.digits)).toEqual(digits)
  })
})
