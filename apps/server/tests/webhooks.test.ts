import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliverWebhooks } from '../src/services/watches/deliver-webhooks.ts'
import { runWatches } from '../src/services/watches/run-watches.ts'
import { saveWebhook } from '../src/services/watches/save-webhook.ts'
import { PASSWORD, whoIs } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { changeArea, newClient, started } from './setup/watch-world.ts'
import { startWebhookReceiver } from './setup/webhook-receiver.ts'

const { watches } = contract
const clock = createTestClock()

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

const nextWeek = async () => {
  clock.advance(7 * DAY_MS)
  await runWatches(server.context)
}

describe('[TRUST-10] the calls of a client’s program', () => {
  it('are tried again, and what never answers is shown', async () => {
    const client = await newClient(server)
    await started(client)
    const { data } = await client.visitor.call(watches.saveWebhook, { body: { url: receiver.url } })
    receiver.trust(data.secret)
    receiver.calls.length = 0
    receiver.answer(503)
    await changeArea(server, '70.1')
    await nextWeek()
    await deliverWebhooks(server.context)
    await client.visitor.signIn(client.email, PASSWORD)
    const shown = async () => (await client.visitor.call(watches.getWebhook, {})).data
    expect(await shown()).toMatchObject({
      waiting: 1,
      last_failure: 'ответ 503',
      failing_since: expect.any(String),
    })
    // The first pause is not over.
    await deliverWebhooks(server.context)
    receiver.answer(200)
    clock.advance(6000)
    await deliverWebhooks(server.context)
    expect(receiver.calls).toHaveLength(1)
    expect(await shown()).toMatchObject({
      waiting: 0,
      failing_since: null,
      last_delivered_at: expect.any(String),
    })
    receiver.answer(410)
    await changeArea(server, '70.2')
    await nextWeek()
    await deliverWebhooks(server.context)
    await client.visitor.signIn(client.email, PASSWORD)
    expect(await shown()).toMatchObject({ waiting: 0, given_up: 1 })
    receiver.answer(200)
    expect((await client.visitor.call(watches.removeWebhook, {})).status).toBe(200)
    expect(await shown()).toBeNull()
  })

  it('go nowhere but to the public internet in production', async () => {
    const { config } = server.context
    const client = await newClient(server)
    const production = {
      ...server.context,
      config: { ...config, production: true, staff: { ...config.staff, key: 'k'.repeat(32) } },
    }
    for (const url of [
      'http://hooks.example.com/',
      'https://127.0.0.1/',
      'https://[::1]/',
      'https://10.0.0.1/x',
    ])
      await expect(
        saveWebhook(production, (await whoIs(client.visitor)).person?.id ?? '', url),
      ).rejects.toMatchObject({
        code: 'webhook/url-refused',
      })
  })
})
