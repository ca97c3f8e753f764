import { updateIndex } from '../address-index/update-index.ts'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { copyLines } from '../bulk/copy-text.ts'
import { noteInJournal } from '../journal.ts'
import { LoadError } from '../load-error.ts'
import { createRefusals, type RefusedRows } from '../refusals.ts'
import { readDictionaries } from './dictionaries.ts'
import { examineRegion } from './examine-region.ts'
import { regionCode, type GarArchive } from './gar-archive.ts'
import { regionFiles } from './load-region.ts'
import { createRowReader, elementOf, GAR_TABLES, type GarTable } from './gar-rows.ts'
import type { LoadProgress } from './progress.ts'
import { readElements } from './read-elements.ts'
import type { LoadedRegion } from './region-state.ts'

/** Rows that wait for being written. */
const ROWS_AT_ONCE = 50_000

const TABLES = Object.keys(GAR_TABLES) as readonly GarTable[]

export interface DeltaTerms {
  readonly progress: LoadProgress
  /** The region is counted after the last of several releases: that takes longer than the changes. */
  readonly isLast: boolean
}

/**
 * Applies one release of changes to a region in one transaction (REG-02): records come by their ids, the same id again with
 * other values or as one that counts no more; objects may come with a relation or a number alone. What is searched changes with
 * them. Applied twice it changes nothing. Throws `LoadError`.
 */
export function applyDelta(
  connection: BulkConnection,
  archive: GarArchive,
  region: LoadedRegion,
  { progress, isLast }: DeltaTerms,
): Promise<RefusedRows> {
  const { run } = connection
  return connection.transaction(async () => {
    const refusals = createRefusals()
    for (const table of TABLES) {
      await run(`drop table if exists delta_${table}`)
      await run(
        `create temporary table delta_${table} (like register.${table}, is_kept boolean not null, line bigint not null)`,
      )
      await run(`alter table delta_${table} alter region set default ${region.region}`)
    }
    await stage(connection, archive, region, refusals, progress)
    for (const table of TABLES) await upsert(connection, table, region.region)
    await updateIndex(
      connection,
      region.region,
      `
      select object_id from delta_gar_cards union select object_id from delta_gar_relations`,
    )
    for (const table of ['gar_params', 'gar_numbers'])
      await run(`delete from register.${table} where region = $1 and ends_on <= $2`, [
        region.region,
        archive.day,
      ])
    const counts = isLast ? await examineRegion(connection, region, refusals) : undefined
    await run(
      `update register.gar_regions set release = $2, day = $3, objects = coalesce($4, objects),
         numbered = coalesce($5, numbered), changed_at = now() where region = $1`,
      [region.region, archive.release, archive.day, counts?.objects ?? null, counts?.numbered ?? null],
    )
    const refused = refusals.list()
    await noteInJournal(connection, {
      source: 'gar',
      part: regionCode(region.region),
      document: `v.${archive.release}`,
      file: archive.label,
      outcome: 'changed',
      objects: counts?.objects ?? 0,
      refused,
    })
    for (const table of TABLES) await run(`drop table delta_${table}`)
    return refused
  })
}

/** Reads the changes of a region into tables of this transaction. */
async function stage(
  connection: BulkConnection,
  archive: GarArchive,
  { region }: LoadedRegion,
  refusals: ReturnType<typeof createRefusals>,
  progress: LoadProgress,
): Promise<void> {
  const terms = {
    dictionaries: await readDictionaries(archive.label, archive.dictionaries),
    day: archive.day,
    refusals,
  }
  for (const file of regionFiles(archive, region)) {
    const place = `${archive.label}, ${file.name}`
    const element = elementOf(file.family)
    const lines = new Map<GarTable, string[]>()
    let seen = 0
    let last = 0
    const write = async (most: number) => {
      for (const [table, rows] of lines) {
        if (rows.length <= most) continue
        await connection.copyIn(
          `delta_${table}`,
          [...GAR_TABLES[table], 'is_kept', 'line'],
          [copyLines(rows)],
        )
        lines.delete(table)
      }
    }
    const readRow = createRowReader(file.family, terms, (table, line, isKept) => {
      const known = lines.get(table) ?? []
      known.push(`${line}\t${isKept ? 't' : 'f'}\t${seen}`)
      lines.set(table, known)
    })
    progress.file(file.name)
    await readElements(
      place,
      file.open(),
      (name, attributes) => {
        if (name !== element)
          throw new LoadError(`${place}: вместо ${element} в нем ${name}, это другой файл.`)
        seen += 1
        readRow(attributes)
      },
      async (bytes) => {
        progress.read(bytes, seen - last)
        last = seen
        await write(ROWS_AT_ONCE)
      },
    )
    await write(0)
  }
}

/** Of a record that an archive has several times the last row counts; one record may name several numbers in its row. */
async function upsert({ run }: BulkConnection, table: GarTable, region: number): Promise<void> {
  const columns = GAR_TABLES[table].join(', ')
  await run(`create index on delta_${table} (object_id, record_id)`)
  await run(`analyze delta_${table}`)
  await run(
    `delete from register.${table} as kept using delta_${table} as changed
      where kept.region = $1 and kept.object_id = changed.object_id and kept.record_id = changed.record_id`,
    [region],
  )
  await run(
    `insert into register.${table} (region, ${columns})
     select $1, ${columns} from delta_${table} as changed
      where is_kept and not exists (
        select from delta_${table} as later
         where later.object_id = changed.object_id and later.record_id = changed.record_id and later.line > changed.line)`,
    [region],
  )
}
