import { contract } from '@proverka/api/contract'
import { freshEmail, orderAsGuest } from '@proverka/test-support/guest-order'
import { createVisitor } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createJobTable, startCrashWorld, type CrashWorld } from '../crash/crash-world.ts'
import { findBroken, readOutcome } from '../crash/order-books.ts'
import { visitAsAdmin } from '../setup/admin.ts'
import { UNASKED_PAYMENTS } from '../setup/unasked-payments.ts'
import { createTestClock } from '../setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from '../setup/test-server.ts'
import { confirm, fulfilmentsOf } from './fulfilment-world.ts'

/*
 * A server that is killed before its n-th write, commit, email or answer while an extract is ordered, refused, undone and
 * answered, and while its term ends. An ordinary run tries some n, evenly spread; `CRASH_STEPS=all` tries every one.
 */
const SOME = 6

const clock = createTestClock('2026-12-01T09:00:00Z')

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer({ demo: false, extractsByHand: true, ...UNASKED_PAYMENTS }, { clock })
  admin = await visitAsAdmin(server)
  await createJobTable(server)
})
afterAll(() => server.stop())

/** The same browser, at the server that dies. */
function visitAs({ token, cookies }: Visitor, world: CrashWorld): Visitor {
  const visitor = createVisitor(world.port, 'realty')
  visitor.token = token
  for (const [name, value] of cookies) visitor.cookies.set(name, value)
  return visitor
}

type Body = Parameters<typeof admin.call<typeof contract.admin.moveFulfilments>>[1]['body']

let objects = 1
/** Pays an order of one extract, and has the operator order it and end it with a notice of absence or with a refusal. */
async function serve(steps: number, kind: 'absence' | 'refusal') {
  const number = `77:02:0002002:${objects++}`
  await confirm(server, number)
  const email = freshEmail()
  const known = server.visit()
  const { order } = await orderAsGuest(known, [{ product: 'EgrnObject', key: number }], email)
  const itemId = order?.order_items[0]?.order_item_id ?? ''
  const world = await startCrashWorld(server, steps, async () => {
    expect({ steps, broken: await findBroken(server) }).toEqual({ steps, broken: [] })
  })
  try {
    const guest = visitAs(known, world)
    const operator = visitAs(admin, world)
    const token = order?.payment_data?.confirmation.confirmation_token ?? ''
    await world.persist(() =>
      guest.call(contract.payment.decideTestPayment, { params: { token }, body: { decision: 'pay' } }),
    )
    await world.persist(() =>
      guest.call(contract.payment.reportWidgetResult, {
        body: { order_id: order?.id ?? '', result: 'success' },
      }),
    )
    await world.runJobs()
    const move = async (make: (row: { fulfilment_id: string; version: number }) => Body) => {
      const last = (await fulfilmentsOf(server, itemId)).at(-1)
      const body = make({ fulfilment_id: last?.id ?? '', version: last?.version ?? 0 })
      const headers = { 'idempotency-key': crypto.randomUUID() }
      const { data } = await world.persist(() =>
        operator.call(contract.admin.moveFulfilments, { body }, headers),
      )
      expect(data.results.map(({ refusal }) => refusal)).toEqual([undefined])
      await world.runJobs()
    }
    const refuse = (row: { fulfilment_id: string; version: number }): Body => ({
      action: 'refuse',
      kind,
      words: 'Сведения отсутствуют',
      rows: [row],
    })
    await move((row) => ({
      action: 'ordered',
      ordered_on: '2026-12-01',
      rows: [{ ...row, request_number: '80-105152635' }],
    }))
    await move(refuse)
    await move((row) => ({ action: 'undo', reason: 'Другой заказ', rows: [row] }))
    await move(refuse)
    const [fulfilment, ...others] = await fulfilmentsOf(server, itemId)
    const events = await server.sql(
      'select event from fulfilment_events where fulfilment_id = $1 order by id',
      [fulfilment?.id],
    )
    return {
      steps: world.burnt(),
      hasCrashed: world.hasCrashed(),
      outcome: await readOutcome(server, email),
      emails: [...new Set(world.emails)].map((key) => key.replace(/:.*$/, '')).toSorted(),
      fulfilment: { status: fulfilment?.status, version: fulfilment?.version },
      others: others.length,
      events: events.map(({ event }) => event),
    }
  } finally {
    await world.end()
  }
}

function stepsToTry(all: number): number[] {
  const every = process.env['CRASH_STEPS'] === 'all' ? 1 : all / SOME
  return Array.from({ length: Math.floor(all / every) }, (_, index) => Math.floor(index * every))
}

describe('[FULFIL-01] a server that is killed anywhere', () => {
  it.each([
    ['absence', 'answered', 'done'],
    ['refusal', 'refused', 'refund'],
  ] as const)(
    'leaves one fulfilment with one history after %s',
    { timeout: 1_800_000 },
    async (kind, ended, item) => {
      // The first order of all makes what the others find, and so takes a step more.
      await serve(Number.POSITIVE_INFINITY, kind)
      const calm = await serve(Number.POSITIVE_INFINITY, kind)
      expect(calm).toMatchObject({
        hasCrashed: false,
        fulfilment: { status: ended, version: 5 },
        others: 0,
        events: ['opened', 'ordered', ended, 'undone', ended],
      })
      expect(calm.outcome.items.map(({ status }) => status)).toEqual([item])
      for (const steps of stepsToTry(calm.steps)) {
        const { steps: _, ...tried } = await serve(steps, kind)
        const { steps: __, ...expected } = calm
        expect({ steps, ...tried }).toEqual({ steps, ...expected, hasCrashed: true })
      }
      expect(await findBroken(server)).toEqual([])
    },
  )
})
