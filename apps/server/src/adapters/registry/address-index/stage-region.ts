import { describeHouse, describePlace, describeUnit } from '@proverka/address-search'
import { addressPartText, type AddressPart } from '@proverka/domain/register'
import type { RunStatement } from '../../../platform/db/dump-connection.ts'
import type { BulkConnection } from '../bulk/bulk-connection.ts'
import { copyArray, copyLines, copyText } from '../bulk/copy-text.ts'
import { foldWord } from '../search/typo-patterns.ts'

/** Rows that are read and written at once. */
const ROWS_AT_ONCE = 5000

/** Region, settlement and street; below them are objects. */
const LAST_PLACE_LEVEL = 8

interface PlaceRow {
  readonly id: number
  readonly parent: number
  readonly level: number
  readonly type: string
  readonly name: string
}

/**
 * Reads the places of `search_current` into `search_place_words`, in words as the search compares them, those alone whose
 * steps up to the region are all there. Answers how many.
 */
export async function stagePlaces(connection: BulkConnection): Promise<number> {
  await recreate(
    connection,
    'search_place_words',
    'id bigint primary key, own text[] not null, other text[] not null, kinds int not null',
  )
  const places = new Map<number, PlaceRow>()
  for await (const rows of pages<PlaceRow>(
    connection,
    `select object_id as id, parent_id as parent, level, type, name from search_current
      where level <= ${LAST_PLACE_LEVEL} and object_id > $1 order by object_id limit $2`,
  ))
    for (const row of rows) places.set(row.id, row)
  const texts = new Map<number, string | undefined>([[0, '']])
  const words = new Set<string>()
  let staged = 0
  let lines: string[] = []
  const write = async () => {
    await connection.copyIn('search_place_words', ['id', 'own', 'other', 'kinds'], [copyLines(lines)])
    lines = []
  }
  for (const { id } of places.values()) {
    const text = textOf(id, places, texts)
    if (text === undefined) continue
    const { own, other, kinds } = describePlace(text)
    for (const word of [...own, ...other]) words.add(word)
    lines.push(`${id}\t${copyArray(own)}\t${copyArray(other)}\t${kinds}`)
    staged += 1
    if (lines.length === ROWS_AT_ONCE) await write()
  }
  await write()
  await connection.run('analyze search_place_words')
  await writeWords(connection.run, [...words])
  return staged
}

/** Undefined where a step is missing or not in force; steps in a circle lead nowhere. */
function textOf(
  id: number,
  places: ReadonlyMap<number, PlaceRow>,
  texts: Map<number, string | undefined>,
): string | undefined {
  if (texts.has(id)) return texts.get(id)
  texts.set(id, undefined)
  const place = places.get(id)
  const around = place && textOf(place.parent, places, texts)
  const text =
    place && around !== undefined
      ? [around, addressPartText(place)].filter((part) => part !== '').join(', ')
      : undefined
  texts.set(id, text)
  return text
}

/** Words of former places stay: a search that asks for one finds no place. */
export async function writeWords(run: RunStatement, words: readonly string[]): Promise<void> {
  for (let from = 0; from < words.length; from += ROWS_AT_ONCE) {
    const some = words.slice(from, from + ROWS_AT_ONCE)
    await run(
      `insert into register.search_words (word, folded) select * from unnest($1::text[], $2::text[]) on conflict do nothing`,
      [some, some.map((word) => foldWord(word) ?? null)],
    )
  }
}

interface TextRow extends Omit<AddressPart, 'more' | 'level'> {
  readonly id: number
  readonly isHouse: boolean
  readonly more: readonly string[]
}

/**
 * Reads the own words of the objects of `search_current` into `search_keys`: what a house, a plot or a flat is called is read
 * once, however many are called so.
 */
export async function stageKeys(connection: BulkConnection, objects: string): Promise<void> {
  const { run } = connection
  await recreate(
    connection,
    'search_texts',
    'id bigint generated always as identity primary key, is_house boolean not null, type text not null, name text not null, more text[] not null',
  )
  await recreate(connection, 'search_keys', 'id bigint primary key, key text not null, number int not null')
  await run(
    `insert into search_texts (is_house, type, name, more)
     select distinct level in (9, 10), type, name, more from ${objects} where level > ${LAST_PLACE_LEVEL}`,
  )
  for await (const rows of pages<TextRow>(
    connection,
    `select id, is_house as "isHouse", type, name, more from search_texts where id > $1 order by id limit $2`,
  ))
    await connection.copyIn('search_keys', ['id', 'key', 'number'], [copyLines(rows.map(keyLine))])
  await run('analyze search_texts')
  await run('analyze search_keys')
}

function keyLine({ id, isHouse, type, name, more }: TextRow): string {
  const pairs = more.flatMap((word, at) => (at % 2 === 0 ? [[word, more[at + 1] ?? ''] as const] : []))
  const text = addressPartText({ level: 0, type, name, more: pairs })
  if (!isHouse) return `${id}\t${copyText(describeUnit(text))}\t0`
  const { house, houseNumber } = describeHouse(text)
  return `${id}\t${copyText(house)}\t${Math.min(houseNumber, MOST_NUMBER)}`
}

const MOST_NUMBER = 2_147_483_647

async function recreate({ run }: BulkConnection, table: string, columns: string): Promise<void> {
  await run(`drop table if exists ${table}`)
  await run(`create temporary table ${table} (${columns})`)
}

async function* pages<Row extends { readonly id: number }>(
  { run }: BulkConnection,
  statement: string,
): AsyncGenerator<readonly Row[]> {
  for (let after = 0; ;) {
    const { rows } = await run(statement, [after, ROWS_AT_ONCE])
    const read = rows as Row[]
    const last = read.at(-1)
    if (!last) return
    yield read
    after = last.id
  }
}
