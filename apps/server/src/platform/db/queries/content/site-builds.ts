import { sql } from 'kysely'
import type { Database } from '../../database.ts'

/** Builds of the sites that servers were started with. */
export function createSiteBuildQueries(database: Database) {
  return {
    /** Makes a build the newest one. */
    async putBuild(id: string, assets: readonly string[]): Promise<void> {
      await sql`
        insert into site_builds (id, assets) values (${id}, ${JSON.stringify(assets)})
        on conflict (id) do update set started_at = now()`.execute(database.current)
    },

    /** Forgets all but so many of the newest. */
    async keepNewest(count: number): Promise<void> {
      await sql`
        delete from site_builds
         where id not in (select id from site_builds order by started_at desc, id limit ${count})`.execute(
        database.current,
      )
    },

    /** The files of all builds that are remembered. */
    async listAssets(): Promise<ReadonlySet<string>> {
      const rows = await database.current.selectFrom('site_builds').select('assets').execute()
      return new Set(rows.flatMap(({ assets }) => assets))
    },
  }
}
