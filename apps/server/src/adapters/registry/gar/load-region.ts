import { buildIndex } from '../address-index/build-index.ts'
import { attachIndex, dropLeftTables } from '../address-index/index-tables.ts'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { noteInJournal } from '../journal.ts'
import { LoadError } from '../load-error.ts'
import { createRefusals, sumRefusals, type RefusedRows } from '../refusals.ts'
import { readDictionaries } from './dictionaries.ts'
import { examineRegion, type RegionCounts } from './examine-region.ts'
import { fingerprintOf, regionCode, type FamilyFile, type GarArchive } from './gar-archive.ts'
import { loadFile } from './load-file.ts'
import {
  attachPartitions,
  createPartitions,
  dropPartitions,
  indexPartitions,
  partitionOf,
  type Generation,
} from './partitions.ts'
import type { LoadProgress } from './progress.ts'
import { findLoadedRegion } from './region-state.ts'
import { switchRegions } from './switch-regions.ts'

export type LoadOutcome =
  | { readonly kind: 'unchanged' }
  | ({ readonly kind: 'loaded'; readonly refused: RefusedRows } & RegionCounts)

export interface LoadOptions {
  /** Bytes of XML that are written at once. */
  readonly batchBytes?: number
}

const NECESSARY = ['ADDR_OBJ', 'HOUSES', 'ADM_HIERARCHY'] as const

/** The files of a region of an archive. Throws `LoadError` when it is not whole. */
export function regionFiles(archive: GarArchive, region: number): readonly FamilyFile[] {
  const files = archive.filesOf(region)
  if (files.length === 0) {
    const regions = archive.regions.map(regionCode).join(', ')
    throw new LoadError(
      `${archive.label}: региона ${regionCode(region)} в архиве нет, есть ${regions || 'ни одного'}.`,
    )
  }
  const missing = NECESSARY.find((family) => !files.some((file) => file.family === family))
  if (missing) throw new LoadError(`${archive.label}: в папке ${regionCode(region)} нет файла AS_${missing}.`)
  return files
}

/**
 * Loads a region whole (REG-01): beside the visible one, which serves on until the new one takes its place in one
 * transaction, with the index by which it is searched. Stopped at any moment, it goes on where it was; a region that is of this release already stays as it is.
 * Throws `LoadError`.
 */
export async function loadRegion(
  connection: BulkConnection,
  archive: GarArchive,
  region: number,
  progress: LoadProgress,
  { batchBytes }: LoadOptions = {},
): Promise<LoadOutcome> {
  const files = regionFiles(archive, region)
  const before = await findLoadedRegion(connection, region)
  if (before && before.release >= archive.release) {
    if (before.release === archive.release) return { kind: 'unchanged' }
    throw new LoadError(
      `${archive.label}: это выпуск v.${archive.release}, а регион ${regionCode(region)} загружен из более нового v.${before.release}.`,
    )
  }
  const of = await beginLoad(connection, archive, region, fingerprintOf(archive, files))
  const terms = {
    dictionaries: await readDictionaries(archive.label, archive.dictionaries),
    day: archive.day,
    batchBytes,
  }
  for (const file of files)
    await loadFile(connection, of, `${archive.label}, ${file.name}`, file, terms, progress)

  progress.stage('указатели')
  const { rows: roots } = await connection.run(
    `select 1 from ${partitionOf('gar_cards', of)} where level = 1 limit 1`,
  )
  if (roots.length === 0) {
    await forgetLoad(connection, of)
    throw new LoadError(
      `${archive.label}: в папке ${regionCode(region)} нет самого региона. Если это архив изменений, загрузите его командой gar-delta.`,
    )
  }
  const refusals = createRefusals()
  const doubled = await indexPartitions(connection, of)
  if (doubled > 0) refusals.add('duplicate', `${doubled}`, doubled)
  progress.stage('проверка')
  const counts = await examineRegion(connection, of, refusals)
  const refused = sumRefusals([...(await refusedByFiles(connection, region)), refusals.list()])

  progress.stage('поиск')
  const index = await buildIndex(connection, of)

  progress.stage('включение')
  await switchRegions(connection, async () => {
    // First what does not hold up readers.
    await attachIndex(connection, index, of)
    await attachPartitions(connection, of, before)
    await connection.run(
      `insert into register.gar_regions (region, release, day, generation, objects, numbered)
       values ($1, $2, $3, $4, $5, $6)
       on conflict (region) do update set release = excluded.release, day = excluded.day, generation = excluded.generation,
         objects = excluded.objects, numbered = excluded.numbered, loaded_at = now(), changed_at = now()`,
      [region, archive.release, archive.day, of.generation, counts.objects, counts.numbered],
    )
    await connection.run('delete from register.gar_loads where region = $1', [region])
    await noteInJournal(connection, {
      source: 'gar',
      part: regionCode(region),
      document: `v.${archive.release}`,
      file: archive.label,
      outcome: 'loaded',
      objects: counts.objects,
      refused,
    })
  })
  return { kind: 'loaded', refused, ...counts }
}

/** Goes on with a load of the same files, or begins a new one in the place of another that was stopped. */
async function beginLoad(
  connection: BulkConnection,
  { release, day }: GarArchive,
  region: number,
  fingerprint: string,
): Promise<Generation> {
  return connection.transaction(async () => {
    const { rows } = await connection.run(
      'select region, generation, fingerprint from register.gar_loads where region = $1',
      [region],
    )
    const [stopped] = rows as (Generation & { fingerprint: string })[]
    if (stopped?.fingerprint === fingerprint) return stopped
    if (stopped) await forgetLoad(connection, stopped)
    const { rows: next } = await connection.run(`select nextval('register.gar_generations') as generation`)
    const of = { region, generation: (next as [{ generation: number }])[0].generation }
    await createPartitions(connection, of)
    await connection.run(
      `insert into register.gar_loads (region, generation, release, day, fingerprint) values ($1, $2, $3, $4, $5)`,
      [region, of.generation, release, day, fingerprint],
    )
    return of
  })
}

/** Takes away what a load that was stopped has written. */
export const forgetLoad = (connection: BulkConnection, of: Generation): Promise<void> =>
  connection.transaction(async () => {
    await dropPartitions(connection, of)
    await dropLeftTables(connection, of.region)
    await connection.run('delete from register.gar_loads where region = $1', [of.region])
  })

async function refusedByFiles({ run }: BulkConnection, region: number): Promise<RefusedRows[]> {
  const { rows } = await run('select refused from register.gar_load_files where region = $1', [region])
  return (rows as { refused: RefusedRows }[]).map(({ refused }) => refused)
}
