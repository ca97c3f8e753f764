import type { ColumnType, JSONColumnType } from 'kysely'

/** Rows of 233-site-builds.sql and 235-last-backup.sql. */
export interface ServiceSchema {
  site_builds: SiteBuildsTable
  last_backup: { is_last: ColumnType<boolean, never, never>; made_at: Date }
}

export interface SiteBuildsTable {
  id: string
  assets: JSONColumnType<string[]>
  started_at: ColumnType<Date, never, never>
}
