import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { LADOGIN, orderAsClient } from '@proverka/test-support/guest-order'
import { createVisitor, type Visitor } from '@proverka/test-support/visitor'
import { createWorld } from './report-storm/world.ts'

/**
 * Reports whose source fails at random, by a server that is killed again and again: each item has to reach its end once,
 * and each order one email.
 *
 * Run: `pnpm --filter @proverka/bench report-storm [--reports 1000] [--kills 20] [--minutes 8]`
 */

const { values } = parseArgs({
  options: {
    reports: { type: 'string', default: '1000' },
    kills: { type: 'string', default: '20' },
    minutes: { type: 'string', default: '8' },
  },
})
const REPORTS = Number(values.reports)
const KILLS = Number(values.kills)
const end = performance.now() + Number(values.minutes) * 60_000

const CALLERS = 4
const CLIENT = 'client@example.com'
const DONE = `select count(*) from order_items where status = 'done' and product_name = 'PassportCheck'`
const EMAILS = `select count(*) from outbox where kind = 'mail' and unique_key like 'order-done:%'`

const world = await createWorld(createRandom(20_261_123))
try {
  // An unproven address gets only the first email of its free orders.
  await world.run(`update persons set proven_at = now() where email = '${CLIENT}'`)
  const orders = await Promise.all([...placeAll(), killAgainAndAgain()])
  await settle()
  await report(orders.flatMap((ids) => ids ?? []))
} finally {
  await world.close()
}

/** Several callers with an order each at a time, who ask again under the same key until they have an answer. */
function placeAll(): Promise<string[]>[] {
  return Array.from({ length: CALLERS }, async (_, place) => {
    const visitor = createVisitor(world.port, 'realty')
    const ids: string[] = []
    for (let number = place; number < REPORTS && performance.now() < end; number += CALLERS) {
      const key = randomUUID()
      const id = await patiently(() => placeOrder(visitor, number, key))
      if (id) ids.push(id)
    }
    return ids
  })
}

async function placeOrder(visitor: Visitor, number: number, key: string): Promise<string | undefined> {
  if (!visitor.token) await visitor.signIn(CLIENT)
  const passport = `0000${String(number).padStart(6, '0')}`
  const wanted = {
    product: 'PassportCheck',
    key: `Проверяемый ${number}`,
    metadata: { ...LADOGIN, person: { ...LADOGIN.person, passport } },
  }
  const { status, data } = await orderAsClient(visitor, [wanted], key)
  return status === 200 ? data.id : undefined
}

async function patiently<Result>(work: () => Promise<Result | undefined>): Promise<Result | undefined> {
  while (performance.now() < end) {
    const result = await work().catch(() => undefined)
    if (result !== undefined) return result
    await wait(250)
  }
  return undefined
}

/** One kill for each equal part of the work: none of them falls into the calm at the end. */
async function killAgainAndAgain(): Promise<undefined> {
  for (let kill = 1; kill <= KILLS && performance.now() < end; kill++) {
    while ((await world.ask(DONE)) < (REPORTS * kill) / (KILLS + 1) && performance.now() < end)
      await wait(250)
    await world.kill()
    console.log(`kill ${kill}: ${await world.ask(DONE)} items at their end`)
  }
  return undefined
}

async function settle(): Promise<void> {
  const isOver = async () =>
    (await world.ask(DONE)) >= REPORTS &&
    (await world.ask('select count(*) from outbox where sent_at is null and payload is not null')) === 0
  while (performance.now() < end && !(await isOver())) await wait(500)
}

async function report(ids: readonly string[]): Promise<void> {
  const done = world.mail.messageIds.filter((id) => id.includes('order-done'))
  const ask = (text: string) => world.ask(text)
  console.table({
    'orders placed': ids.length,
    'orders in the books': await ask(`select count(*) from orders o where exists (select from order_items i
      where i.order_id = o.id and i.product_name = 'PassportCheck')`),
    'kills of the server': world.kills(),
    'items at their end': await ask(DONE),
    'reports finished': await ask(`select count(*) from reports where status = 'finished'`),
    'questions answered': await ask(`select count(*) from report_tasks where status = 'done'`),
    'questions given up': await ask(`select count(*) from report_tasks where status = 'error'`),
    'questions still open': await ask(
      `select count(*) from report_tasks where status not in ('done', 'error')`,
    ),
    'tries of questions': await ask('select sum(number_of_starts) from report_tasks'),
    'calls that reached the source': world.source.calls.length,
    'measured questions without an answer': await ask(
      'select count(*) from source_calls where failure is not null',
    ),
    'wrong answers':
      await ask(`select count(*) from report_tasks t join order_items i on i.id = t.order_item_id
      where t.status = 'done' and (t.answer ->> 'kind' = 'found')
        <> (i.metadata #>> '{person,passport}' like '%1')`),
    'emails of done orders, written': await ask(EMAILS),
    'emails of done orders, taken by the mail server': done.length,
    'of these, different ones': new Set(done).size,
    'emails not sent': await ask('select count(*) from outbox where sent_at is null and payload is not null'),
  })
}

/** Numbers between 0 and 1, the same in every run (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
