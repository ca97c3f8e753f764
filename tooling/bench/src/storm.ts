import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { startPostgres } from '@proverka/dev-env'
import { startServerProcess, type ServerProcess } from '@proverka/dev-env/server-process'
import {
  askPostgres,
  createFreezingProxy,
  createVisitor,
  itemIn,
  orderAsGuest,
  payInWidget,
  startSmtpServer,
} from '@proverka/dev-env/storm'

/**
 * Guests who buy a report from two processes on one PostgreSQL while these are killed, stopped and lose the database and
 * the mail server in turn. Nothing that was acknowledged may be lost or doubled, and no answer may be a 5xx but while
 * the database is away.
 *
 * Run: `pnpm --filter @proverka/bench storm [--minutes 30] [--buyers 6] [--pause 15]`
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    buyers: { type: 'string', default: '6' },
    /** Seconds between two faults. */
    pause: { type: 'string', default: '15' },
  },
})

const FREEZE_MS = 8000
const MAIL_AWAY_MS = 15_000
/** After a thaw: calls that were sent into the frozen database answer by their time-outs. */
const AFTERMATH_MS = 20_000
const SETTLE_MS = 180_000

interface Purchase {
  readonly orderId: string
  isPaid: boolean
  isRead: boolean
}

const folder = await mkdtemp(join(tmpdir(), 'proverka-storm-'))
const postgres = await startPostgres()
const proxy = await createFreezingProxy(postgres.url)
let isMailAway = false
const mail = await startSmtpServer(() => (isMailAway ? '451 4.3.0 try again' : '250 2.1.5 ok'))
const variables = { DATABASE_URL: proxy.url, DATA_DIR: folder, SMTP_URL: mail.url, BEHIND_PROXY: '0' }

const processes: (ServerProcess | undefined)[] = []
const purchases: Purchase[] = []
const statuses = new Map<string, number>()
const memory: number[][] = []
let awayUntil = 0
const over = new AbortController()

try {
  for (const place of [0, 1]) processes[place] = await startServerProcess(variables)
  const end = performance.now() + Number(values.minutes) * 60_000
  const buyers = Array.from({ length: Number(values.buyers) }, (_, index) => buyInTurns(index % 2))
  await faults(end)
  over.abort()
  await Promise.all(buyers)
  await settle()
  console.table(await tally())
  console.table(Object.fromEntries([...statuses].toSorted(([a], [b]) => (a < b ? -1 : 1))))
  console.log('memory of both processes by fault, MB:', memory.map((each) => each.join('+')).join(' '))
} finally {
  for (const each of processes) await each?.end('SIGKILL')
  await mail.stop()
  await proxy.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
}

/** One guest after another, each with an address of his own. */
async function buyInTurns(place: number): Promise<void> {
  while (!over.signal.aborted) {
    const visitor = createVisitor(() => portOf(place), 'realty')
    const placed = await answered(() => orderAsGuest(visitor, [{ product: 'EgrnObject' }]))
    if (placed?.order === undefined) continue
    const { order } = placed
    const purchase: Purchase = { orderId: order.id, isPaid: false, isRead: false }
    purchases.push(purchase)
    purchase.isPaid = (await answered(() => payInWidget(visitor, order)))?.data.is_order_paid === true
    if (!purchase.isPaid || over.signal.aborted) continue
    const [item] = order.order_items
    if (item) purchase.isRead = (await once(() => itemIn(visitor, item.order_item_id, 'done'))) !== undefined
  }
}

/** The answer that a patient browser gets in the end; nothing when the storm is over before. */
async function answered<Reply extends { readonly status: number }>(
  call: () => Promise<Reply>,
): Promise<Reply | undefined> {
  for (let tries = 0; tries < 60; tries++) {
    const reply = await once(call)
    if (reply) count(reply.status)
    if (reply && reply.status < 500) return reply
    if (over.signal.aborted) return undefined
    await wait(500)
  }
  return undefined
}

/** Nothing when the connection was cut or there was nobody to answer. */
async function once<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
  try {
    return await work()
  } catch {
    return undefined
  }
}

function count(status: number): void {
  const isAway = performance.now() < awayUntil
  const key = `${status}${status >= 500 && isAway ? ' while the database was away' : ''}`
  statuses.set(key, (statuses.get(key) ?? 0) + 1)
}

function portOf(place: number): number {
  return processes[place]?.port ?? 1
}

async function faults(end: number): Promise<void> {
  const kinds = [
    () => restart(0, 'SIGKILL'),
    freeze,
    loseMail,
    () => restart(1, 'SIGKILL'),
    () => restart(0, 'SIGTERM'),
  ]
  for (let turn = 0; performance.now() < end; turn++) {
    await wait(Number(values.pause) * 1000)
    await kinds[turn % kinds.length]?.()
    memory.push(processes.map((each) => (each ? residentMegabytes(each.pid) : 0)))
  }
}

async function restart(place: number, signal: 'SIGKILL' | 'SIGTERM'): Promise<void> {
  const ending = processes[place]
  processes[place] = undefined
  await ending?.end(signal)
  processes[place] = await startServerProcess(variables)
}

async function freeze(): Promise<void> {
  awayUntil = Number.POSITIVE_INFINITY
  proxy.freeze()
  await wait(FREEZE_MS)
  proxy.thaw()
  awayUntil = performance.now() + AFTERMATH_MS
}

async function loseMail(): Promise<void> {
  isMailAway = true
  await wait(MAIL_AWAY_MS)
  isMailAway = false
}

function residentMegabytes(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return Math.round(Number(kilobytes) / 1024)
}

async function ask(text: string): Promise<number> {
  const [first] = await askPostgres(postgres.url, text)
  return Number(first)
}

/** Waits until what was paid is done, as long as a calm product needs for it. */
async function settle(): Promise<void> {
  const open = `select count(*) from order_items i join orders o on o.id = i.order_id
                 where o.paid_at is not null and i.status not in ('done', 'refund')`
  const end = performance.now() + SETTLE_MS
  while ((await ask(open)) > 0 && performance.now() < end) await wait(1000)
}

async function tally(): Promise<Record<string, number>> {
  const paid = purchases.filter(({ isPaid }) => isPaid).map(({ orderId }) => `'${orderId}'`)
  const ids = [...paid, 'null'].join(', ')
  return {
    'orders answered': purchases.length,
    'told that they are paid': paid.length,
    'read in the storm': purchases.filter(({ isRead }) => isRead).length,
    'paid, by the books': await ask('select count(*) from orders where paid_at is not null'),
    'lost: told, not in the books': await ask(
      `select ${paid.length} - count(*) from orders where paid_at is not null and id in (${ids})`,
    ),
    'doubled: orders paid twice': await ask(
      `select count(*) from (select order_id from payments where status = 'succeeded'
                              group by order_id having count(*) > 1) as twice`,
    ),
    'payments without a transfer of their own': await ask(
      `select count(*) from payments p where status = 'succeeded'
          and (select count(*) from ledger_transfers t where t.unique_key = 'payment:' || p.id) <> 1`,
    ),
    'sum of all accounts, kopecks': await ask('select coalesce(sum(amount_kopecks), 0) from ledger_entries'),
    'paid items that are not done': await ask(
      `select count(*) from order_items i join orders o on o.id = i.order_id
        where o.paid_at is not null and i.status not in ('done', 'refund')`,
    ),
    'letters taken by the mail server': mail.tried.length,
  }
}
