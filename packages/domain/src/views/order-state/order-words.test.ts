import { describe, expect, it } from 'vitest'
import type { Report } from '../../reports/report/report.ts'
import type { OrderState, ItemState } from './order-state.ts'
import { groupDigits } from '../../format/group-digits.ts'
import { orderArrivals } from './arrivals.ts'
import { itemWords } from './item-words.ts'
import { isReadable, isOver, subjectOf } from './order-state.ts'
import { answeredText, partDetail, paidText, progressText, sumText } from './order-words.ts'
import { outlookText, partWords } from './part-words.ts'

const part = (more: Partial<ItemState> = {}) =>
  ({
    product_name: 'EgrnObject',
    product_name_ru: 'Выписка ЕГРН об объекте',
    status: 'inprogress',
    object_key: '00:14:0203005:1047',
    address: 'г. Образцовск',
    report: null,
    ...more,
  }) as ItemState
const order = (...items: ItemState[]) => ({ items }) as unknown as OrderState
const full = order(
  part({ status: 'done' }),
  part({ product_name: 'RiskAssessmentOwner' }),
  part({ product_name: 'EgrnRightList' }),
)

describe('an order in words', () => {
  it('writes its number as people read it', () => {
    expect([7, 10_005, 1_234_567].map(groupDigits)).toEqual(['7', '10\u00a0005', '1\u00a0234\u00a0567'])
  })

  it('counts what is ready', () => {
    expect(progressText(full)).toBe('Три части, одна готова')
    expect(progressText(order(part()))).toBe('Отчет готовится')
    expect(progressText(order(part({ status: 'done' })))).toBe('Отчет готов')
    expect(progressText(order(part(), part()))).toBe('Две части, готовятся')
    expect(progressText(order(part({ status: 'done' }), part({ status: 'done' })))).toBe(
      'Две части, все готовы',
    )
  })

  it.each([
    [['refund'], 'Отчет не выполнен'],
    [['deleted'], 'Отчет не выполнен'],
    [['actionrequired'], 'Отчет ждет данных'],
    [['refund', 'refund'], 'Две части, ни одна не выполнена'],
    [['refund', 'deleted', 'refund'], 'Три части, ни одна не выполнена'],
    [['done', 'refund'], 'Две части, одна готова, одна не выполнена'],
    [['done', 'refund', 'deleted', 'inprogress'], 'Четыре части, одна готова, две не выполнены'],
    [['refund', 'inprogress'], 'Две части, одна не выполнена, готовятся'],
    [['actionrequired', 'actionrequired'], 'Две части, ждут данных'],
    [['actionrequired', 'requested'], 'Две части, готовятся'],
  ])('says of parts that are %j: %s', (statuses, text) => {
    expect(progressText(order(...statuses.map((status) => part({ status }))))).toBe(text)
  })

  it('knows a cadastral number from a name, and when nothing moves any more', () => {
    expect(subjectOf(full)).toEqual({
      subject: '00:14:0203005:1047',
      isNumber: true,
      address: 'г. Образцовск',
    })
    expect(subjectOf(order(part({ object_key: 'Ладогин', address: 'Ладогин' })))).toMatchObject({
      isNumber: false,
      address: '',
    })
    expect(isOver(full)).toBe(false)
    expect(isOver(order(part({ status: 'done' }), part({ status: 'refund' })))).toBe(true)
  })

  it('says how many sources have answered where there are several', () => {
    const tasks = [{ answer: { kind: 'found' } }, { answer: { kind: 'in-progress' } }]
    expect(answeredText(part({ report: { tasks } as unknown as ItemState['report'] }))).toBe('1 из 2')
    expect(answeredText(part())).toBeUndefined()
  })

  it('says what happens to a part that is stopped or takes longer, and to the money', () => {
    const now = '2026-11-21T11:30:00.000Z'
    const words = (more: Partial<ItemState>, pace: Parameters<typeof partWords>[1]) =>
      partWords(part({ price: 299, done_at: null, ...more }), pace, '14:43', now)
    expect(words({}, 'usual')).toEqual({
      label: 'Запрос отправлен, обычно готова к 14:43',
      mark: { tone: 'wait', words: 'Ждем реестр' },
      reason: expect.stringMatching(/^Вернем 299\s₽, если Росреестр не ответит/),
    })
    expect(words({ product_name: 'RiskAssessmentOwner' }, 'usual').mark?.words).toBe('Ждем источники')
    expect(words({}, 'overdue').reason).toMatch(/^Источник не ответил в срок. Вернем 299\s₽, если/)
    expect(words({ price: 0 }, 'overdue').reason).toBe('Источник не ответил в срок.')
    // A report with an answer to a leading question is delivered.
    expect(words({ product_name: 'RiskAssessmentOwner' }, 'overdue').reason).toMatch(
      /Вернем 299\s₽, если на главный вопрос/,
    )
    expect(words({ status: 'actionrequired' }, 'stopped')).toMatchObject({
      label: 'Не выполняется',
      reason: expect.stringContaining('Назовите собственника'),
    })
    const done = words({ status: 'done', done_at: '2026-11-21T11:21:00.000Z' }, 'done')
    expect(done).toEqual({ label: 'Готова в 14:21' })
  })

  it('says what happens when a source does not answer, and never that something hinders nothing', () => {
    const going = { ...order(part({ price: 299 })), due_at: '2026-12-01T09:00:00.000Z' }
    const now = '2026-11-21T11:30:00.000Z'
    expect(outlookText(going, now)).toBe('Что источник не отдал до 01.12, отметим «не проверено».')
    expect(outlookText(full, now)).toContain('Вывод будет один, когда ответят все.')
    expect(outlookText(order(part({ status: 'refund', price: 299 })), now)).toContain('деньги возвращаем')
    expect(outlookText(order(part({ status: 'done' })), now)).toBe('Все, что заказано, готово.')
    expect(isReadable(full)).toBe(false)
    expect(itemWords({ status: 'refund', price: 299 }).text).toContain('рабочих дней')
  })

  it('promises what comes only while something is pending', () => {
    const sent = { email_sent_at: null, kept_until: '2027-11-21T11:30:00.000Z', paid_by: 'card' } as const
    const now = '2026-11-21T11:30:00.000Z'
    const arrivals = (status: string) => orderArrivals({ ...order(part({ status })), ...sent }, now)
    expect(arrivals('inprogress').map(({ key }) => key)).toEqual(['email', 'report', 'delay', 'kept'])
    expect(arrivals('done').map(({ key, when }) => [key, when])).toEqual([
      ['email', 'сейчас'],
      ['report', 'готово'],
      ['kept', 'до 21.11.2027'],
    ])
  })

  it('names who is checked by initials, and what a document holds', () => {
    const subject = { kind: 'person', lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
    const report = { subject, tasks: [{}, {}] } as unknown as ItemState['report']
    expect(partDetail({ product_name: 'RiskAssessmentOwner', report })).toBe('Ладогин А., 2 проверки')
    expect(partDetail({ product_name: 'EgrnObject', report: null })).not.toBe('')
  })
})

describe('the payment of an order in words', () => {
  it.each([
    ['card', 'Оплачено картой'],
    ['balance', 'Оплачено с баланса'],
    ['invoice', 'Оплачено по счету'],
    ['free', 'Оплаты не нужно'],
    [null, 'Ждет оплаты'],
  ] as const)('says how it was paid: %s', (paid_by, words) => {
    expect(paidText({ paid_by })).toBe(words)
  })

  it.each([
    [1199, '1 199 ₽'],
    [1, '1 ₽'],
    [0, 'Бесплатно'],
  ])('says the sum: %d', (total, words) => {
    expect(sumText({ total })).toBe(words)
  })
})

describe('the parts of an order in words', () => {
  it.each([
    [3, 2, 'Три части, две готовы'],
    [4, 0, 'Четыре части, готовятся'],
    [4, 3, 'Четыре части, три готовы'],
    [5, 4, 'Пять частей, четыре готовы'],
    [7, 6, '7 частей, 6 готовы'],
  ])('are counted: of %d are ready %d', (all, done, words) => {
    const statuses = Array.from({ length: all }, (_, index) => (index < done ? 'done' : 'inprogress'))
    expect(progressText(order(...statuses.map((status) => part({ status }))))).toBe(words)
  })

  it('say how many of several questions have an answer', () => {
    const tasks = ['found', 'not-found', 'in-progress'].map((kind) => ({ answer: { kind } }))
    expect(answeredText({ report: { tasks } as unknown as ItemState['report'] })).toBe('2 из 3')
  })

  const about = (subject: Report['subject'], count: number, product_name = 'PersonCheck') =>
    partDetail({
      product_name,
      report: { subject, tasks: Array.from({ length: count }) } as unknown as ItemState['report'],
    })

  it.each([
    [{ kind: 'vehicle', vin: '000DEM00000000014', plate: 'А000АА00' }, 5, 'А000АА00, 5 проверок'],
    [{ kind: 'vehicle', vin: '000DEM00000000014' }, 2, '000DEM00000000014, 2 проверки'],
    [{ kind: 'vehicle' }, 2, '2 проверки'],
    [{ kind: 'flat', address: 'г. Образцовск, ул. Кленовая, д. 14', area: 54.3 }, 1, '54,3 м²'],
    [{ kind: 'company', inn: '0014010007' }, 21, 'ИНН 0014010007, 21 проверка'],
    [{ kind: 'taxpayer', inn: '001400000180' }, 1, 'ИНН 001400000180'],
    [
      {
        kind: 'person',
        lastName: 'Ладогин',
        firstName: 'Арсений',
        middleName: 'Петрович',
        birthDate: '1987-03-14',
      },
      10,
      'Ладогин А. П., 10 проверок',
    ],
  ] as const)('name who or what is checked, and how many checks: %j', (subject, count, words) => {
    expect(about(subject, count)).toBe(words)
  })

  it('say of a document what it holds', () => {
    const flat = {
      kind: 'property',
      address: 'г. Образцовск',
      cadastralNumber: '00:14:0203005:1047',
    } as const
    expect(about(flat, 1, 'EgrnObject')).toBe('Собственники, обременения')
    expect(about(flat, 2, 'ProductOfANewerVersion')).toBe('2 проверки')
    expect(about(flat, 1, 'ProductOfANewerVersion')).toBe('')
    expect(partDetail({ product_name: 'ProductOfANewerVersion', report: null })).toBe('')
  })

  it('say that they are urgent', () => {
    const extract = { product_name: 'EgrnObject', report: null }
    expect(partDetail({ ...extract, urgent: true })).toBe('Собственники, обременения, срочно')
    expect(partDetail({ ...extract, urgent: false })).toBe('Собственники, обременения')
  })
})
