import { describe, expect, it } from 'vitest'
import { formatMoney } from '../../money/format-money.ts'
import { listTermDays } from '../../orders/working-days/term-days.ts'
import type { FulfilmentState, ObtainedQuestion } from './fulfilment-state.ts'
import type { ObtainedItem } from './fulfilment-steps.ts'
import { fulfilmentView } from './fulfilment-view.ts'

const QUESTION: ObtainedQuestion = {
  task_id: 'task',
  kind: 'extract',
  status: 'ordered',
  ordered_at: '2026-11-19T08:02:00Z',
  request_number: '80-105152635',
  latest_at: '2026-11-30T20:59:59.999Z',
  ended_at: null,
  refusal: null,
}

const FULFILMENT: FulfilmentState = {
  questions: [QUESTION],
  accepted_at: '2026-11-19T07:14:00Z',
  days: listTermDays('2026-11-19', '2026-11-30', { holidays: new Set() }),
  usual: { by_day: [0, 9, 31, 27, 11, 4, 1, 1], from: '2026-08-25', until: '2026-11-23' },
  returned: null,
}

const ITEM: ObtainedItem = {
  price: 499,
  order_number: 10_871,
  report: { tasks: [{ task_id: 'task', source: 'ЕГРН' }] },
  fulfilment: FULFILMENT,
}

const PRICE = formatMoney(499)

const TUESDAY = Date.parse('2026-11-24T11:05:00Z')

const viewOf = (
  question: Partial<ObtainedQuestion> = {},
  {
    fulfilment,
    ...item
  }: Partial<Omit<ObtainedItem, 'fulfilment'>> & { fulfilment?: Partial<FulfilmentState> } = {},
  now = TUESDAY,
) => {
  const view = fulfilmentView(
    {
      ...ITEM,
      ...item,
      fulfilment: { ...FULFILMENT, questions: [{ ...QUESTION, ...question }], ...fulfilment },
    },
    now,
  )
  if (!view) throw new Error('nothing is awaited')
  return view
}

const titles = ({ steps }: ReturnType<typeof viewOf>) =>
  steps.map(({ state, when, title }) => [state, when, title])

describe('[FULFIL-08] what a part says that people obtain', () => {
  it('counts the working days of its term, and names its last hour', () => {
    const view = viewOf()
    expect(view.title).toBe('Ждем ответ Росреестра, день 3 из 7')
    expect(view.term).toBe('Не позже 30.11.2026, 24:00 МСК')
    expect(view.cells.map(({ label, weekday }) => label || weekday)).toEqual([
      'принят',
      '1',
      'сб–вс',
      '2',
      '3',
      '4',
      '5',
      '6',
      'сб–вс',
      'крайний',
    ])
    const now = view.cells.find(({ isNow }) => isNow)
    expect(now).toMatchObject({ label: '3', weekday: 'вт', date: '24.11', count: 27 })
    expect(now?.over).toBeCloseTo(14.083 / 24, 3)
  })

  it('says what is usual by measure, and that it takes longer', () => {
    const usual = '67 из 84\u00a0ответов пришли в первые 3\u00a0рабочих дня'
    expect(viewOf().usual).toBe(`Обычно до 24.11: ${usual}`)
    expect(viewOf({}, {}, Date.parse('2026-11-25T11:00:00Z')).usual).toBe(`Дольше обычного: ${usual}`)
    expect(viewOf().legend).toBe(
      'Столбики: на какой рабочий день приходили ответы на 84\u00a0таких запроса, 25.08.2026 — 23.11.2026',
    )
    expect(viewOf().cellsText).toBe(
      `Срок по договору: 7\u00a0рабочих дней. Сегодня 3-й. Обычно до 24.11: ${usual}. Сколько ответов приходило по дням: 20.11 — 9, 23.11 — 31, 24.11 — 27, 25.11 — 11, 26.11 — 4, 27.11 — 1, 30.11 — 1.`,
    )
  })

  it('says nothing of what is usual without enough measurements, nor when it is longer than the term', () => {
    for (const usual of [
      null,
      { by_day: [0, 0, 0, 0, 0, 0, 0, 0, 0, 20], from: '2026-09-01', until: '2026-11-23' },
    ]) {
      const view = viewOf({}, { fulfilment: { usual } })
      expect([view.usual, view.legend]).toEqual([undefined, undefined])
      expect(JSON.stringify(view)).not.toMatch(/обычно/iu)
    }
    expect(viewOf({}, { fulfilment: { usual: null } }).cells.some(({ count }) => count !== undefined)).toBe(
      false,
    )
  })

  it('tells what is done, what is under way and what comes', () => {
    expect(titles(viewOf())).toEqual([
      ['done', '19.11, 10:14', `Заказ принят, оплачено ${PRICE}`],
      ['done', '19.11, 11:02', 'Заказано в Росреестре'],
      ['now', 'сейчас', 'Ждем ответ реестра'],
      ['next', 'после ответа', 'Проверим подпись и соберем отчет'],
      ['next', 'сразу', 'Письмо и эта страница'],
    ])
    expect(viewOf().steps[1]?.requestNumber).toBe('80-105152635')
    expect(viewOf({ request_number: null }).steps[1]?.text).toBe('Номер запроса не указан')
  })

  it('does not say that it is ordered before it is', () => {
    const view = viewOf({ status: 'to-order', ordered_at: null, request_number: null })
    expect(view.title).toBe('Заказываем в Росреестре, день 3 из 7')
    expect(titles(view).slice(0, 2)).toEqual([
      ['done', '19.11, 10:14', `Заказ принят, оплачено ${PRICE}`],
      ['now', 'сейчас', 'Заказываем в Росреестре'],
    ])
    expect(viewOf({ status: 'ordering', ordered_at: null }).state).toBe('to-order')
  })

  it('says on the day of the order how long the term is', () =>
    expect(viewOf({}, {}, Date.parse('2026-11-19T11:00:00Z')).title).toBe(
      'Ждем ответ Росреестра, срок 7\u00a0рабочих дней',
    ))

  it('says when the money comes back, and that a late answer is free', () => {
    expect(viewOf().ifLate).toEqual([
      { title: '30.11, 24:00', text: 'срок по договору выйдет' },
      { title: 'Сразу после', text: `${PRICE} вернем тем же способом сами, писать не нужно` },
      { title: 'Запрос останется', text: 'ответ придет позже: отчет все равно ваш, бесплатно' },
    ])
    const tasks = [...(ITEM.report?.tasks ?? []), { task_id: 'other', source: 'ФССП' }]
    expect(viewOf({}, { report: { tasks } }).ifLate[1]?.text).toMatch(
      /^если на главный вопрос не ответил никто/u,
    )
    expect(viewOf({}, { price: 0 }).ifLate).toHaveLength(2)
  })

  it('says that it is overdue, by working days, and that the money went back', () => {
    const late = (until: string, now: string) =>
      viewOf(
        { status: 'overdue' },
        {
          fulfilment: {
            days: listTermDays('2026-11-19', until, { holidays: new Set() }),
            returned: { amount: 499, at: '2026-11-30T21:04:00Z' },
          },
        },
        Date.parse(now),
      )
    const view = late('2026-12-01', '2026-12-01T06:30:00Z')
    expect(view.title).toBe('Росреестр опаздывает на 1\u00a0рабочий день')
    expect(view.term).toBe(`${PRICE} вернули 01.12.2026, 00:04 МСК`)
    expect(view.cells.at(-1)).toMatchObject({ kind: 'late', label: '+1', date: '01.12', isNow: true })
    expect(view.ifLate).toEqual([])
    expect(titles(view).slice(-3)).toEqual([
      ['done', '30.11, 24:00', 'Срок по договору вышел'],
      ['done', '00:04', `${PRICE} вернули`],
      ['now', 'сейчас', 'Ответ ждем и дальше'],
    ])
    expect(view.usual).toBeUndefined()
  })

  it('quotes a refusal, and never says that nothing was found', () => {
    const view = viewOf(
      { status: 'refused', ended_at: '2026-11-23T13:18:00Z', refusal: 'Сведения об объекте отсутствуют.' },
      { fulfilment: { returned: { amount: 499, at: '2026-11-23T14:05:00Z' } } },
    )
    expect(view.title).toBe('Росреестр отказал')
    expect(view.refusal?.words).toBe('Сведения об объекте отсутствуют')
    expect(view.refusal?.lead).toMatch(/^Ответ Росреестра, 23\.11\.2026, 16:18/u)
    expect(JSON.stringify(view)).toContain('не проверено')
    expect(JSON.stringify(view)).not.toMatch(/не найден/iu)
    expect(titles(view).slice(-2)).toEqual([
      ['done', '23.11, 16:18', 'Отказ получен'],
      ['done', '23.11, 17:05', `${PRICE} вернули`],
    ])
    expect(viewOf({ status: 'refused', refusal: null }).refusal?.words).toBe('Причина не указана')
  })

  it('names no register where another source is asked', () => {
    const view = viewOf(
      { kind: 'courts', request_number: null },
      { report: { tasks: [{ task_id: 'task', source: 'Суды' }] } },
    )
    expect(JSON.stringify(view)).not.toMatch(/реестр/iu)
    expect(titles(view)[1]).toEqual(['done', '19.11, 11:02', 'Запрос принят: Суды'])
  })

  it('[FULFIL-11] says that the operator looks it up himself where no program is answered', () => {
    const lookedUp = { kind: 'courts', request_number: null, ordered_at: null } as const
    const view = viewOf({ ...lookedUp, status: 'to-order' })
    expect(view.title).toBe('Проверяет оператор, день 3 из 7')
    expect(titles(view)).toContainEqual(['now', 'сейчас', 'Оператор смотрит сам'])
    const late = viewOf({ ...lookedUp, status: 'overdue' }, {}, Date.parse('2026-12-02T09:00:00Z'))
    expect(titles(late).at(-1)).toEqual(['now', 'сейчас', 'Ответ ждем и дальше'])
    expect(JSON.stringify([view, late])).not.toMatch(/Росреестр|не отправлен/)
  })

  it('is silent once everything is answered', () => {
    const questions = [{ ...QUESTION, status: 'answered' as const }]
    expect(fulfilmentView({ ...ITEM, fulfilment: { ...FULFILMENT, questions } }, TUESDAY)).toBeUndefined()
    expect(fulfilmentView({ ...ITEM, fulfilment: null }, TUESDAY)).toBeUndefined()
  })

  it('leads with the question that is overdue', () => {
    const questions = [
      QUESTION,
      { ...QUESTION, task_id: 'other', kind: 'rights-history', status: 'overdue' as const },
    ]
    const view = fulfilmentView({ ...ITEM, fulfilment: { ...FULFILMENT, questions } }, TUESDAY)
    expect(view?.state).toBe('overdue')
    expect(view?.steps.map(({ title }) => title)).toContain('Заказано в Росреестре: переход прав')
  })
})

it('[FULFIL-07] days off in a row share a cell, whatever their number', () => {
  const days = listTermDays('2026-12-30', '2027-01-13', {
    holidays: new Set(['2026-12-31', ...Array.from({ length: 8 }, (_, day) => `2027-01-0${day + 1}`)]),
  })
  const { cells } = viewOf(
    { latest_at: '2027-01-13T20:59:59.999Z' },
    { fulfilment: { days } },
    Date.parse('2027-01-03T09:00:00Z'),
  )
  expect(cells.map(({ label, weekday, isNow }) => [label || weekday, isNow])).toEqual([
    ['принят', false],
    ['чт–вс', true],
    ['1', false],
    ['2', false],
    ['крайний', false],
  ])
})
