import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { contract } from '@proverka/api/contract'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { AppContext } from '../src/services/context.ts'
import { EFFECT_JOBS, addToOutbox } from '../src/services/outbox/add-to-outbox.ts'
import { requeueOrphanedJobs } from '../src/services/orders/requeue-orphaned-jobs.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { createLastingPlace, type LastingPlace } from './setup/lasting-place.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'
import { DAY_MS } from '@proverka/domain/timing'

/* What is promised is done, however long those are away who must do it, and whatever dies meanwhile. */

const WAITING_FOR_OWNER = 'RiskAssessmentOwner'

const fail = () => {
  throw new Error('out of order')
}

type Mutable = { -readonly [Name in keyof AppContext]: AppContext[Name] }

/** Breaks everything outside: the mail server, the operator of text messages, the payment service. */
function breakOutside(server: TestServer): void {
  const context = server.context as Mutable
  const provider = context.providerOf('test')
  context.mailer = { send: fail }
  context.sms = { send: fail, knowsKeys: true }
  context.providerOf = () => ({ ...provider, refundPayment: fail, makeReceipt: fail })
}

/** Breaks the begin of one item's report, the answers of another's, the end of a third one's. */
function breakReports(server: TestServer, unbegun: string, unasked: string, unclosed: string): void {
  const context = server.context as Mutable
  const { reports } = context.queries
  const broken = {
    insertReport: failFor(unbegun, (...report: Parameters<typeof reports.insertReport>) =>
      reports.insertReport(...report),
    ),
    lockReport: failFor(unasked, reports.lockReport),
    setReportStatus: failFor(unclosed, reports.setReportStatus),
  }
  context.queries = { ...context.queries, reports: { ...reports, ...broken } }
}

const failFor =
  <Rest extends unknown[], Result>(itemId: string, whole: (id: string, ...rest: Rest) => Result) =>
  (id: string, ...rest: Rest): Result =>
    id === itemId ? fail() : whole(id, ...rest)

const failedJobs = async (server: TestServer) =>
  (await server.sql(`select distinct name from pgboss.job where state = 'failed' order by name`)).map(
    ({ name }) => String(name),
  )

const hasFailed = (server: TestServer, ...names: string[]) =>
  until(`the failure of ${names.join(', ')}`, async () => {
    const failed = await failedJobs(server)
    return names.every((name) => failed.includes(name)) || undefined
  })

const countOf = async (server: TestServer, rows: string) =>
  Number((await server.sql(`select count(*) as count from ${rows}`))[0]?.['count'])

describe('a server that starts again', () => {
  /** The affiliate network, which is out of order at first. */
  let network: Server
  let isNetworkUp = false
  const told: unknown[] = []
  let place: LastingPlace
  let server: TestServer | undefined
  beforeEach(async () => {
    network = createServer((request, reply) => {
      if (isNetworkUp) told.push(request.headers['idempotency-key'])
      request.resume()
      reply.writeHead(isNetworkUp ? 200 : 503).end()
    })
    await new Promise<void>((resolve) => network.listen(0, '127.0.0.1', resolve))
    place = await createLastingPlace()
  })
  afterEach(async () => {
    await server?.stop()
    await place.drop()
    network.close()
  })

  const affiliateUrl = () => `http://127.0.0.1:${(network.address() as AddressInfo).port}/`

  /** Browses on at the server that came back. */
  function visitAgain(next: TestServer, { token, cookies }: Visitor): Visitor {
    const visitor = next.visit()
    visitor.token = token
    for (const [name, value] of cookies) visitor.cookies.set(name, value)
    return visitor
  }

  it('does all that failed for the last time in the life before', async () => {
    const first = await place.start({ jobRetries: 0, affiliateUrl: affiliateUrl() })
    server = first
    breakOutside(first)
    const visitor = first.visit()
    const { order, email } = await orderAsGuest(visitor, [
      { product: 'EgrnObject' },
      { product: 'EgrnRightList' },
      { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
      { product: WAITING_FOR_OWNER },
    ])
    const itemOf = (name: string) =>
      order.order_items.find(({ product_name }) => product_name === name)?.order_item_id ?? ''
    const items = [itemOf('EgrnObject'), itemOf('EgrnRightList'), itemOf('BailiffCheck')] as const
    breakReports(first, ...items)
    await first.sql('update orders set metadata = $2 where id = $1', [
      order.id,
      JSON.stringify({ affiliate_uid: 'visit-1' }),
    ])
    await visitor.call(contract.person.sendVerificationCode, { query: { phone: '+79990000001' } })
    await payInWidget(visitor, order)
    const order_item_id = itemOf(WAITING_FOR_OWNER)
    await itemIn(visitor, order_item_id, 'actionrequired')
    const admin = await visitAsAdmin(first)
    expect((await admin.call(contract.orders.returnProduct, { body: { order_item_id } })).status).toBe(200)
    await hasFailed(first, 'send-mail', 'send-sms', 'make-receipt', 'refund-payment', 'call-affiliate')
    await hasFailed(first, 'start-report', 'ask-source', 'fail-task', 'finish-report')
    const statusOf = async (id: string) =>
      (await first.sql('select status from order_items where id = $1', [id]))[0]?.['status']
    expect(await Promise.all(items.map(statusOf))).toEqual(['requested', 'inprogress', 'inprogress'])
    const receipts = await countOf(first, `outbox where kind = 'receipt'`)
    expect([receipts, await countOf(first, 'test_provider_receipts')]).toEqual([expect.any(Number), 0])
    await first.stop()
    server = undefined

    isNetworkUp = true
    const second = await place.start({ affiliateUrl: affiliateUrl() })
    server = second
    const again = visitAgain(second, visitor)
    for (const id of items) await itemIn(again, id, 'done')
    await until('all effects', async () =>
      (await countOf(second, 'outbox where sent_at is null')) === 0 ? true : undefined,
    )
    const [refund] = await second.sql(
      `select r.done_at, r.amount_kopecks, t.amount_kopecks as given
         from refunds r join test_provider_refunds t on t.id::text = r.provider_refund_id`,
    )
    expect(refund).toMatchObject({ done_at: expect.anything(), given: refund?.['amount_kopecks'] })
    expect(await countOf(second, 'test_provider_receipts')).toBeGreaterThan(receipts)
    expect(told).toEqual([`affiliate:${order.id}`])
    expect([...second.emails.values()].filter(({ to }) => to === email).length).toBeGreaterThan(3)
    expect(await requeueOrphanedJobs(second.context)).toBe(0)
  })
})

describe('while a server runs', () => {
  const clock = createTestClock()
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer({ jobRetries: 0 }, { clock })
  })
  afterAll(() => server.stop())

  const EMAIL = { to: 'nobody@example.com', subject: 'Письмо', text: 'Текст' }
  const RECEIPT = {
    provider: 'test',
    receipt: {
      kind: 'advance',
      orderNumber: 1,
      email: EMAIL.to,
      lines: [{ name: 'Проверка', kopecks: 100 }],
    },
  }
  const jobsOf = (key: string) =>
    server.sql(
      `select j.state::text as state from pgboss.job j join outbox o on j.data ->> 'outboxId' = o.id::text
        where o.unique_key = $1 order by j.created_on`,
      [key],
    )
  const effectOf = async (key: string) =>
    (await server.sql('select sent_at, given_up_at, payload from outbox where unique_key = $1', [key]))[0]
  const lastStateOf = async (key: string) => (await jobsOf(key)).at(-1)?.['state']
  const statesOf = async (key: string) => (await jobsOf(key)).map(({ state }) => state)

  /** Everything outside is out of order while an effect is tried for the last time, and well again after it. */
  async function loseEffect(kind: 'mail' | 'receipt', key: string): Promise<void> {
    const context = server.context as Mutable
    const { mailer, providerOf } = context
    breakOutside(server)
    await addToOutbox(context, kind, key, kind === 'mail' ? EMAIL : RECEIPT)
    await until('the failure', async () => ((await lastStateOf(key)) === 'failed' ? true : undefined))
    Object.assign(context, { mailer, providerOf })
  }

  it('what has a job that waits is left alone, what has none gets one, anyone who else looks', async () => {
    await loseEffect('mail', 'lost-email')
    const { id } =
      (await server.context.queries.outbox.insertEffect('waiting-email', EMAIL, clock.now())) ?? {}
    await server.context.jobs.enqueue(EFFECT_JOBS.mail, { outboxId: id ?? '' }, { delaySeconds: 3600 })
    const made = await Promise.all([1, 2, 3].map(() => requeueOrphanedJobs(server.context)))
    expect(made.toSorted((one, other) => one - other)).toEqual([0, 0, 1])
    expect(await statesOf('waiting-email')).toEqual(['created'])
    await until('the email', async () => (await effectOf('lost-email'))?.['sent_at'] ?? undefined)
    expect(await statesOf('lost-email')).toHaveLength(2)
  })

  it('an email is given up after a week and its text forgotten; a receipt is tried without end', async () => {
    await loseEffect('mail', 'old-email')
    await loseEffect('receipt', 'old-receipt')
    clock.advance(7 * DAY_MS + 1)
    await requeueOrphanedJobs(server.context)
    expect(await effectOf('old-email')).toMatchObject({
      sent_at: null,
      given_up_at: expect.anything(),
      payload: null,
    })
    await until('the receipt', async () => (await effectOf('old-receipt'))?.['sent_at'] ?? undefined)
    expect([...server.emails.keys()]).not.toContain('old-email')
  })
})

describe('the queue alone', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.stop())

  it('tries what others must do for a day, at least every ten minutes', async () => {
    for (const name of [...Object.values(EFFECT_JOBS), 'refund-payment']) {
      const [queue] = await server.sql(
        'select retry_limit, retry_delay, retry_backoff, retry_delay_max from pgboss.queue where name = $1',
        [name],
      )
      expect(queue, name).toMatchObject({ retry_delay: 1, retry_backoff: true, retry_delay_max: 600 })
      // A pause is half of a power of two at least, and the longest one at most.
      const shortest = Array.from({ length: Number(queue?.['retry_limit']) }, (_, index) =>
        Math.min(600, 2 ** Math.min(16, index + 1) / 2),
      )
      expect(
        shortest.reduce((sum, seconds) => sum + seconds, 0),
        name,
      ).toBeGreaterThan(24 * 3600)
    }
  })
})
