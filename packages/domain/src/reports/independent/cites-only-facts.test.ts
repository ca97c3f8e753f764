import { describe, expect, it } from 'vitest'
import type { Answer, ReportTask } from '../report/report.ts'
import { citesOnlyFacts } from './cites-only-facts.ts'

const task = (task_id: string, answer: Answer, more: Partial<ReportTask> = {}): ReportTask => ({
  task_id,
  task_type: 'bailiffs',
  status: 'done',
  source: 'ФССП',
  asked: [{ label: 'Дата рождения', value: '14.03.1987' }],
  answer,
  number_of_starts: 1,
  answered_at: '2026-11-21T11:05:00.000Z',
  ...more,
})
const tasks = [
  task('debts', {
    kind: 'found',
    findings: [
      {
        title: 'Производство 48120/26/00014-ИП',
        facts: [{ label: 'Остаток', value: '388\u00a0140\u00a0₽' }],
        severity: 'critical',
        amount: 41_702_200,
      },
    ],
  }),
  task('register', {
    kind: 'stated',
    findings: [
      {
        title: 'ООО «Кленовый двор»',
        facts: [{ label: 'Уставный капитал', value: '750\u00a0000\u00a0₽' }],
        severity: 'notice',
      },
    ],
  }),
  task('none', { kind: 'not-found' }),
  task('silent', { kind: 'not-checked', reason: 'source-down' }),
  task('late', { kind: 'not-found' }, { answered_at: '2026-11-20T22:30:00.000Z' }),
  task('unasked', { kind: 'not-checked', reason: 'source-down' }, { answered_at: undefined, asked: [] }),
]
const cites = (text: string, ...ids: string[]) => citesOnlyFacts({ tasks }, [{ text, tasks: ids }])

describe('a number in a text of a model', () => {
  it.each([
    ['of a title', 'Производство 48120/26/00014-ИП.', 'debts'],
    ['of a fact, whatever stands between its digits', 'Остаток 388140 ₽.', 'debts'],
    ['of a sum', 'Взыскивают 417 022 ₽.', 'debts'],
    ['of what a register states', 'Уставный капитал 750 000 ₽.', 'register'],
    ['of what was asked', 'Искали по дате 14.03.1987.', 'none'],
    ['of the day of the answer', 'ФССП ответила 21.11.2026.', 'none'],
    ['of the day in Moscow, as the report shows it', 'ФССП ответила 21.11.2026.', 'late'],
    ['of one digit, which counts things', 'Найдено 3 производства.', 'debts'],
  ])('is a fact %s', (_what, text, id) => expect(cites(text, id)).toBe(true))

  it.each([
    ['of two digits that no answer has', 'Всего 12 производств.', 'debts'],
    ['that is a piece of a known one', 'Остаток 38 ₽.', 'debts'],
    ['that goes on where a known one ends', 'Остаток 388 1400 ₽.', 'debts'],
    ['of the day before in Moscow', 'ФССП ответила 20.11.2026.', 'late'],
    ['of another answer', 'Уставный капитал 750 000 ₽.', 'debts'],
    ['of a day where nobody was asked', 'ФССП ответила 21.11.2026.', 'unasked'],
  ])('is no fact %s', (_what, text, id) => expect(cites(text, id)).toBe(false))
})

describe('a reassurance in a text of a model', () => {
  it.each([
    'Записей не найдено.',
    'Он не значится в розыске.',
    'Долги не значатся.',
    'Дело не числится.',
    'Долги не числятся.',
    'Нарушений не выявлено.',
    'Дел не обнаружено.',
    'Долги отсутствуют.',
    'Долгов нет.',
    'НЕТ долгов',
    'Продавец чист.',
    'Сделка безопасна.',
    'Продавец надежный.',
    'Продавец надёжный.',
    'Покупка без рисков.',
    'Дела не были найдены.',
    'Арест не зарегистрирован.',
    'Факт долга не установлен.',
    'Не состоит в реестре.',
    'Не имеет судимости.',
    'Не привлекался.',
    'Ничего не найти.',
    'Документы в порядке.',
    'Квартира свободна.',
    'Человек без долгов.',
  ])('rests on an answer that says so: «%s»', (text) => {
    expect(cites(text, 'none')).toBe(true)
    for (const id of ['debts', 'register', 'silent']) expect(cites(text, id)).toBe(false)
  })

  it('rests on every answer that it cites, not on one of them', () => {
    expect(cites('Долгов нет.', 'none', 'late')).toBe(true)
    expect(cites('Долгов нет.', 'none', 'silent')).toBe(false)
  })

  it.each([
    'Проверьте личный кабинет.',
    'Возьмите нетто-сумму.',
    'Не откладывайте запрос.',
    'Рисков больше, чем обычно.',
  ])('is no word that only looks like one: «%s»', (text) => expect(cites(text, 'debts')).toBe(true))
})

describe('the answers that a text of a model cites', () => {
  it('are all in the report', () => {
    expect(cites('Есть производства.', 'debts', 'register')).toBe(true)
    expect(cites('Есть производства.', 'debts', 'courts')).toBe(false)
  })

  it('support each of its statements', () => {
    const right = { text: 'Остаток 388 140 ₽.', tasks: ['debts'] }
    const wrong = { text: 'Остаток 900 000 ₽.', tasks: ['debts'] }
    expect(citesOnlyFacts({ tasks }, [right, right])).toBe(true)
    expect(citesOnlyFacts({ tasks }, [right, wrong])).toBe(false)
    expect(citesOnlyFacts({ tasks }, [wrong, right])).toBe(false)
  })
})
