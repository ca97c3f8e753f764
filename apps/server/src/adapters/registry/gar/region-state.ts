import type { BulkConnection } from '../bulk/bulk-connection.ts'
import type { Generation } from './partitions.ts'

/** A region that is loaded and visible. */
export interface LoadedRegion extends Generation {
  readonly release: number
  /** The day of the release, YYYY-MM-DD. */
  readonly day: string
}

export async function listLoadedRegions({ run }: BulkConnection): Promise<LoadedRegion[]> {
  const { rows } = await run(
    `select region, generation, release, day::text as day from register.gar_regions order by region`,
  )
  return rows as LoadedRegion[]
}

export const findLoadedRegion = async (
  connection: BulkConnection,
  region: number,
): Promise<LoadedRegion | undefined> =>
  (await listLoadedRegions(connection)).find((loaded) => loaded.region === region)
