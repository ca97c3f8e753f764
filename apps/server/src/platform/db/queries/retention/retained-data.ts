import { comparedName, type CheckedPerson } from '@proverka/domain/legal'
import { sql, type RawBuilder } from 'kysely'
import type { Database } from '../../database.ts'

/**
 * Where data of a person are held: in an order, in a watch, in the folder of a deal, in the name of a file that a client
 * uploaded.
 */
type HeldPlace = 'order' | 'watch' | 'deal' | 'file'

/** A record that says something of a person. */
export interface RetainedRecord {
  readonly place: HeldPlace
  /** Of the order item, the watch, the deal or the attachment. */
  readonly id: string
  /** Of orders alone, as the status. */
  readonly order_number: number | null
  readonly product_name_ru: string
  readonly at: Date
  readonly status: string | null
  readonly purpose: string | null
  readonly ground: string | null
  /** Birth date, INN or phone agree, too. */
  readonly is_same: boolean
}

/** Records of one place that one search answers. */
const MOST_RECORDS = 500

interface SearchedTable {
  readonly table: string
  /** The rows, where what they belong to is named in another table. */
  readonly rows?: string
  /** Id of what the row belongs to. */
  readonly owner: string
  /** As the index of the table has it (migrations 205, 288, 411). */
  readonly text: string
  /** Texts of the table may be longer than a vector holds. */
  readonly isLong?: true
}

const both = (first: string, ...others: readonly string[]): string => [first, ...others].join(` || ' ' || `)

/** Tables of orders that may name a checked person; `orders` names the items of the whole order. */
const OF_ITEMS: readonly SearchedTable[] = [
  { table: 'order_items', owner: 'id', text: both('object_key', 'object_address', 'metadata::text') },
  {
    table: 'reports',
    owner: 'order_item_id',
    text: both(
      'subject::text',
      `coalesce(extract::text, '')`,
      `coalesce(independent::text, '')`,
      `coalesce(valuation::text, '')`,
    ),
    isLong: true,
  },
  {
    table: 'report_tasks',
    owner: 'order_item_id',
    text: both(`coalesce(asked::text, '')`, `coalesce(answer::text, '')`),
    isLong: true,
  },
  { table: 'risk_owners', owner: 'order_item_id', text: 'person::text' },
  { table: 'risk_conclusions', owner: 'order_item_id', text: 'text' },
  {
    table: 'risk_notes',
    owner: 'order_item_id',
    text: both('statements::text', 'survey::text', 'global_data::text'),
  },
  { table: 'report_faults', owner: 'order_item_id', text: both('text', `coalesce(answer, '')`) },
  { table: 'poll_answers', owner: 'order_item_id', text: `coalesce(comment, '')` },
  { table: 'report_shares', owner: 'order_item_id', text: 'name' },
  { table: 'fulfilments', owner: 'order_item_id', text: `coalesce(reason, '')` },
  {
    table: 'fulfilment_events',
    rows: 'fulfilment_events e join fulfilments f on f.id = e.fulfilment_id',
    owner: 'f.order_item_id',
    text: 'e.details::text',
  },
  {
    table: 'intake_files',
    rows: 'intake_files n join intake_matches m on m.intake_file_id = n.id',
    owner: 'm.order_item_id',
    text: both('n.name', 'n.archives::text', `coalesce(n.facts::text, '')`, 'n.companions::text'),
  },
]
const ORDERS: SearchedTable = { table: 'orders', owner: 'id', text: 'metadata::text' }
const NOTES: SearchedTable = { table: 'order_notes', owner: 'order_id', text: 'text' }
const OF_WATCHES: readonly SearchedTable[] = [
  { table: 'watches', owner: 'id', text: both('subject::text', 'state::text'), isLong: true },
  {
    table: 'watch_grounds',
    owner: 'watch_id',
    text: both('purpose', `coalesce(number, '')`, `coalesce(consent_text, '')`),
  },
  { table: 'watch_changes', owner: 'watch_id', text: 'changes::text', isLong: true },
  {
    table: 'webhook_deliveries',
    rows: 'webhook_deliveries d join watch_checks c on c.id = d.id',
    owner: 'c.watch_id',
    text: `coalesce(d.payload::text, '')`,
  },
]
const OF_DEALS: readonly SearchedTable[] = [
  { table: 'deals', owner: 'id', text: both('object_key', 'parties::text') },
  { table: 'deal_needs', owner: 'deal_id', text: both('title', 'bearer') },
  { table: 'deal_links', owner: 'deal_id', text: 'bearer' },
]
const FILES: SearchedTable = { table: 'attachments', owner: 'id', text: 'name' }

/** Tables that a search of a person looks into; a test compares them with the register of personal data. */
export const SEARCHED_TABLES: readonly string[] = [
  ...OF_ITEMS,
  ORDERS,
  NOTES,
  ...OF_WATCHES,
  ...OF_DEALS,
  FILES,
].map(({ table }) => table)

const wordsOf = (person: CheckedPerson): readonly string[] =>
  [person.lastName, person.firstName].flatMap((name) => comparedName(name).match(/[а-яa-z0-9]+/g) ?? [])

/** Owners of the rows of a table that name a person; each half of the condition has its index. */
function ownersIn(
  { table, rows: from = table, owner, text, isLong }: SearchedTable,
  names: readonly string[],
): RawBuilder<unknown> {
  const [rows, words] = [sql.raw(from), sql.raw(text)]
  // As words begin: «Ладогин» finds «Ладогина».
  const question = names.map((name) => `${name}:*`).join(' & ')
  const short = sql`select ${sql.ref(owner)} as id from ${rows}
    where held_words(${words}) @@ to_tsquery('pg_catalog.simple', ${question})`
  if (!isLong) return short
  const found = names.map((name) => sql`position(${name} in held_plain(${words})) > 0`)
  return sql`${short} union all select ${sql.ref(owner)} from ${rows}
    where held_long(${words}) and ${sql.join(found, sql` and `)}`
}

const union = (parts: readonly RawBuilder<unknown>[]) => sql.join(parts, sql` union all `)

/** The texts of all rows of a table that belong to one thing. */
const textsOf = ({ table, rows = table, owner, text }: SearchedTable, id: string) =>
  sql`(select string_agg(${sql.raw(text)}, ' ') from ${sql.raw(rows)} where ${sql.ref(owner)} = ${sql.ref(id)})`

/** The searches for a person, each with its texts; a test looks at their plans. */
export function heldSearches(person: CheckedPerson): Readonly<Record<HeldPlace, RawBuilder<unknown>>> {
  const names = wordsOf(person)
  const owners = (tables: readonly SearchedTable[]) => union(tables.map((table) => ownersIn(table, names)))
  return {
    order: sql`with found as (${owners(OF_ITEMS)} union all
        select i.id from order_items i where i.order_id in (${union([ORDERS, NOTES].map((table) => ownersIn(table, names)))}))
      select 'order' as place, i.id, o.number::int as order_number, i.product_name_ru, o.created_at as at, i.status,
        i.metadata ->> 'purpose' as purpose, i.metadata ->> 'ground' as ground,
        concat_ws(' ', o.metadata::text, ${textsOf(NOTES, 'o.id')}, ${sql.join(OF_ITEMS.map((table) => textsOf(table, 'i.id')))}) as text
        from order_items i join orders o on o.id = i.order_id
       where i.id in (select id from found) and i.report_destroyed_at is null
       order by o.created_at desc limit ${MOST_RECORDS}`,
    watch: sql`select 'watch' as place, w.id, null::int as order_number, 'Слежение за изменениями' as product_name_ru,
        w.created_at as at, null as status, g.purpose, g.kind as ground,
        concat_ws(' ', ${sql.join(OF_WATCHES.map((table) => textsOf(table, 'w.id')))}) as text
        from watches w left join watch_grounds g on g.watch_id = w.id where w.id in (${owners(OF_WATCHES)})
       order by w.created_at desc limit ${MOST_RECORDS}`,
    deal: sql`select 'deal' as place, d.id, null::int as order_number, 'Папка сделки' as product_name_ru,
        d.created_at as at, null as status, null as purpose, null as ground,
        concat_ws(' ', ${sql.join(OF_DEALS.map((table) => textsOf(table, 'd.id')))}) as text
        from deals d where d.id in (${owners(OF_DEALS)}) order by d.created_at desc limit ${MOST_RECORDS}`,
    file: sql`select 'file' as place, a.id, null::int as order_number, 'Файл клиента' as product_name_ru,
        a.created_at as at, null as status, null as purpose, null as ground, a.name as text
        from attachments a where a.id in (${ownersIn(FILES, names)})
       order by a.created_at desc limit ${MOST_RECORDS}`,
  }
}

/** What is held about people who were checked. */
export function createRetainedDataQueries(database: Database) {
  return {
    /**
     * Records that name a person: what forms said, what was asked, what sources and extracts answered, owners, notes, watches,
     * deals and names of files. Those that are surely about the person first.
     */
    async findRetained(person: CheckedPerson): Promise<readonly RetainedRecord[]> {
      const day = person.birthDate.split('-').toReversed().join('.')
      const marks = [person.birthDate, day, person.inn, person.phone].filter(Boolean)
      const records: RetainedRecord[] = []
      for (const search of Object.values(heldSearches(person))) {
        const { rows } = await search.execute(database.current)
        for (const { text, ...row } of rows as (Omit<RetainedRecord, 'is_same'> & { text: string })[])
          records.push({ ...row, is_same: marks.some((mark) => text.includes(mark)) })
      }
      return records.toSorted((a, b) => Number(b.is_same) - Number(a.is_same))
    },
  }
}
