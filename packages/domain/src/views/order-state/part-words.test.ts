import { describe, expect, it } from 'vitest'
import type { PartTime } from '../../orders/order-times/order-times.ts'
import type { Answer, Report } from '../../reports/report/report.ts'
import { task } from '../../reports/report/samples.test-data.ts'
import type { ItemState } from './order-state.ts'
import { outlookText, partWords } from './part-words.ts'

const NOW = '2026-11-21T11:30:00.000Z'
const PART: ItemState = {
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка ЕГРН об объекте',
  status: 'inprogress',
  price: 499,
  object_key: '00:14:0203005:1047',
  address: 'г. Образцовск',
  done_at: null,
  report: null,
}
const words = (pace: PartTime['pace'], more: Partial<ItemState> = {}) =>
  partWords({ ...PART, ...more }, pace, '14:43', NOW)

const ANSWERED: Answer = { kind: 'not-found' }
const WAITING: Answer = { kind: 'in-progress' }
const ownerReport = (...answers: Answer[]) => ({
  product_name: 'RiskAssessmentOwner',
  report: { tasks: answers.map((answer) => task('bailiffs', answer)) } as unknown as Report,
})

describe('a part that is not read yet', () => {
  it.each([
    {
      state: 'within its usual time',
      pace: 'usual',
      more: {},
      says: {
        label: 'Запрос отправлен, обычно готова к 14:43',
        mark: { tone: 'wait', words: 'Ждем реестр' },
        reason: 'Вернем 499\u00a0₽, если Росреестр не ответит в срок или откажет.',
      },
    },
    {
      state: 'of which some sources have answered',
      pace: 'usual',
      more: ownerReport(ANSWERED, ANSWERED, WAITING),
      says: {
        label: 'Ответили источники: 2 из 3, обычно готова к 14:43',
        mark: { tone: 'wait', words: '2 из 3' },
        reason:
          'Вернем 499\u00a0₽, если на главный вопрос, «Исполнительные производства» (ФССП), не будет ответа в срок ни об одном из собственников.',
      },
    },
    {
      state: 'that takes longer than usual',
      pace: 'slow',
      more: {},
      says: {
        label: 'Запрос отправлен, дольше обычного',
        mark: { tone: 'wait', words: 'Ждем реестр' },
        reason:
          'Источник отвечает дольше обычного, спрашиваем снова. Вернем 499\u00a0₽, если Росреестр не ответит в срок или откажет.',
      },
    },
    {
      state: 'that is overdue',
      pace: 'overdue',
      more: {},
      says: {
        label: 'Запрос отправлен, дольше обычного',
        mark: { tone: 'yellow', words: 'Опаздывает' },
        reason:
          'Источник не ответил в срок. Вернем 499\u00a0₽, если Росреестр не ответит в срок или откажет.',
      },
    },
    {
      state: 'whose money goes back',
      pace: 'stopped',
      more: { status: 'refund' },
      says: { label: 'Не выполняется', reason: '499 ₽ вернутся тем же способом.' },
    },
    {
      state: 'that waits for its owner',
      pace: 'stopped',
      more: { status: 'actionrequired' },
      says: {
        label: 'Не выполняется',
        reason: 'Назовите собственника, и проверка начнется: откройте эту часть.',
      },
    },
    {
      state: 'that is done',
      pace: 'done',
      more: { status: 'done', done_at: '2026-11-20T09:05:00.000Z' },
      says: { label: 'Готова в 20.11, 12:05' },
    },
  ] as const)('says how it stands: a part $state', ({ pace, more, says }) => {
    expect(words(pace, more)).toEqual(says)
  })

  it.each([
    ['of many sources', 'RiskAssessmentOwner', 'Ждем источники'],
    ['of one source', 'BailiffCheck', 'Ждем реестр'],
    ['of a newer version', 'ProductOfANewerVersion', 'Ждем реестр'],
  ])('says whom it waits for: a product %s', (_kind, product_name, awaited) => {
    expect(words('usual', { product_name }).mark?.words).toBe(awaited)
  })
})

it('[TRUST-15] promises no more than is left of the price of a part', () => {
  expect(words('usual', { price: 499.5, returned: 100 }).reason).toBe(
    'Возвращено 100 ₽. Вернем 399,50\u00a0₽, если Росреестр не ответит в срок или откажет.',
  )
  expect(words('usual', { returned: 499 }).reason).toBe('Возвращено 499 ₽.')
})

describe('what becomes of an order', () => {
  const DUE = '2026-12-01T09:00:00.000Z'
  const outlook = (items: readonly Partial<ItemState>[], due_at: string | null = DUE) =>
    outlookText({ items: items.map((more) => ({ ...PART, ...more })), due_at }, NOW)

  it.each([
    { of: 'one document', items: [{}], text: 'Что источник не отдал до 01.12, отметим «не проверено».' },
    {
      of: 'several parts',
      items: [{}, { product_name: 'EgrnRightList' }],
      text: 'Вывод будет один, когда ответят все. Что источник не отдал до 01.12, отметим «не проверено».',
    },
  ])('is said while it is in progress: $of', ({ items, text }) => {
    expect(outlook(items)).toBe(text)
  })

  it('names no day where none is promised', () => {
    expect(outlook([{}], null)).toBe('Что источник не отдал, отметим «не проверено».')
  })

  it.each([['refund'], ['deleted']])('is that there is nothing to read: %s', (status) => {
    expect(outlook([{ status }, { status: 'refund' }])).toBe(
      'Читать в этом заказе нечего: деньги возвращаем тем же способом.',
    )
  })

  it.each([
    [
      'one part was delivered',
      [{ status: 'done' }, { status: 'refund' }],
      'Что удалось получить, готово. За остальное возвращаем деньги тем же способом.',
    ],
    [
      'one part was delivered and the other one cost nothing',
      [{ status: 'done' }, { status: 'refund', price: 0 }],
      'Что удалось получить, готово. Остального источники не дали.',
    ],
    [
      'nothing was delivered and nothing paid',
      [{ status: 'refund', price: 0 }],
      'Читать в этом заказе нечего.',
    ],
  ])('tells of no more than there is where %s', (_what, items, text) => {
    expect(outlook(items)).toBe(text)
  })

  it('promises no money back for what cost nothing', () => {
    expect(words('stopped', { status: 'refund', price: 0 }).reason).toBeUndefined()
    expect(words('usual', { price: 0 }).reason).toBeUndefined()
    expect(words('stopped', { status: 'refund' }).reason).toMatch(/^499\s₽ вернутся тем же способом.$/)
  })
})
