import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { until } from '../setup/test-server.ts'
import { startIntakeWorld, type IntakeWorld, type Waiting } from './intake-world.ts'
import { answerXml } from './register-answers.ts'

let world: IntakeWorld
beforeAll(async () => {
  world = await startIntakeWorld()
}, 600_000)
afterAll(() => world.stop())

let used = 0

async function oneWaiting(product?: 'EgrnRightList'): Promise<Waiting> {
  const number = `77:04:0004004:${3000 + ++used}`
  const [one] = await world.buy([{ number, ...(product && { product }) }])
  if (!one) throw new Error('nothing was bought')
  return one
}

const reportIn = ({ guest, itemId }: Waiting, status: string) =>
  until(`the item in ${status}`, async () => {
    const { data } = await guest.call(contract.reports.getReport, { params: { id: itemId } })
    return data.status === status ? data : undefined
  })

const emailsTo = (email: string) =>
  [...world.server.emails.values()].filter(({ to }) => to === email).map(({ subject }) => subject)

const booksAreEven = async () => {
  const [row] = await world.server.sql(
    'select coalesce(sum(amount_kopecks), 0)::int as sum from ledger_entries',
  )
  expect(row).toEqual({ sum: 0 })
}

describe('[FULFIL-10] a notice of the register', () => {
  it('of refusal is told in its own words, and the money goes back', async () => {
    const one = await oneWaiting()
    const bytes = answerXml({
      kind: 'exract_decision_refuse_provide_info',
      date: world.today,
      registration: 'КУВИ-001/2026-77',
      asked: `Объект ${one.number}`,
    })
    expect(await world.bring([{ name: 'a.xml', bytes }])).toMatchObject([{ state: 'answered' }])
    const data = await reportIn(one, 'refund')
    expect(data.report?.tasks).toMatchObject([
      {
        answer: {
          kind: 'not-checked',
          reason: 'refused',
          note: 'Запрос подан лицом, которому сведения не предоставляются',
        },
      },
    ])
    await until('an email about the money', async () =>
      emailsTo(one.email).some((subject) => /[Вв]озвра/.test(subject)) ? true : undefined,
    )
    await booksAreEven()
  })

  it('of absence is an answer: the report says so, and the money stays', async () => {
    const one = await oneWaiting('EgrnRightList')
    const bytes = answerXml({
      kind: 'exract_notice_absence_request_info_11',
      date: world.today,
      asked: `Переход прав на объект ${one.number}`,
    })
    expect(await world.bring([{ name: 'a.xml', bytes }])).toMatchObject([{ state: 'answered' }])
    const data = await reportIn(one, 'done')
    expect(data.report?.tasks).toMatchObject([
      { answer: { kind: 'not-found', note: 'Запрос подан лицом, которому сведения не предоставляются' } },
    ])
  })
})
