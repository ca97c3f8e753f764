import { describeRegister } from '../../adapters/registry/describe-register.ts'
import type { Database } from '../../platform/db/database.ts'
import { describeRegion, describeSource, describeUnfinished } from '../register/words.ts'
import type { SetupLine } from '../setup-line.ts'

/** Releases come twice a week; the alert comes at the same age. */
const OLD_DAYS = 21

/** What the register holds: regions with their release, age and objects, then plans, houses, prices and the other sources. */
export async function checkRegister(database: Database): Promise<SetupLine[]> {
  const part = 'Реестр'
  const { regions, unfinished, sources } = await describeRegister(database.runRawSql)
  const loaded: readonly Omit<SetupLine, 'part'>[] = [
    ...regions.map((region) => ({
      state: region.age > OLD_DAYS || !region.isIndexed ? ('warning' as const) : ('done' as const),
      text: describeRegion(region),
    })),
    ...unfinished.map((region) => ({ state: 'warning' as const, text: describeUnfinished(region) })),
  ]
  const lines = [
    ...(loaded.length > 0 ? loaded : [NOTHING_LOADED]),
    ...sources.map((source) => ({ state: 'done' as const, text: describeSource(source) })),
  ]
  return lines.map((line) => ({ part, ...line }))
}

const NOTHING_LOADED = {
  state: 'warning',
  text: 'не загружен ни один регион: объектов нет (npm run register, docs/operation/register.md)',
} as const
