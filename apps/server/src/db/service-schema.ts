import type { ColumnType, JSONColumnType } from 'kysely'

/** Rows of 233-site-builds.sql. */
export interface ServiceSchema {
  site_builds: SiteBuildsTable
}

export interface SiteBuildsTable {
  id: string
  assets: JSONColumnType<string[]>
  started_at: ColumnType<Date, never, never>
}
