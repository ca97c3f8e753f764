import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'
import type { AppContext } from '../../../services/context.ts'
import { createRandom } from '../random.ts'
import { seedOnce } from '../seed-once.ts'

const SEED_NAME = 'demo-source-calls-1'
const DAYS = 30
const CALLS_A_DAY = 6
/** Seed of the random stream: the same past on every machine. */
const STREAM = 2026
const BAD_DAY_SHARE = 0.06

/**
 * Gives the demo sources thirty days of invented past, which the page of the sources shows; today is measured. Nothing
 * is invented beside a source that is real.
 */
export async function seedDemoSourceCalls({ clock, config, database, sources }: AppContext): Promise<void> {
  if (config.production || !sources.isDemo) return
  const connected = (await sources.list()).filter(({ isConnected }) => isConnected)
  await seedOnce(database, clock, SEED_NAME, async () => {
    const random = createRandom(STREAM)
    const now = clock.now().getTime()
    const calls = connected.flatMap(({ name }) => {
      const usualMs = random.whole(400, 4000)
      return Array.from({ length: DAYS }, (_, index) => {
        const isBad = random.chance(BAD_DAY_SHARE)
        return Array.from({ length: CALLS_A_DAY }, (__, hour) => ({
          source: name,
          service: 'demo',
          at: new Date(now - (index + 1) * DAY_MS - hour * HOUR_MS),
          duration_ms: random.whole(usualMs, usualMs * 2),
          failure: isBad && random.chance(0.5) ? 'source-timeout' : null,
          cost_kopecks: 0,
        }))
      }).flat()
    })
    if (calls.length > 0) await database.current.insertInto('source_calls').values(calls).execute()
  })
}
