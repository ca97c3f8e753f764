import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { checkAgreement } from './balanced/agreement.ts'
import { countByServer, readBadEnds } from './balanced/balancer-log.ts'
import { buy } from './balanced/buyers.ts'
import { isFailed, type SentCall } from './balanced/callers.ts'
import { createWorld } from './balanced/world.ts'

/**
 * Three processes behind HAProxy, with PgBouncer before PostgreSQL, on the files of `deploy/`: whether they agree about
 * sessions, limits, the register and prices, and what buyers see of it when one of them is killed under load and another one
 * is stopped. Exit code 1 when an order is lost or doubled, or a call fails that was not in flight in the killed process.
 *
 * Run: `apt-get install haproxy pgbouncer && pnpm --filter @proverka/bench run balanced [--orders 60] [--buyers 6] [--seconds 45]
 * [--storage s3]`; the files are in one folder, with `s3` in one bucket of a service of this process
 */

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '60' },
    buyers: { type: 'string', default: '6' },
    /** After this no further order is begun. */
    seconds: { type: 'string', default: '45' },
    storage: { type: 'string', default: 'folder' },
  },
})
const ORDERS = Number(values.orders)
const BUYERS = Number(values.buyers)
const KILLED = 0
const STOPPED = 1
const NAMES = ['one', 'two', 'three']
/** Between the signal and the end of the connections. */
const DYING_MS = 100
const SETTLE_MS = 30_000

const ORDER_EMAILS = `'guest-${process.pid}-%'`
const OURS = `from orders o join persons p on p.id = o.person_id where p.email like ${ORDER_EMAILS}`
const UNSENT = 'select count(*) from outbox where sent_at is null and payload is not null'

if (values.storage !== 'folder' && values.storage !== 's3') throw new Error('--storage is folder or s3')
const world = await createWorld(values.storage)
try {
  console.log(`three processes prepared one empty database and answer after ${world.startMs} ms`)
  console.table(await checkAgreement(world))
  const ordersBefore = await world.ask(`select count(*) ${OURS}`)
  const result = await rage()
  await settle()
  const isGood = await report(result, ordersBefore)
  process.exitCode = isGood ? 0 : 1
} finally {
  await world.close()
}

/** The load, and in its first third a process that dies, in its second one that is stopped. */
async function rage() {
  const calls: SentCall[] = []
  const end = performance.now() + Number(values.seconds) * 1000
  const started = performance.now()
  const progress = { begun: 0 }
  const isOver = () => performance.now() > end || progress.begun++ >= ORDERS
  const connections = watchConnections()
  const buyers = Array.from({ length: BUYERS }, () => buy(world, calls, isOver))
  await reached(ORDERS / 3)
  const killedAt = performance.now()
  await world.end(KILLED, 'SIGKILL')
  await world.start(KILLED)
  await reached((ORDERS * 2) / 3)
  const stoppedAt = performance.now()
  const stopped = await world.end(STOPPED, 'SIGTERM')
  const purchases = (await Promise.all(buyers)).flat()
  return {
    calls,
    purchases,
    killedAt,
    stoppedAt,
    stopped,
    seconds: (performance.now() - started) / 1000,
    mostConnections: connections.stop(),
  }

  async function reached(orders: number): Promise<void> {
    const isReached = () => progress.begun >= orders || performance.now() > end
    while (!isReached()) await wait(20)
  }
}

function watchConnections() {
  let most = 0
  const timer = setInterval(() => {
    void world
      .ask(`select count(*) from pg_stat_activity where datname = 'proverka' and pid <> pg_backend_pid()`)
      .then((count) => (most = Math.max(most, count)))
  }, 500)
  return {
    stop: () => {
      clearInterval(timer)
      return most
    },
  }
}

async function settle(): Promise<void> {
  const end = performance.now() + SETTLE_MS
  while (performance.now() < end && (await world.ask(UNSENT)) > 0) await wait(250)
}

async function report(result: Awaited<ReturnType<typeof rage>>, ordersBefore: number): Promise<boolean> {
  const { calls, purchases, killedAt, stoppedAt, stopped, seconds, mostConnections } = result
  const failed = calls.filter(isFailed)
  const inFlight = failed.filter(
    ({ startedAt, endedAt }) => startedAt < killedAt + DYING_MS && endedAt >= killedAt,
  )
  const bad = readBadEnds(world.balancerLog())
  const badElsewhere = bad.filter(({ server }) => server !== NAMES[KILLED])
  const ids = purchases.map(({ orderId }) => `'${orderId}'`).join(', ')
  const emails = purchases.map(({ email }) => `'${email}'`).join(', ')
  const paid = [...world.provider.payments.values()].filter(({ status }) => status === 'succeeded').length
  const done = world.emailsTaken().filter((id) => id.includes('order-done'))
  const faults = {
    'failed calls that were not in flight in the killed process': failed.length - inFlight.length,
    'requests that the balancer saw fail at the others': badElsewhere.length,
    'failed after the other one was told to stop': failed.filter(({ endedAt }) => endedAt >= stoppedAt)
      .length,
    'orders lost': purchases.length - (await world.ask(`select count(*) from orders where id in (${ids})`)),
    'orders doubled':
      (await world.ask(
        `select count(*) from orders o join persons p on p.id = o.person_id where p.email in (${emails})`,
      )) - purchases.length,
    'orders paid twice': await world.ask(
      `select count(*) from (select order_id from payments where status = 'succeeded'
        group by order_id having count(*) > 1) as twice`,
    ),
    'paid at the provider, not booked':
      paid - (await world.ask(`select count(*) ${OURS} and o.paid_at is not null`)),
    'sum of all accounts, kopecks': await world.ask(
      'select coalesce(sum(amount_kopecks), 0) from ledger_entries',
    ),
    'emails and receipts not sent': await world.ask(UNSENT),
    'emails of done orders, sent twice': done.length - new Set(done).size,
    'reports not read': purchases.filter(({ isRead }) => !isRead).length,
    'locks that nobody let go': await world.ask(`select count(*) from pg_locks where locktype = 'advisory'`),
    'exit code of the stopped one': stopped?.code ?? -1,
  }
  console.table({
    seconds: Math.round(seconds),
    calls: calls.length,
    'requests of each server': JSON.stringify(countByServer(world.balancerLog())),
    'orders before the load': ordersBefore,
    purchases: purchases.length,
    'paid at the provider': paid,
    'failed calls in flight in the killed process': inFlight.length,
    'connections to PostgreSQL at most, for 30 to PgBouncer': mostConnections,
    ...percentiles(calls),
  })
  console.table(faults)
  for (const call of failed) console.log(call.what, call.status, Math.round(call.startedAt - killedAt))
  return Object.values(faults).every((count) => count === 0)
}

function percentiles(calls: readonly SentCall[]): Record<string, number> {
  const times = calls
    .map(({ startedAt, endedAt }) => endedAt - startedAt)
    .toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(times[Math.floor(times.length * share)] ?? 0)
  return { 'time of a call, p50, ms': at(0.5), 'p99, ms': at(0.99) }
}
