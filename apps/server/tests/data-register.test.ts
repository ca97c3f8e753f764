import { DATA_KINDS } from '@proverka/domain/legal'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { EXPORT_PARTS, LEFT_OUT, LEFT_OUT_COLUMNS } from '../src/platform/db/data-register/export-parts.ts'
import { REGISTERED_TABLES } from '../src/platform/db/data-register/tables.ts'
import type { TableEntry } from '../src/platform/db/data-register/table-entry.ts'
import { startTestServer, type TestServer } from './setup/test-server.ts'

let server: TestServer
let columns: { table: string; column: string; type: string }[]
beforeAll(async () => {
  server = await startTestServer()
  columns = (await server.sql(
    `select c.table_name as table, c.column_name as column, c.data_type as type from information_schema.columns c
      join information_schema.tables t using (table_schema, table_name)
      where table_schema = 'public' and table_type = 'BASE TABLE' order by 1, 2`,
  )) as typeof columns
})
afterAll(() => server.stop())

/** Types that can hold a name, an address or free text. */
const WRITABLE = new Set([
  'text',
  'character varying',
  'json',
  'jsonb',
  'bytea',
  'inet',
  'ARRAY',
  'USER-DEFINED',
])

/** Columns by which a row belongs to a person. */
const TIES = /^(person|author|admin|reader|responsible|order|order_item|deal|payment|top_up)_id$/

const register: Readonly<Record<string, TableEntry | undefined>> = REGISTERED_TABLES

describe('the register of personal data', () => {
  it('has every table of the database, and no other', () => {
    expect(Object.keys(register).toSorted()).toEqual(
      [...new Set(columns.map(({ table }) => table))].toSorted(),
    )
  })

  it('says of every column that can hold words whether it is about someone', () => {
    const real = columns
      .filter(({ type }) => WRITABLE.has(type))
      .map(({ table, column }) => `${table}.${column}`)
    const known = Object.entries(register).flatMap(([table, entry]) =>
      [...(entry?.personal ?? []), ...(entry?.plain ?? [])].map((column) => `${table}.${column}`),
    )
    expect(known.toSorted()).toEqual(real.toSorted())
  })

  it('calls no table that belongs to someone a table about nobody', () => {
    const tied = new Set(columns.filter(({ column }) => TIES.test(column)).map(({ table }) => table))
    expect([...tied].filter((table) => register[table]?.kind === null)).toEqual([])
  })

  it('has a table or file for each kind of the page, but for what is outside of both', () => {
    const kinds = new Set(Object.values(REGISTERED_TABLES).map(({ kind }) => kind))
    // Files of `npm run backup` and the log are outside of the database and its storage.
    const derived = ['unpaid-orders', 'backups', 'process-log']
    expect(DATA_KINDS.filter((kind) => !kinds.has(kind) && !derived.includes(kind))).toEqual([])
  })

  it('has no file put into the storage whose kind it does not know', async () => {
    const { files } = server.context
    await expect(files.put('passports/1', new Uint8Array([1]))).rejects.toThrow(RangeError)
    await files.put('attachments/known', new Uint8Array([1]))
    await files.remove('attachments/known')
  })
})

describe('the archive of a client', () => {
  const parts = Object.values(EXPORT_PARTS)

  it('shows every table about people, or says why it does not', () => {
    const about = Object.entries(REGISTERED_TABLES).flatMap(([table, { kind }]) =>
      kind === null ? [] : [table],
    )
    const shown = parts.flatMap(({ tables }) => tables)
    expect([...shown, ...Object.keys(LEFT_OUT)].toSorted()).toEqual(about.toSorted())
  })

  it('shows of a table every column that the register calls personal', () => {
    const missing = parts.flatMap(({ tables, sql }) =>
      tables.flatMap((table) =>
        (register[table]?.personal ?? [])
          .filter((column) => !new RegExp(`\\b${column}\\b`).test(sql))
          .map((column) => `${table}.${column}`),
      ),
    )
    expect(missing).toEqual(Object.keys(LEFT_OUT_COLUMNS))
  })

  it('holds no hash and no token of anybody', () => {
    const words = parts.flatMap(
      ({ sql }) => sql.match(/\b\w*(?:token|secret|password_hash|code_hash|binding)\w*\b/g) ?? [],
    )
    expect(words.filter((word) => word !== 'api_tokens')).toEqual([])
  })
})
