import { sql } from 'kysely'
import type { ServerConfig } from '../../platform/config/server-config.ts'
import { openDatabase } from '../../platform/db/open-database.ts'

/** Writes down that a backup was made, for the alert about its age. The embedded database has no operator to alert. */
export async function noteBackup({ databaseUrl, databaseDirectUrl }: ServerConfig): Promise<void> {
  if (!databaseUrl) return
  const database = await openDatabase({ databaseUrl, databaseDirectUrl })
  try {
    await sql`
      insert into last_backup (made_at) values (now())
      on conflict (is_last) do update set made_at = excluded.made_at`.execute(database.current)
  } finally {
    await database.close()
  }
}
