import type { BulkConnection } from '../bulk/bulk-connection.ts'
import type { LoadProgress } from '../gar/progress.ts'
import { listLoadedRegions } from '../gar/region-state.ts'
import { switchRegions } from '../gar/switch-regions.ts'
import { buildIndex } from './build-index.ts'
import { attachIndex, RULES_VERSION } from './index-tables.ts'

/**
 * Indexes the loaded regions that are not searched yet, or by former rules; each is found as soon as it is whole. A region that
 * is loaded now comes with its index.
 */
export async function indexRegions(
  connection: BulkConnection,
  begin: (region: number) => LoadProgress,
  done: (region: number) => void,
): Promise<void> {
  const { rows } = await connection.run(
    'select region, generation from register.search_regions where version = $1',
    [RULES_VERSION],
  )
  const indexed = new Map(
    (rows as { region: number; generation: number }[]).map(({ region, generation }) => [region, generation]),
  )
  for (const loaded of await listLoadedRegions(connection)) {
    if (indexed.get(loaded.region) === loaded.generation) continue
    begin(loaded.region).stage('поиск')
    const tables = await buildIndex(connection, loaded)
    await switchRegions(connection, () => attachIndex(connection, tables, loaded))
    done(loaded.region)
  }
}
