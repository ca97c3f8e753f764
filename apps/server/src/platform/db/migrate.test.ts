import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRole } from '@proverka/domain/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copyDatabase, type DatabaseCopy } from '../../../tests/setup/copy-database.ts'
import { verifyReadLog } from '../audit/verify-read-log.ts'
import type { Database } from './database.ts'
import { migrate } from './migrate.ts'
import { openDatabase } from './open-database.ts'
import { createQueries } from './queries/queries.ts'

const MIGRATIONS = join(import.meta.dirname, 'migrations')

let copy: DatabaseCopy
let database: Database
beforeAll(async () => {
  copy = await copyDatabase()
  database = await openDatabase(copy)
})
afterAll(async () => {
  await database.close()
  await copy.drop()
})

const run = async (text: string, values: unknown[] = []) =>
  (await database.runRawSql(text, values)).rows as Record<string, unknown>[]

describe('the schema', () => {
  it('finds what points at a row by an index, from every foreign key', async () => {
    const bare = await run(`
      select c.conrelid::regclass::text as name, a.attname as key from pg_constraint c
        join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.connamespace = 'public'::regnamespace
         and not exists (select from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`)
    expect(bare.map(({ name, key }) => `${String(name)}.${String(key)}`)).toEqual([])
  })

  it('knows of every id which row it names', async () => {
    const loose = await run(`
      select c.table_name as name, c.column_name as key from information_schema.columns c
        join information_schema.tables t using (table_schema, table_name)
       where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.data_type = 'uuid'
         and c.column_name like '%\\_id' and not exists (
           select from pg_constraint f join pg_attribute a on a.attrelid = f.conrelid and a.attnum = any (f.conkey)
            where f.contype = 'f' and f.conrelid = c.table_name::regclass and a.attname = c.column_name)`)
    expect(loose.map(({ name, key }) => `${String(name)}.${String(key)}`).toSorted()).toEqual([
      // The consents that were given at once share a number; there is no row of it.
      'consents.batch_id',
      // A document is of an item, an order, an invoice or a receipt, as its kind says; the sweep removes orphans.
      'finished_documents.subject_id',
      // The same number, of those that an order was placed with.
      'orders.consent_id',
      // The chain of who read what outlives the people in it (LAW-06).
      'personal_data_reads.reader_id',
      // The history of a price outlives the price.
      'price_changes.price_component_id',
      // A complaint, a request or a part of an order, as their kinds say.
      'staff_claims.subject_id',
      'staff_news.subject_id',
    ])
  })

  it('takes the roles that there are, and no others', async () => {
    const numbers = Array.from({ length: 20 }, (_, index) => index - 1)
    const refusals: [number, string][] = []
    for (const role of numbers) {
      await run('update persons set person_role = $1 where email = $2', [role, 'client@example.com']).catch(
        (error: unknown) => refusals.push([role, String(error)]),
      )
    }
    expect(refusals).toEqual(
      numbers
        .filter((role) => !isRole(role))
        .map((role) => [role, expect.stringContaining('persons_person_role_check')]),
    )
  })
})

describe('a migration that was taken back', () => {
  it('does not make a database newer than the program, and its table gives way', async () => {
    const older = await copyDatabase()
    const opened = await openDatabase(older)
    try {
      await opened.runRawSql("delete from migrations where name = '130-logos.sql'")
      await opened.runRawSql("insert into migrations (name) values ('125-logos.sql')")
      await opened.runRawSql('drop table person_logos')
      await opened.runRawSql('create table person_logos (person_id uuid primary key, name text not null)')
      expect((await migrate(opened)).applied).toEqual(['130-logos.sql'])
      await opened.runRawSql('select hash from person_logos')
    } finally {
      await opened.close()
      await older.drop()
    }
  })
})

describe('a database of a newer program', () => {
  it('is taken while it only has more, and refused when it lacks what this program uses', async () => {
    const newer = await copyDatabase()
    const opened = await openDatabase(newer)
    try {
      const insert = (name: string, after: string | null) =>
        opened.runRawSql('insert into migrations (name, contract_after) values ($1, $2)', [name, after])
      await insert('997-more.sql', null)
      // What went was used before a change that this program knows.
      await insert('998-less.sql', '185-contract-migrations.sql')
      expect((await migrate(opened)).applied).toEqual([])
      await insert('999-less.sql', '997-more.sql')
      await expect(migrate(opened)).rejects.toThrow('в ней есть 999-less.sql')
    } finally {
      await opened.close()
      await newer.drop()
    }
  })
})

const PERSON = '00000000-0000-4000-8000-000000000001'
const OTHER = '00000000-0000-4000-8000-000000000002'
const PRODUCT = '00000000-0000-4000-8000-000000000003'
const COUPON = '00000000-0000-4000-8000-000000000004'
const LOST = '00000000-0000-4000-8000-000000000005'
const ORDER = '00000000-0000-4000-8000-000000000006'
const TRANSFER = '00000000-0000-4000-8000-000000000007'

/** What an older version could have written: an unknown role, a deleted coupon and tariff, money. */
const OLD_ROWS = `
  insert into persons (id, email, name, person_role, created_at) values
    ('${PERSON}', 'a@example.com', '', 13, now()), ('${OTHER}', 'b@example.com', '', 4, now());
  insert into products (id, name, name_ru, description, brands, position)
    values ('${PRODUCT}', 'EgrnObject', '', '', '{}', 1);
  insert into coupons (id, code, product_id, discount_kopecks, created_at)
    values ('${COUPON}', 'КЛЕН', '${PRODUCT}', 100, now());
  insert into orders (id, person_id, site, email, total_kopecks, payment_source, redirect_url, metadata, created_at)
    values ('${ORDER}', '${PERSON}', 'realty', 'a@example.com', 0, 'test', '', '{}', now());
  insert into order_items (id, order_id, position, product_id, product_name, product_name_ru, object_key,
      object_address, price_kopecks, status, metadata, coupon_id, created_at)
    select gen_random_uuid(), '${ORDER}', place, '${PRODUCT}', 'EgrnObject', '', 'К', '', 0, 'requested', '{}',
        coupon::uuid, now()
      from (values (1, '${COUPON}'), (2, '${LOST}'), (3, null)) items (place, coupon);
  insert into tariffs (id, name, description, category, price_kopecks, days, position)
    values (2, 'Т', '', 'person', 100, 30, 1);
  insert into partner_tariffs (id, partner_id, tariff_simple_id, price_kopecks, created_at) values
    (gen_random_uuid(), '${OTHER}', 2, 90, now()), (gen_random_uuid(), '${OTHER}', 99, 90, now());
  insert into ledger_accounts (id, kind, person_id) values
    ('${PERSON}', 'balance', '${PERSON}'), ('${OTHER}', 'bonus', '${PERSON}'), ('${LOST}', 'provider', null);
  with written as (
    insert into ledger_transfers (id, unique_key, description, created_at)
      values ('${TRANSFER}', 'old', '', now()) returning id)
  insert into ledger_entries select id, account::uuid, amount
    from written, (values ('${PERSON}', 100), ('${LOST}', -100)) entries (account, amount);
  insert into personal_data_reads (id, at, reader_id, subject, fields, reason, previous_hash, hash) values
    (1, '2026-11-20 10:00:00.123456+00', '${PERSON}', 'order_item:1', 'name', 'report page', '', 'a'),
    (2, '2026-11-20 10:00:01+00', null, 'persons', 'email, name', 'admin-list', 'a', 'b'),
    (3, '2026-11-21 23:59:59.999+00', '${OTHER}', 'ё\\', '"', '', 'b', 'c');`

describe('an older database', () => {
  let folder: string
  let applied: string[]
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'proverka-migrations-'))
    const older = (await readdir(MIGRATIONS)).filter((name) => name < '013')
    for (const name of older) await cp(join(MIGRATIONS, name), join(folder, name))
    await run('drop schema if exists register cascade; drop schema public cascade; create schema public')
    await migrate(database, folder)
    await run(OLD_ROWS)
    ;({ applied } = await migrate(database))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('keeps what is valid of an older database and mends the rest', async () => {
    expect(applied[0]).toBe('013-tighter-schema.sql')
    expect(await run('select id, person_role from persons order by id')).toEqual([
      { id: PERSON, person_role: 1 },
      { id: OTHER, person_role: 4 },
    ])
    expect(await run('select coupon_id from order_items order by position')).toEqual([
      { coupon_id: COUPON },
      { coupon_id: null },
      { coupon_id: null },
    ])
    expect(await run('select tariff_simple_id from partner_tariffs')).toEqual([{ tariff_simple_id: 2 }])
    expect(
      await run('select sum(amount_kopecks)::int as sum from ledger_entries where amount_kopecks > 0'),
    ).toEqual([{ sum: 100 }])
  })

  it('ties the log of readings into a chain that holds', async () => {
    expect(await run('select position, subject from personal_data_reads order by position')).toEqual([
      { position: 1, subject: 'order_item:1' },
      { position: 2, subject: 'persons' },
      { position: 3, subject: 'ё\\' },
    ])
    expect(await verifyReadLog(createQueries(database))).toEqual({ chains: 1, entries: 3, broken: undefined })
  })

  it.each([
    ['order_items_coupon_id_fkey', `update order_items set coupon_id = '${LOST}'`],
    ['partner_tariffs_tariff_simple_id_fkey', 'update partner_tariffs set tariff_simple_id = 99'],
    ['the ledger is append-only', `insert into ledger_entries values ('${TRANSFER}', '${OTHER}', 1)`],
    ['the ledger is append-only', `update ledger_accounts set person_id = '${OTHER}' where id = '${PERSON}'`],
  ])('then refuses it: %s', async (reason, statement) => {
    await expect(run(statement)).rejects.toThrow(reason)
  })
})
