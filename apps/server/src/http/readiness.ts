import { sql } from 'kysely'
import type { AppContext } from '../context.ts'
import { isDiskFull } from '../db/disk-space.ts'

/** A balancer gives up after a second. */
const LIMIT_MS = 800

/** Why a server should get no requests now; undefined: it can work. Answers within a second, whatever is broken. */
export async function findObstacle(context: AppContext): Promise<string | undefined> {
  if (context.shutdown.isStopping) return 'stopping'
  const { dataDir } = context.config
  if (dataDir && isDiskFull(dataDir)) return 'disk is full'
  return (await answersInTime(context)) ? undefined : 'database does not answer'
}

async function answersInTime(context: AppContext): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), LIMIT_MS)
  })
  const asked = sql`select 1 from migrations limit 1`.execute(context.database.current).then(
    () => true,
    () => false,
  )
  try {
    return await Promise.race([asked, late])
  } finally {
    clearTimeout(timer)
  }
}
