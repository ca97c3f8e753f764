import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { contract } from '@proverka/api/contract'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { startSmtpServer } from '@proverka/test-support/smtp-server'
import { createVisitor } from '@proverka/test-support/visitor'
import { afterEach, describe, expect, it } from 'vitest'
import type { Database } from '../src/platform/db/database.ts'
import { openDatabase } from '../src/platform/db/open-database.ts'
import { databaseForProcess } from './setup/copy-database.ts'
import { startWebhookReceiver } from './setup/webhook-receiver.ts'

/** The figures are 1,000 watches and 20 kills: `WATCH_STORM`, `WATCH_KILLS`. */
const WATCHES = Number(process.env['WATCH_STORM'] ?? 60)
const KILLS = Number(process.env['WATCH_KILLS'] ?? 3)
/** Two processes share the work; a kill takes one of them in turn. */
const SERVERS = 2
const FIRST_NUMBER = 700_000_000

const stack: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of stack.splice(0).toReversed()) await end()
})

/** Watches of objects of this test alone, each due now. */
const PLANT = `
  with numbers as (select i, '00:14:0203005:' || (${FIRST_NUMBER} + i) as number from generate_series(1, $1::int) i),
    objects as (insert into demo_objects (id, number, address, area, area_okc, level, object_type, type_okc, status)
      select ${FIRST_NUMBER} + i, number, 'Штормовая, ' || i, '40', '', '', 'Здание', '', 'Актуальные' from numbers)
  insert into watches (id, person_id, site, kind, subject_key, subject, period, status, months, price_kopecks, bonus_kopecks,
      created_at, started_at, paid_ms, ends_at, due_at)
    select gen_random_uuid(), p.id, 'realty', 'object', 'object:' || number,
      jsonb_build_object('kind', 'object', 'number', number, 'address', 'Штормовая, ' || i), 'week', 'active', 1, 0, 0,
      now(), now(), 2592000000, now() + interval '30 days', now()
    from numbers, persons p where p.email = 'client@example.com'`

async function countIn(database: Database, sql: string): Promise<number> {
  const { rows } = await database.runRawSql(sql)
  return Number((rows[0] as { count?: unknown } | undefined)?.count)
}

describe.runIf(process.env['DATABASE_URL'])('[TRUST-10] a storm over watches', () => {
  it(
    `sends one letter and one call for each of ${WATCHES} changes, through ${KILLS} kills`,
    { timeout: 1_800_000 },
    async () => {
      const folder = await mkdtemp(join(tmpdir(), 'proverka-storm-'))
      stack.push(() => rm(folder, { recursive: true, force: true }))
      const place = await databaseForProcess(folder)
      stack.push(() => place.drop())
      const mail = await startSmtpServer(() => '250 ok')
      stack.push(() => mail.stop())
      const receiver = await startWebhookReceiver()
      stack.push(() => receiver.stop())
      const { DATABASE_URL: databaseUrl } = place.variables
      const database = await openDatabase({ databaseUrl })
      stack.push(() => database.close())

      const start = () => startServerProcess({ ...place.variables, SMTP_URL: mail.url })
      const servers: ServerProcess[] = [await start()]
      stack.push(async () => {
        for (const server of servers) await server.end('SIGKILL')
      })
      while (servers.length < SERVERS) servers.push(await start())
      const client = createVisitor(() => servers[0]?.port ?? 0, 'realty')
      await client.signIn('client@example.com')
      const { data } = await client.call(contract.watches.saveWebhook, { body: { url: receiver.url } })
      receiver.trust(data.secret)

      await database.runRawSql(PLANT, [WATCHES])
      const until = async (what: string, sql: string, count: number) => {
        const end = Date.now() + 600_000
        while ((await countIn(database, sql)) < count) {
          if (Date.now() > end)
            throw new Error(`${what}: ${servers.map(({ output }) => output()).join('\n')}`)
          await wait(100)
        }
      }
      await until('first checks', 'select count(*) from watch_checks', WATCHES)
      await database.runRawSql(`update demo_objects set area = '41' where id > ${FIRST_NUMBER}`)
      await database.runRawSql(`update watches set due_at = now(), leased_until = null`)

      // Half of the way is finding the changes, the other half telling of them.
      const progress = `select (select count(*) from watch_changes)
        + (select count(*) from webhook_deliveries where delivered_at is not null) as count`
      for (let kill = 0; kill < KILLS; kill++) {
        await until('progress', progress, Math.floor((2 * WATCHES * kill) / KILLS) + 1)
        const at = kill % SERVERS
        await servers[at]?.end('SIGKILL')
        servers[at] = await start()
      }
      await until('changes', 'select count(*) from watch_changes', WATCHES)
      await until('calls', 'select count(*) from webhook_deliveries where delivered_at is not null', WATCHES)
      const letters = `select count(*) from outbox where unique_key like 'watch-change:%' and sent_at is not null`
      await until('letters', letters, WATCHES)

      const { rows } = await database.runRawSql('select id from watch_changes')
      const changes = (rows as { id: string }[]).map(({ id }) => id).toSorted()
      expect(changes).toHaveLength(WATCHES)
      expect(receiver.refused).toEqual([])
      // A call that a dying process could not mark comes again under the same id, and says the same.
      const calls = Map.groupBy(receiver.calls, ({ id }) => id)
      expect([...calls.keys()].toSorted()).toEqual(changes)
      for (const repeated of calls.values())
        expect(new Set(repeated.map(({ body }) => JSON.stringify(body))).size).toBe(1)
      const told = mail.messageIds.flatMap((id) => /^<watch-change\.([\da-f-]+)@/.exec(id)?.[1] ?? [])
      expect([...new Set(told)].toSorted()).toEqual(changes)
      // No more repeats than what was under way in the processes that were killed.
      expect(receiver.calls.length - WATCHES).toBeLessThanOrEqual(KILLS * 8)
      expect(told.length - WATCHES).toBeLessThanOrEqual(KILLS * 2)
      expect(await countIn(database, `select count(*) from watch_checks where outcome = 'changed'`)).toBe(
        WATCHES,
      )
    },
  )
})
