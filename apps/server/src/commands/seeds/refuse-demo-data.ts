import { sql } from 'kysely'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import type { Database } from '../../platform/db/database.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { DEMO_SEED } from './seed-demo.ts'

/** Refuses a production server on a database that holds the demo world: its objects, people and passwords are invented. */
export async function refuseDemoData(config: ServerConfig, database: Database): Promise<void> {
  if (!config.production) return
  const { rows } = await sql<{ found: boolean }>`
    select exists (select from seeds where name = ${DEMO_SEED}) or exists (select from demo_objects) as found
  `.execute(database.current)
  if (rows[0]?.found)
    throw new StartError('Рабочий режим не запускается: в базе данных лежат демонстрационные данные.')
}
