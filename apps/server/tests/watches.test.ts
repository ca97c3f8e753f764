import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { FLAT } from '@proverka/test-support/guest-order'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { deliverWebhooks } from '../src/services/watches/deliver-webhooks.ts'
import { followWatchTerms } from '../src/services/watches/follow-terms.ts'
import { runWatches } from '../src/services/watches/run-watches.ts'
import { balanceOf, sumOfBooks } from './setup/money.ts'
import { PASSWORD, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import {
  changeArea,
  lettersTo,
  newClient,
  OBJECT,
  start,
  started,
  viewWatch,
  type Client,
} from './setup/watch-world.ts'
import { startWebhookReceiver } from './setup/webhook-receiver.ts'

const { watches } = contract
const clock = createTestClock()
const WEEK_MS = 7 * DAY_MS

let server: TestServer
let receiver: Awaited<ReturnType<typeof startWebhookReceiver>>
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  receiver = await startWebhookReceiver(clock.now)
})
afterAll(async () => {
  await receiver.stop()
  await server.stop()
})
afterEach(async () => {
  await server.sql(`update demo_objects set area = '54.3' where number = $1`, [FLAT])
  await server.sql(`update watches set status = 'ended', ended_at = now() where status <> 'ended'`)
})

const outcomes = async (client: Client, id: string) =>
  (await viewWatch(client, id)).checks.map(({ outcome }) => outcome)
const nextWeek = async (weeks = 1) => {
  clock.advance(weeks * WEEK_MS)
  await runWatches(server.context)
}

describe('[TRUST-10] a watched object', () => {
  it('is asked about at once, and costs what the price list says', async () => {
    const client = await newClient(server)
    const id = await started(client)
    const watch = await viewWatch(client, id)
    expect(watch).toMatchObject({
      kind: 'object',
      note: FLAT,
      status: 'active',
      price: 29,
      checks: [{ outcome: 'first' }],
      questions: expect.arrayContaining([{ title: 'Снятие с учета', source: 'ЕГРН' }]),
    })
    expect(await balanceOf(client.visitor)).toBe(971)
    expect((await start(client)).body).toMatchObject({ code: 'watch/already' })
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('shows that nothing has changed and sends no letter about it', async () => {
    const client = await newClient(server)
    const id = await started(client)
    await nextWeek()
    await nextWeek()
    expect(await outcomes(client, id)).toEqual(['first', 'unchanged', 'unchanged'])
    expect(lettersTo(server, client.email, /Изменение|Без изменений/)).toEqual([])
  })

  it('sends one letter and one call for a change, whoever looks again', async () => {
    const client = await newClient(server)
    const id = await started(client)
    const { data } = await client.visitor.call(watches.saveWebhook, { body: { url: receiver.url } })
    expect(data.secret).toMatch(/^whsec_/)
    receiver.trust(data.secret)
    receiver.calls.length = 0
    await nextWeek()
    await changeArea(server, '61.0')
    clock.advance(WEEK_MS)
    await Promise.all([runWatches(server.context), runWatches(server.context)])
    await runWatches(server.context)
    await Promise.all([deliverWebhooks(server.context), deliverWebhooks(server.context)])
    const watch = await viewWatch(client, id)
    expect(watch).toMatchObject({ unchanged: 1, changed: 1 })
    expect(watch.changes).toMatchObject([{ items: [{ what: 'Площадь', before: '54.3', now: '61.0' }] }])
    const { text } = await server.emailTo(client.email, /^Изменение/)
    expect(text).toContain('54.3')
    expect(text).toContain('61.0')
    expect(text).toContain('До этого 1\u00a0проверка без изменений')
    expect(lettersTo(server, client.email, /^Изменение/)).toHaveLength(1)
    expect(receiver.refused).toEqual([])
    expect(receiver.calls).toMatchObject([
      {
        id: watch.changes[0]?.change_id,
        body: { type: 'watch.changed', data: { watch_id: id, kind: 'object' } },
      },
    ])
  })

  it('takes silence for neither a change nor its absence, and gives its time back', async () => {
    const client = await newClient(server)
    const id = await started(client)
    const { ends_at: before } = await viewWatch(client, id)
    await server.sql('update demo_objects set number = $2 where number = $1', [FLAT, '00:14:0203005:9999947'])
    await nextWeek()
    await nextWeek()
    await server.sql('update demo_objects set number = $1 where number = $2', [FLAT, '00:14:0203005:9999947'])
    await nextWeek()
    const watch = await viewWatch(client, id)
    expect(watch.checks.map(({ outcome }) => outcome)).toEqual(['first', 'silent', 'silent', 'unchanged'])
    expect(watch).toMatchObject({ changes: [], silent: 2, unchanged: 1 })
    expect(Date.parse(watch.ends_at ?? '') - Date.parse(before ?? '')).toBe(2 * WEEK_MS)
    expect(await server.emailTo(client.email, /^Источник молчит/)).toBeDefined()
    expect(lettersTo(server, client.email, /^Источник молчит/)).toHaveLength(1)
  })

  it('stands still while it is paused', async () => {
    const client = await newClient(server)
    const id = await started(client)
    const { ends_at: before } = await viewWatch(client, id)
    expect((await client.visitor.call(watches.pauseWatch, { params: { id } })).status).toBe(200)
    expect((await client.visitor.call(watches.pauseWatch, { params: { id } })).body).toMatchObject({
      code: 'watch/not-possible',
    })
    await nextWeek(2)
    expect(await outcomes(client, id)).toEqual(['first'])
    await client.visitor.call(watches.resumeWatch, { params: { id } })
    await runWatches(server.context)
    const watch = await viewWatch(client, id)
    expect(watch.checks.map(({ outcome }) => outcome)).toEqual(['first', 'unchanged'])
    expect(Date.parse(watch.ends_at ?? '') - Date.parse(before ?? '')).toBe(2 * WEEK_MS)
  })

  it('is stopped from its letter without a sign-in, and the days that are left are paid back', async () => {
    const client = await newClient(server)
    const id = await started(client, { ...OBJECT, months: 12 })
    expect(await balanceOf(client.visitor)).toBe(710)
    await changeArea(server, '62.0')
    await nextWeek()
    const { text } = await server.emailTo(client.email, /^Изменение/)
    const token = /watch-stop\/#(stop_[\w-]+)/.exec(text)?.[1] ?? ''
    expect(
      (await server.visit().call(watches.stopByLink, { body: { token: 'stop_other' } })).body,
    ).toMatchObject({
      code: 'watch-link/unknown',
    })
    for (let press = 0; press < 2; press++)
      expect((await server.visit().call(watches.stopByLink, { body: { token } })).status).toBe(200)
    expect(await viewWatch(client, id)).toMatchObject({ status: 'ended', ending: 'stopped' })
    // A week of a year is earned.
    const kept = Math.floor((29_000 * 7) / 365)
    expect(await balanceOf(client.visitor)).toBe((100_000 - kept) / 100)
    expect(await sumOfBooks(server)).toBe(0)
    expect(lettersTo(server, client.email, /^Больше не следим/)).toHaveLength(1)
  })

  it('ends with its term and is not prolonged by itself; three days before a letter asks', async () => {
    const client = await newClient(server)
    const id = await started(client)
    const ends = Date.parse((await viewWatch(client, id)).ends_at ?? '')
    clock.advance(ends - clock.now().getTime() - 4 * DAY_MS)
    await followWatchTerms(server.context)
    expect(lettersTo(server, client.email, /^Следим до/)).toEqual([])
    clock.advance(2 * DAY_MS)
    await followWatchTerms(server.context)
    await followWatchTerms(server.context)
    expect(await server.emailTo(client.email, /^Следим до/)).toBeDefined()
    expect(lettersTo(server, client.email, /^Следим до/)).toHaveLength(1)
    await client.visitor.signIn(client.email, PASSWORD)
    const prolonged = await client.visitor.call(watches.prolongWatch, { params: { id }, body: { months: 3 } })
    expect(prolonged.status, JSON.stringify(prolonged.body)).toBe(200)
    clock.advance(100 * DAY_MS)
    await followWatchTerms(server.context)
    expect(await viewWatch(client, id)).toMatchObject({ status: 'ended', ending: 'term', price: 29 + 79 })
    expect(await balanceOf(client.visitor)).toBe(1000 - 29 - 79)
  })

  it('says once in three months that nothing has changed', async () => {
    const client = await newClient(server)
    await started(client, { ...OBJECT, months: 12 })
    for (let week = 0; week < 14; week++) await nextWeek()
    expect(await server.emailTo(client.email, /^Без изменений/)).toBeDefined()
    expect(lettersTo(server, client.email, /^Без изменений/)).toHaveLength(1)
  })

  it('is not sold for a number that no register knows, or without money', async () => {
    const client = await newClient(server, 0)
    expect((await start(client)).body).toMatchObject({ code: 'payment/not-enough-money' })
    const unknown = { ...OBJECT, subject: { kind: 'object', number: '00:14:0203005:424242' } }
    expect((await start(client, unknown)).body).toMatchObject({ code: 'watch/unknown-object' })
    const broken = { ...OBJECT, subject: { kind: 'object', number: '12' } }
    expect((await start(client, broken)).status).toBe(400)
    const [row] = await server.sql('select count(*)::int as count from watches where person_id = $1', [
      (await whoIs(client.visitor)).person?.id,
    ])
    expect(row).toEqual({ count: 0 })
  })

  it('is one watch when its call is repeated', async () => {
    const client = await newClient(server)
    const key = { 'idempotency-key': crypto.randomUUID() }
    const [one, other] = [await start(client, OBJECT, key), await start(client, OBJECT, key)]
    expect(other.data).toEqual(one.data)
    expect(await balanceOf(client.visitor)).toBe(971)
  })

  it('of another client is not to be had', async () => {
    const id = await started(await newClient(server))
    const other = await newClient(server)
    for (const call of [watches.getWatch, watches.pauseWatch, watches.stopWatch, watches.resumeWatch])
      expect((await other.visitor.call(call, { params: { id } })).body).toMatchObject({
        code: 'watch/not-found',
      })
  })
})
