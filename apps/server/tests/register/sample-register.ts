import { join } from 'node:path'
import type { BulkConnection } from '../../src/adapters/registry/bulk/bulk-connection.ts'
import { openArchive } from '../../src/adapters/registry/archives/open-archive.ts'
import { readGarArchive } from '../../src/adapters/registry/gar/gar-archive.ts'
import { loadRegion } from '../../src/adapters/registry/gar/load-region.ts'
import { NO_PROGRESS } from '../../src/adapters/registry/gar/progress.ts'
import { loadHouses } from '../../src/adapters/registry/houses/load-houses.ts'
import { loadPrices } from '../../src/adapters/registry/prices/load-prices.ts'
import { loadPlans } from '../../src/adapters/registry/kpt/load-plans.ts'
import { FIXTURES, GAR } from './gar-samples.ts'

const SILENT = { begin: () => {}, done: () => {}, refused: () => {} }

/** Everything that `npm run register -- sample` loads. */
export async function loadSampleRegister(connection: BulkConnection): Promise<void> {
  const archive = await readGarArchive(await openArchive(GAR.full))
  await loadRegion(connection, archive, 0, NO_PROGRESS)
  await archive.close()
  await loadPlans(
    connection,
    ['new_2026.xml', 'old_kpt10_2017.xml'].map((name) => join(FIXTURES, 'kpt', name)),
    SILENT,
  )
  await loadPrices(connection, join(FIXTURES, 'prices', 'emiss-31452.xml'))
  await loadHouses(connection, join(FIXTURES, 'houses', 'export-00-20261101.csv'))
}
