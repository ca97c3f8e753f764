import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { basename } from 'node:path'
import { moscowDate } from '@proverka/domain/timing'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { noteInJournal } from '../journal.ts'
import { LoadError } from '../load-error.ts'
import { createRefusals, type RefusedRows } from '../refusals.ts'
import { PRICE_INDICATOR, readPriceRows, type PriceRow } from './price-rows.ts'

export type PricesOutcome =
  | { readonly kind: 'unchanged' }
  | {
      readonly kind: 'loaded'
      readonly prices: number
      readonly regions: number
      /** «III квартал 2026», the latest one. */
      readonly latest: Pick<PriceRow, 'year' | 'quarter'>
      readonly refused: RefusedRows
    }

/**
 * Loads average prices of regions out of a file of ЕМИСС in one transaction; a newer file replaces the older one whole. Its day is
 * that of its header, else that of the file. Throws `LoadError`.
 */
export async function loadPrices(connection: BulkConnection, path: string): Promise<PricesOutcome> {
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) throw new LoadError(`Файла ${path} нет.`)
  const file = basename(path)
  const hash = createHash('sha256')
  const refusals = createRefusals()
  const { day, rows } = await readPriceRows(file, hashed(createReadStream(path), hash), refusals)
  const document = {
    part: PRICE_INDICATOR,
    file,
    day: day ?? moscowDate(found.mtime.getTime()),
    fileHash: hash.digest('hex'),
  }
  if (!(await storePrices(connection, document, rows, refusals.list()))) return { kind: 'unchanged' }
  return {
    kind: 'loaded',
    prices: rows.length,
    regions: new Set(rows.map(({ okato }) => okato)).size,
    latest: rows.reduce((last, row) => (quartersOf(row) > quartersOf(last) ? row : last)),
    refused: refusals.list(),
  }
}

const quartersOf = ({ year, quarter }: Pick<PriceRow, 'year' | 'quarter'>): number => year * 4 + quarter

async function* hashed(chunks: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of chunks) {
    hash.update(chunk)
    yield chunk
  }
}

interface PriceDocument {
  readonly part: string
  readonly file: string
  readonly day: string
  readonly fileHash: string
}

/** Answers whether anything was stored: not of the same file, nor of an older one. */
const storePrices = (
  connection: BulkConnection,
  { part, file, day, fileHash }: PriceDocument,
  rows: readonly PriceRow[],
  refused: RefusedRows,
): Promise<boolean> =>
  connection.transaction(async () => {
    const { run } = connection
    const entry = { source: 'prices', part, document: file, file, fileHash } as const
    const { rows: before } = await run(
      `delete from register.documents
        where source = 'prices' and part = $1 and day <= $2 and file_hash <> $3 returning id`,
      [part, day, fileHash],
    )
    const { rows: made } = await run(
      `insert into register.documents (source, part, document, day, file, file_hash)
       values ('prices', $1, $2, $3, $2, $4) on conflict (source, part) do nothing returning id`,
      [part, file, day, fileHash],
    )
    const [document] = made as { id: number }[]
    if (!document) {
      await noteInJournal(connection, { ...entry, outcome: 'unchanged' })
      return false
    }
    await run(
      `insert into register.region_prices (document_id, okato, region, market, year, quarter, kopecks)
       select $1, * from unnest($2::text[], $3::text[], $4::text[], $5::smallint[], $6::smallint[], $7::bigint[])`,
      [
        document.id,
        rows.map(({ okato }) => okato),
        rows.map(({ region }) => region),
        rows.map(({ market }) => market),
        rows.map(({ year }) => year),
        rows.map(({ quarter }) => quarter),
        rows.map(({ kopecks }) => kopecks),
      ],
    )
    await noteInJournal(connection, {
      ...entry,
      outcome: before.length > 0 ? 'changed' : 'loaded',
      objects: rows.length,
      refused,
    })
    return true
  })
