import { reportSchema, type Finding, type Report } from '@proverka/domain/reports'
import { startStandIn } from '@proverka/test-support/sources/stand-in'
import { pino } from 'pino'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createModelProvider } from './model-provider.ts'

const fact = (label: string, value: string) => ({ label, value })

const PRODUCTION: Finding = {
  title: 'Исполнительное производство 48120/26/00014-ИП, должник Ладогин А. П.',
  facts: [
    fact('Взыскатель', 'Кувшинова Мария Олеговна, 02.05.1979 г. р., тел. +7 (000) 765-43-21'),
    fact('Адрес', 'г. Образцовск, ул. Кленовая, д. 14, кв. 317'),
    fact('Паспорт', '00 00 123456'),
    fact('ИНН', '000012345678'),
    fact('Пристав', 'Шубин Е. В., shubin@example.com'),
    fact('Остаток', '388\u00a0140\u00a0₽'),
  ],
  amount: 38_814_000,
  severity: 'critical',
}

const task = (task_id: string, task_type: string, answer: Report['tasks'][number]['answer']) => ({
  task_id,
  task_type,
  status: 'done',
  source: 'ФССП',
  asked: [fact('ФИО', 'Ладогин Арсений Петрович'), fact('Дата рождения', '14.03.1987')],
  answer,
  number_of_starts: 1,
})

const REPORT = v.parse(reportSchema, {
  id: 'r',
  number: 1,
  version: 'V2.1',
  product_name: 'IndependentReport',
  title: 'Независимый отчет',
  demo: true,
  subject: {
    kind: 'person',
    lastName: 'Ладогин',
    firstName: 'Арсений',
    middleName: 'Петрович',
    birthDate: '1987-03-14',
    inn: '000098765432',
  },
  status: 'finished',
  updated_at: '2026-11-21T11:05:00.000Z',
  tasks: [
    task('t1', 'bailiffs', { kind: 'found', findings: [PRODUCTION] }),
    task('t2', 'courts', { kind: 'not-found', note: 'По Ладогину Арсению дел нет' }),
  ],
})

/** What no service may learn: names, birth dates, documents, flat numbers and phones of any person. */
const SECRETS =
  /ладог|арсен|петров|кувшин|мари|олегов|шубин|1987|1979|123456|12345678|98765432|765|кленов|317|48120|example/iu

let service: Awaited<ReturnType<typeof startStandIn>>
/** What the service answers with, made of what it received. */
let write: (received: string) => readonly object[]
beforeAll(async () => {
  service = await startStandIn(({ body }) => {
    const received = (body as { messages: readonly { content: string }[] }).messages[1]?.content ?? ''
    return { body: { choices: [{ message: { content: JSON.stringify({ statements: write(received) }) } }] } }
  })
})
afterAll(() => service.stop())

function conclude(answer: typeof write) {
  write = answer
  const model = { url: service.url, key: '', name: 'Образец-1' }
  return createModelProvider(model, pino({ level: 'silent' }))(REPORT)
}

/** The placeholder that the service received for the creditor. */
const creditorIn = (received: string) => /"Взыскатель","value":"(\[имя \d+\])/u.exec(received)?.[1] ?? ''

describe('a model that writes conclusions', () => {
  it('receives no personal data, and what it cites comes back in plain words', async () => {
    let received = ''
    const { author, statements } = await conclude((facts) => {
      received = facts
      return [{ text: `Долг 388 140 ₽, взыскатель ${creditorIn(facts)}.`, tasks: ['t1'] }]
    })
    expect(received).toContain('388\u00a0140\u00a0₽')
    expect(received.match(SECRETS)).toBeNull()
    expect(JSON.stringify(service.calls.at(-1)?.body).match(SECRETS)).toBeNull()
    expect([author, statements]).toEqual([
      'model',
      [{ text: 'Долг 388 140 ₽, взыскатель Кувшинова Мария Олеговна.', tasks: ['t1'] }],
    ])
  })

  it.each<[string, typeof write]>([
    ['a person whom it invents', () => [{ text: 'Взыскатель Иванов Иван.', tasks: ['t1'] }]],
    ['a family name that it invents', () => [{ text: 'Долг перед Сидоровой.', tasks: ['t1'] }]],
    ['a number that it invents', () => [{ text: 'Производство 48120/26/00015-ИП.', tasks: ['t1'] }]],
    ['a placeholder that it never got', () => [{ text: 'Взыскатель [имя 99].', tasks: ['t1'] }]],
    [
      'someone of another answer than the cited one',
      (facts) => [{ text: `Судится ${creditorIn(facts)}.`, tasks: ['t2'] }],
    ],
  ])('is not believed about %s: the rules conclude', async (_what, answer) => {
    expect((await conclude(answer)).author).toBe('rules')
  })
})
