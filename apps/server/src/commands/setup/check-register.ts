import {
  describeFound,
  describeRegister,
  type RegionLine,
} from '../../adapters/registry/describe-register.ts'
import { regionCode } from '../../adapters/registry/gar/gar-archive.ts'
import type { Database } from '../../platform/db/database.ts'
import type { SetupLine } from '../setup-line.ts'

/** Releases come twice a week; the alert comes at the same age. */
const OLD_DAYS = 21

/** Which regions are loaded, from which release, how old they are and how many objects they have. */
export async function checkRegister(database: Database): Promise<SetupLine[]> {
  const part = 'Реестр'
  const { regions, unfinished } = await describeRegister(database.runRawSql)
  const loaded = regions.map((region): SetupLine => ({
    part,
    state: region.age > OLD_DAYS || !region.isIndexed ? 'warning' : 'done',
    text: describeRegion(region),
  }))
  const stopped = unfinished.map((region): SetupLine => ({
    part,
    state: 'warning',
    text: `регион ${regionCode(region)}: загрузка не окончена, та же команда ее продолжит`,
  }))
  if (loaded.length + stopped.length > 0) return [...loaded, ...stopped]
  return [
    {
      part,
      state: 'warning',
      text: 'не загружен ни один регион: объектов нет (npm run register, docs/operation/register.md)',
    },
  ]
}

const describeRegion = (line: RegionLine): string =>
  `регион ${regionCode(line.region)}: выпуск v.${line.release} от ${line.day}, дней ${line.age}, объектов ${line.objects}, с номерами ${line.numbered}, ${describeFound(line)}`
