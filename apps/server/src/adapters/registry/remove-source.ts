import { indexNumbers } from './address-index/index-documents.ts'
import { detachIndex } from './address-index/index-tables.ts'
import type { BulkConnection } from './bulk/bulk-connection.ts'
import { regionCode } from './gar/gar-archive.ts'
import { forgetLoad } from './gar/load-region.ts'
import { detachPartitions, type Generation } from './gar/partitions.ts'
import { listLoadedRegions } from './gar/region-state.ts'
import { switchRegions } from './gar/switch-regions.ts'
import { noteInJournal, type DocumentSource } from './journal.ts'
import { listDocumentNumbers } from './register-numbers.ts'

/** Takes loaded regions out, all or those that are named, with what stopped loads have left; answers which. */
export async function removeRegions(
  connection: BulkConnection,
  wanted: readonly number[] | undefined,
): Promise<readonly number[]> {
  const isWanted = ({ region }: Generation) => wanted?.includes(region) ?? true
  const { rows } = await connection.run('select region, generation from register.gar_loads')
  for (const load of (rows as Generation[]).filter(isWanted)) await forgetLoad(connection, load)
  const loaded = (await listLoadedRegions(connection)).filter(isWanted)
  for (const region of loaded) {
    await switchRegions(connection, async () => {
      await detachIndex(connection, region.region)
      await detachPartitions(connection, region)
      await connection.run('delete from register.gar_regions where region = $1', [region.region])
      await noteInJournal(connection, {
        source: 'gar',
        part: regionCode(region.region),
        document: `v.${region.release}`,
        outcome: 'removed',
      })
    })
  }
  return loaded.map(({ region }) => region)
}

/** Takes the documents of a source out, all or those of one part, with all that they state; answers how many. */
export const removeDocuments = (
  connection: BulkConnection,
  source: DocumentSource,
  part: string | undefined,
): Promise<number> =>
  connection.transaction(async () => {
    const numbers = await listDocumentNumbers(connection.run, source, part)
    const { rows } = await connection.run(
      `delete from register.documents where source = $1 and part = coalesce($2, part) returning part, document`,
      [source, part ?? null],
    )
    for (const removed of rows as { part: string; document: string }[])
      await noteInJournal(connection, { source, ...removed, outcome: 'removed' })
    await indexNumbers(connection.run, numbers)
    return rows.length
  })
