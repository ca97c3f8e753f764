import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { readBadEnds } from './balanced/balancer-log.ts'
import { createWorld } from './balanced/world.ts'
import { createLoad, type Sent } from './overload/load.ts'

/**
 * Servers behind HAProxy at the load that they hold, at twice of it, and at the first one again (SAFE-28): what new work is
 * refused, whether any work that they have fails, and how long the first load takes to be as quick as before. All in one run,
 * so that the other work of the machine is in all three. Exit code 1 for an outage, for kept work that failed or a payment that
 * was lost, and for a recovery of more than ten seconds.
 *
 * Run: `apt-get install haproxy pgbouncer && npm run build && pnpm --filter @proverka/bench run overload [--servers 2]
 * [--buyers 12] [--seconds 15]`
 */

const { values } = parseArgs({
  options: {
    servers: { type: 'string', default: '2' },
    buyers: { type: 'string', default: '12' },
    seconds: { type: 'string', default: '15' },
  },
})
const SECONDS = Number(values.seconds)
const STEP_SECONDS = 4
const FIRST_RATE = 10
const STEP = 1.5
/** A load is held while so many of a hundred are answered within this, and none is refused. */
const HELD_MS = 1000
const RECOVERY_SECONDS = 10

const world = await createWorld('folder', Number(values.servers))
try {
  const load = await createLoad(world, Number(values.buyers))
  // Pages and statements are prepared when they are first asked for.
  await load.run(FIRST_RATE, SECONDS)
  const rate = await findHeldRate()
  await wait(2000)
  const before = await load.run(rate, SECONDS)
  const [over, paid] = await Promise.all([load.run(2 * rate, SECONDS), load.payAll()])
  const ended = performance.now()
  const after = await load.run(rate, RECOVERY_SECONDS + 5)
  const recovery = secondsToRecover(after, ended)
  const unserved = world.balancerLog().split(/(?:servers|assets)\/<NOSRV>/).length - 1
  console.table({
    [`held, ${rate}/s`]: describe(before),
    [`twice of it, ${2 * rate}/s`]: describe(over),
    'held again': describe(after),
  })
  const kept = [...before, ...over, ...after].filter(({ isNew }) => !isNew)
  const faults = {
    'kept calls that failed': kept.filter(isFailed).length,
    'payments that were lost at twice the load': paid.lost,
    'requests for which the balancer had no server': unserved,
    'requests that a server broke off': readBadEnds(world.balancerLog()).filter(
      ({ state }) => state[0] === 'S',
    ).length,
    'recovery above ten seconds': recovery > RECOVERY_SECONDS ? 1 : 0,
  }
  for (const line of new Set(
    world
      .balancerLog()
      .match(/.*(?:(?:servers|assets)\/<NOSRV>| is DOWN).*/g)
      ?.slice(0, 5),
  ))
    console.log(line)
  console.table({ ...faults, 'payments at twice the load': paid.made, 'recovery, s': recovery })
  process.exitCode = Object.values(faults).every((count) => count === 0) ? 0 : 1

  /** The last rate of growing ones that is held. */
  async function findHeldRate(): Promise<number> {
    let held = FIRST_RATE
    for (let next = FIRST_RATE; ; next = Math.round(next * STEP)) {
      const sent = await load.run(next, STEP_SECONDS)
      console.log(`${next}/s: ${JSON.stringify(describe(sent))}`)
      if (!isHeld(sent)) return held
      held = next
    }
  }
} finally {
  await world.close()
}

function isFailed({ status }: Sent): boolean {
  return status === 0 || status >= 500
}

function isHeld(sent: readonly Sent[]): boolean {
  return !sent.some(isFailed) && percentile(sent, 0.99) <= HELD_MS
}

/** The start of the first second from which on the load is held to the end. */
function secondsToRecover(sent: readonly Sent[], since: number): number {
  const seconds = Map.groupBy(sent, ({ startedAt }) => Math.floor((startedAt - since) / 1000))
  const bad = [...seconds].filter(([, calls]) => !isHeld(calls)).map(([second]) => second)
  return bad.length === 0 ? 0 : Math.max(...bad) + 1
}

function describe(sent: readonly Sent[]) {
  const fresh = sent.filter(({ isNew }) => isNew)
  const kept = sent.filter(({ isNew }) => !isNew)
  const refused = fresh.filter(({ status }) => status === 503)
  return {
    new: fresh.length,
    'refused, %': Math.round((100 * refused.length) / fresh.length),
    'failed otherwise': fresh.filter(isFailed).length - refused.length,
    'p99 of taken, ms': percentile(
      fresh.filter((call) => !isFailed(call)),
      0.99,
    ),
    kept: kept.length,
    'kept that failed': kept.filter(isFailed).length,
    'p99 of kept, ms': percentile(kept, 0.99),
  }
}

function percentile(sent: readonly Sent[], share: number): number {
  const times = sent.map(({ ms }) => ms).toSorted((one, other) => one - other)
  return Math.round(times[Math.floor(times.length * share)] ?? 0)
}
