import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { moscowDate } from '@proverka/domain/timing'
import type { ArchiveEntry } from '../archives/archive.ts'
import { openArchive } from '../archives/open-archive.ts'
import { ABSENT, copyLines, copyText } from '../bulk/copy-text.ts'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { noteInJournal } from '../journal.ts'
import { LoadError } from '../load-error.ts'
import { createRefusals, type RefusedRows } from '../refusals.ts'
import { HOUSE_COLUMNS, houseFacts, houseId, wordsOf } from './house-facts.ts'
import { readCsv } from './read-csv.ts'

export type HousesOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'loaded'
      readonly houses: number
      /** Of them those that a loaded region of GAR has. */
      readonly known: number
      readonly refused: RefusedRows
    }

const HOUSES_AT_ONCE = 1000

/** The day in the name of a file: `export-77-20260901.csv`. */
const DAY = /(20\d{2})[-._]?(0[1-9]|1[0-2])[-._]?(0[1-9]|[12]\d|3[01])(?!\d)/

/**
 * Loads a list of houses of Reforma GKH, a CSV or a ZIP with one, in one transaction (REG-06); a newer list of a region
 * replaces the older one. The list carries no day: it is that of its name, else that of the file. Throws `LoadError`.
 */
export async function loadHouses(connection: BulkConnection, path: string): Promise<HousesOutcome> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new LoadError(`Файла ${path} нет.`)
  const file = basename(path)
  const [, year, month, date] = DAY.exec(file) ?? []
  const day = year === undefined ? moscowDate(found.mtime.getTime()) : `${year}-${month}-${date}`
  return withCsv(path, (chunks) => storeHouses(connection, { file, day }, chunks))
}

async function withCsv<Result>(
  path: string,
  work: (chunks: AsyncIterable<Uint8Array>) => Promise<Result>,
): Promise<Result> {
  if (!/\.zip$/i.test(path)) return work(createReadStream(path))
  const archive = await openArchive(path)
  try {
    const lists = archive.entries.filter(({ name }) => /\.csv$/i.test(name))
    const [list] = lists as [ArchiveEntry?]
    if (!list || lists.length > 1)
      throw new LoadError(`${archive.label}: в архиве файлов CSV ${lists.length}, нужен один.`)
    return await work(list.open())
  } finally {
    await archive.close()
  }
}

function storeHouses(
  connection: BulkConnection,
  { file, day }: { readonly file: string; readonly day: string },
  chunks: AsyncIterable<Uint8Array>,
): Promise<HousesOutcome> {
  const { run } = connection
  const hash = createHash('sha256')
  const refusals = createRefusals()
  async function* hashed() {
    for await (const chunk of chunks) {
      hash.update(chunk)
      yield chunk
    }
  }
  return connection.transaction(async () => {
    await run('drop table if exists staged_houses')
    await run('create temporary table staged_houses (guid uuid, address text, facts jsonb)')
    let lines: string[] = []
    let part: string | undefined
    const write = async () => {
      await connection.copyIn('staged_houses', ['guid', 'address', 'facts'], [copyLines(lines)])
      lines = []
    }
    for await (const row of readCsv(file, hashed())) {
      const missing = HOUSE_COLUMNS.find((name) => !(name in row))
      if (missing)
        throw new LoadError(`${file}: это не список домов Реформы ЖКХ, в нем нет столбца ${missing}.`)
      part ??= wordsOf(row['region_id']) ?? file
      const guid = houseId(row)
      if (guid === undefined) {
        refusals.add('no-house-id', row['address'] ?? row['id'] ?? '')
        continue
      }
      const address = wordsOf(row['address'])
      lines.push(
        `${guid}\t${address === undefined ? ABSENT : copyText(address)}\t${copyText(JSON.stringify(houseFacts(row)))}`,
      )
      if (lines.length >= HOUSES_AT_ONCE) await write()
    }
    if (part === undefined) throw new LoadError(`${file}: в файле нет ни одного дома.`)
    await write()
    const entry = { source: 'houses', part, document: file, file, fileHash: hash.digest('hex') } as const
    const { rows: before } = await run(
      `delete from register.documents
        where source = 'houses' and part = $1 and day <= $2 and file_hash <> $3 returning id`,
      [part, day, entry.fileHash],
    )
    const { rows: made } = await run(
      `insert into register.documents (source, part, document, day, file, file_hash)
       values ('houses', $1, $2, $3, $2, $4) on conflict (source, part) do nothing returning id`,
      [part, file, day, entry.fileHash],
    )
    const [document] = made as { id: number }[]
    if (!document) {
      await noteInJournal(connection, { ...entry, outcome: 'unchanged' })
      return { kind: 'unchanged' }
    }
    const { rows: stored } = await run(
      `with made as (
         insert into register.records (document_id, guid, kind, state, address, facts)
         select $1, guid, 'building', 'current', address, facts
           from (select distinct on (guid) * from staged_houses order by guid, ctid desc) as latest
         returning guid)
       select count(*) as houses,
              count(*) filter (where exists (select from register.gar_cards c where c.guid = made.guid)) as known
         from made`,
      [document.id],
    )
    const [{ houses, known }] = stored as [{ houses: number; known: number }]
    await noteInJournal(connection, {
      ...entry,
      outcome: before.length > 0 ? 'changed' : 'loaded',
      objects: houses,
      refused: refusals.list(),
    })
    await run('drop table staged_houses')
    return { kind: 'loaded', houses, known, refused: refusals.list() }
  })
}
