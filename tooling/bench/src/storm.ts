import { setTimeout as wait } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { createAnswers } from './storm/answers.ts'
import { buyInTurns, type Purchase } from './storm/buyers.ts'
import { listFaults } from './storm/faults.ts'
import { listFailures, providerAccount, settle, tally } from './storm/tally.ts'
import { watch } from './storm/watch.ts'
import { createWorld } from './storm/world.ts'

/**
 * Guests who buy a report from two processes on one PostgreSQL while one of these is killed and stopped, and both lose the
 * database, its disk, their own disk, the payment provider and the mail server in turn. Nothing that was acknowledged or
 * paid may be lost or doubled, and no answer may be a 5xx but while the database is away. Disks are filled where this user
 * may mount a file system (root); elsewhere those two faults are left out.
 *
 * Run: `pnpm --filter @proverka/bench storm [--minutes 30] [--buyers 6] [--pause 10]`
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    buyers: { type: 'string', default: '6' },
    /** Seconds between two faults. */
    pause: { type: 'string', default: '10' },
  },
})

const world = await createWorld()
const answers = createAnswers()
const purchases: Purchase[] = []
const over = new AbortController()
const happened = new Map<string, number>()

try {
  for (const place of [0, 1]) await world.start(place)
  const accountBefore = await providerAccount(world)
  const watched = watch(world)
  const end = performance.now() + Number(values.minutes) * 60_000
  const buyers = Array.from({ length: Number(values.buyers) }, (_, index) =>
    buyInTurns({ world, answers, over: over.signal }, index % 2, purchases),
  )
  await rage(end, watched.setFault)
  over.abort()
  await Promise.all(buyers)
  watched.setFault('after it')
  await settle(world)
  watched.stop()
  console.log(`processes that ended by themselves: ${world.crashes.length}`)
  console.table(await tally(world, purchases, accountBefore))
  console.table(Object.fromEntries(happened))
  console.table(answers.table())
  console.table(listFailures(world))
  console.table(watched.readiness())
  console.log(
    `memory of the process that lived on, medians of its sixths, MB: ${watched.memory().join(', ')}`,
  )
} finally {
  await world.close()
}

/** One fault after another, with calm between them. */
async function rage(end: number, setFault: (name: string) => void): Promise<void> {
  const faults = listFaults(world, answers)
  for (let turn = 0; performance.now() < end; turn++) {
    await wait(Number(values.pause) * 1000)
    const fault = faults[turn % faults.length]
    if (!fault) continue
    setFault(fault.name)
    await fault.happen()
    setFault('calm')
    happened.set(fault.name, (happened.get(fault.name) ?? 0) + 1)
  }
}
