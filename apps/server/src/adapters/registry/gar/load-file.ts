import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { copyLines } from '../bulk/copy-text.ts'
import { LoadError } from '../load-error.ts'
import { createRefusals, sumRefusals, type RefusedRows } from '../refusals.ts'
import type { FamilyFile } from './gar-archive.ts'
import { createRowReader, elementOf, GAR_TABLES, type GarTable, type RowTerms } from './gar-rows.ts'
import { partitionOf, type Generation } from './partitions.ts'
import type { LoadProgress } from './progress.ts'
import { readElements } from './read-elements.ts'

/** Bytes of XML whose rows are written in one transaction: what is lost when the process is killed. */
const BATCH_BYTES = 4 * 1024 * 1024

/** Lines that become bytes while they are young. */
const LINES_OF_PIECE = 500

interface FileState {
  readonly rows: number
  readonly isDone: boolean
  readonly refused: RefusedRows
}

export interface FileTerms extends Omit<RowTerms, 'refusals'> {
  /** Another size of a batch, for tests. */
  readonly batchBytes?: number | undefined
}

/**
 * Takes a file into the tables of a loading, from where an earlier run was stopped. Each batch of rows is written together
 * with how far it goes, while the next one is read. Throws `LoadError`.
 */
export async function loadFile(
  connection: BulkConnection,
  of: Generation,
  place: string,
  file: FamilyFile,
  { batchBytes = BATCH_BYTES, ...terms }: FileTerms,
  progress: LoadProgress,
): Promise<void> {
  const before = await findState(connection, of.region, file.name)
  progress.file(file.name)
  if (before.isDone) {
    progress.read(file.bytes, 0)
    return
  }
  const refusals = createRefusals()
  let seen = 0
  let written = before.rows
  let batch = createBatch()
  const readRow = createRowReader(file.family, { ...terms, refusals }, (table, line, isKept) => {
    if (isKept) batch.add(table, line)
  })
  const element = elementOf(file.family)
  let bytes = 0
  let last = 0
  let writing = Promise.resolve()

  async function write(isDone: boolean): Promise<void> {
    const [ready, from, to] = [batch, written, seen]
    const refused = sumRefusals([before.refused, refusals.list()])
    batch = createBatch()
    written = seen
    await writing
    writing = connection.transaction(async () => {
      await ready.write(connection, of)
      await noteState(connection, of.region, file.name, from, { rows: to, isDone, refused })
    })
    // Its failure is thrown by the next one who waits for it.
    writing.catch(() => {})
  }

  try {
    await readElements(
      place,
      file.open(),
      (name, attributes) => {
        if (name !== element)
          throw new LoadError(`${place}: вместо ${element} в нем ${name}, это другой файл.`)
        seen += 1
        if (seen > before.rows) readRow(attributes)
      },
      async (size) => {
        bytes += size
        progress.read(size, seen - last)
        last = seen
        if (bytes < batchBytes || seen <= written) return
        bytes = 0
        await write(false)
      },
    )
    if (seen < before.rows) throw new LoadError(`${place}: строк стало меньше, чем было при начале загрузки.`)
    await write(true)
  } finally {
    await writing
  }
}

function createBatch() {
  const tables = new Map<GarTable, { lines: string[]; readonly pieces: Buffer[] }>()
  return {
    add(table: GarTable, line: string): void {
      let rows = tables.get(table)
      if (!rows) {
        rows = { lines: [], pieces: [] }
        tables.set(table, rows)
      }
      rows.lines.push(line)
      if (rows.lines.length < LINES_OF_PIECE) return
      rows.pieces.push(copyLines(rows.lines))
      rows.lines = []
    },
    async write(connection: BulkConnection, of: Generation): Promise<void> {
      for (const [table, { lines, pieces }] of tables)
        await connection.copyIn(partitionOf(table, of), GAR_TABLES[table], [...pieces, copyLines(lines)])
    },
  }
}

async function findState({ run }: BulkConnection, region: number, file: string): Promise<FileState> {
  await run(
    `insert into register.gar_load_files (region, file, rows, is_done) values ($1, $2, 0, false) on conflict do nothing`,
    [region, file],
  )
  const { rows } = await run(
    `select rows, is_done as "isDone", refused from register.gar_load_files where region = $1 and file = $2`,
    [region, file],
  )
  return (rows as [FileState])[0]
}

/** Only from where this process believes to be: another one, which has taken over, is not overwritten. */
async function noteState(
  { run }: BulkConnection,
  region: number,
  file: string,
  from: number,
  { rows, isDone, refused }: FileState,
): Promise<void> {
  const { rows: noted } = await run(
    `update register.gar_load_files set rows = $4, is_done = $5, refused = $6
      where region = $1 and file = $2 and rows = $3 and not is_done returning 1`,
    [region, file, from, rows, isDone, JSON.stringify(refused)],
  )
  if (noted.length === 0) throw new LoadError('Реестр загружает еще одна команда: эта остановлена.')
}
