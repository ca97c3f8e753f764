import { contract } from '@proverka/api/contract'
import { DAY_MS } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { applyMigrations, listMigrations } from '../src/platform/db/migrate.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { sha256 } from '../src/platform/sha256.ts'
import type { AppContext } from '../src/services/context.ts'
import { deliverWebhooks } from '../src/services/watches/deliver-webhooks.ts'
import { runWatches } from '../src/services/watches/run-watches.ts'
import { saveWebhook } from '../src/services/watches/save-webhook.ts'
import { sealStoredSecrets } from '../src/services/watches/webhook-secret.ts'
import { createEmptyDatabase } from './setup/copy-database.ts'
import { idOf, PASSWORD } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'
import { changeArea, lettersTo, newClient, started, type Client } from './setup/watch-world.ts'
import { startWebhookReceiver } from './setup/webhook-receiver.ts'

const { watches } = contract
const clock = createTestClock()
const STAFF_KEY = 'k'.repeat(32)
const WATCH_LINKS = '410-watch-links.sql'

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

let area = 80
async function nextChange() {
  await changeArea(server, `${++area}.0`)
  clock.advance(7 * DAY_MS)
  await runWatches(server.context)
}

async function withWebhook(): Promise<{ client: Client; userId: string; secret: string }> {
  await server.sql('delete from webhooks')
  const client = await newClient(server)
  await started(client)
  const { data } = await client.visitor.call(watches.saveWebhook, { body: { url: receiver.url } })
  receiver.trust(data.secret)
  receiver.calls.length = 0
  return { client, userId: await idOf(client.visitor), secret: data.secret }
}

const storedSecret = async (userId: string) => {
  const [row] = await server.sql('select secret from webhooks where person_id = $1', [userId])
  return String(row?.['secret'])
}

const withKey = (key: string | undefined, production = false): AppContext => {
  const { config } = server.context
  return { ...server.context, config: { ...config, production, staff: { ...config.staff, key } } }
}

describe('[TRUST-10] secrets of watches in the database', () => {
  it('sign calls and are stored sealed, for their client alone', async () => {
    const { userId, secret } = await withWebhook()
    const stored = await storedSecret(userId)
    expect(stored).not.toContain(secret.slice('whsec_'.length, 20))
    expect(stored).not.toMatch(/^whsec_/)
    await nextChange()
    await deliverWebhooks(server.context)
    expect(receiver.calls).toHaveLength(1)

    // Another client’s sealed secret does not open.
    const { userId: other } = await withWebhook()
    await server.sql('update webhooks set secret = $2 where person_id = $1', [other, stored])
    await nextChange()
    await deliverWebhooks(server.context)
    expect(receiver.calls).toEqual([])
    const [row] = await server.sql('select last_failure from webhooks where person_id = $1', [other])
    expect(row).toEqual({ last_failure: 'секрет утрачен, сохраните адрес еще раз' })
  })

  it('that an earlier program stored as they are sign calls, and are sealed by the first round', async () => {
    const { userId } = await withWebhook()
    const plain = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
    await server.sql('update webhooks set secret = $2 where person_id = $1', [userId, plain])
    receiver.trust(plain)
    await nextChange()
    await deliverWebhooks(server.context)
    expect(receiver.calls).toHaveLength(1)

    await sealStoredSecrets(withKey(undefined, true))
    expect(await storedSecret(userId)).toBe(plain)
    await sealStoredSecrets(server.context)
    const sealed = await storedSecret(userId)
    expect(sealed).not.toMatch(/^whsec_/)
    await sealStoredSecrets(server.context)
    expect(await storedSecret(userId)).toBe(sealed)
    await nextChange()
    await deliverWebhooks(server.context)
    expect(receiver.calls).toHaveLength(2)
    expect(receiver.refused).toEqual([])
  })

  it('are not made in production without STAFF_KEY, and with another one say what helps', async () => {
    const { client, userId } = await withWebhook()
    const url = 'https://hooks.example.com/in'
    await expect(saveWebhook(withKey(undefined, true), userId, url)).rejects.toMatchObject({
      code: 'webhook/not-available',
    })
    await nextChange()
    await deliverWebhooks(withKey(STAFF_KEY))
    expect(receiver.calls).toEqual([])
    await client.visitor.signIn(client.email, PASSWORD)
    expect((await client.visitor.call(watches.getWebhook, {})).data).toMatchObject({
      waiting: 1,
      last_failure: 'секрет утрачен, сохраните адрес еще раз',
    })
    // The right key is there again: the call that waited is made.
    clock.advance(6000)
    await deliverWebhooks(server.context)
    expect(receiver.calls).toHaveLength(1)
  })

  it('are hashes where they open a link: each letter has its own, and all of them work', async () => {
    const client = await newClient(server)
    const id = await started(client)
    await nextChange()
    await nextChange()
    const letters = () => lettersTo(server, client.email, /^Изменение/)
    await expect.poll(() => letters().length, { timeout: 10_000 }).toBe(2)
    const tokens = letters().map(({ text }) => /watch-stop\/#(stop_[\w-]{43})/.exec(text)?.[1] ?? '')
    expect(new Set(tokens).size).toBe(2)
    const rows = await server.sql('select token_hash, purpose from watch_links where watch_id = $1', [id])
    expect(rows.map(({ token_hash }) => token_hash)).toEqual(
      expect.arrayContaining(tokens.map((token) => sha256(token))),
    )
    const stop = (token: string) => server.visit().call(watches.stopByLink, { body: { token } })
    // What a copy of the database holds opens nothing, and a link does one thing alone.
    expect((await stop(String(rows[0]?.['token_hash']))).body).toMatchObject({ code: 'watch-link/unknown' })
    expect(
      (await server.visit().call(watches.openConsent, { body: { token: tokens[0] ?? '' } })).body,
    ).toMatchObject({ code: 'watch-link/unknown' })
    expect((await stop(tokens[0] ?? '')).status).toBe(200)
    expect((await stop(tokens[1] ?? '')).status).toBe(200)
  })
})

describe.runIf(process.env['DATABASE_URL'])('links of letters that were sent by an earlier program', () => {
  it('[TRUST-10] open what they opened, and are hashes by now', async () => {
    const place = await createEmptyDatabase()
    const database = await openDatabase({ databaseUrl: place.databaseUrl })
    try {
      const names = await listMigrations()
      const before = names.slice(0, names.indexOf(WATCH_LINKS))
      await database.transaction(() => applyMigrations(database.runRawSql, before))
      await database.runRawSql(
        `with p as (insert into persons (id, email, name, created_at) values (gen_random_uuid(), 'a@example.com', '', now())
            returning id),
          w as (insert into watches (id, person_id, site, kind, subject_key, subject, period, status, months, price_kopecks,
              bonus_kopecks, stop_token, created_at)
            select gen_random_uuid(), id, 'realty', 'person', 'k' || n, '{}', 'week', 'active', 1, 0, 0, 'stop_' || n, now()
              from p, generate_series(1, 2) n returning id, subject_key)
          insert into watch_grounds (watch_id, kind, purpose, consent_token, confirmed_at)
            select id, 'consent', '', case when subject_key = 'k1' then 'agree_1' end, now() from w`,
      )
      await database.transaction(() => applyMigrations(database.runRawSql, names))
      const { rows } = await database.runRawSql(
        `select l.token_hash, l.purpose, w.subject_key from watch_links l join watches w on w.id = l.watch_id order by 2, 3`,
      )
      expect(rows).toEqual([
        { token_hash: sha256('agree_1'), purpose: 'consent', subject_key: 'k1' },
        { token_hash: sha256('stop_1'), purpose: 'stop', subject_key: 'k1' },
        { token_hash: sha256('stop_2'), purpose: 'stop', subject_key: 'k2' },
      ])
    } finally {
      await database.close()
      await place.drop()
    }
  })
})
