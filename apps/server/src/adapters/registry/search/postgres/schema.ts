import type pg from 'pg'

/** Goes up with every change of the tables and of how addresses are read: an index of another version is dropped and loaded again. */
const VERSION = 2
/** Any number will do, as long as every process takes the same one. */
const SCHEMA_LOCK = 7_318_190

/**
 * The index is in a separate schema, which can be dropped at any time: everything in it comes from the register. A
 * place is found by full text over its words and houses, a misspelt word by trigrams, an object in the partition of
 * its region.
 */
const TABLES = `
  create extension if not exists pg_trgm;
  create schema address_search;
  create table address_search.version (version integer not null);
  insert into address_search.version values (${VERSION});

  create table address_search.words (
    word text collate "C" primary key,
    -- The letters in ASCII: pg_trgm knows no others in a database of locale C. None for words that must be exact.
    folded text collate "C"
  );
  create index words_folded on address_search.words using gin (folded gin_trgm_ops);

  create table address_search.places (
    id integer generated always as identity primary key,
    key text collate "C" not null unique,
    own text[] not null,
    other text[] not null,
    kinds integer not null,
    -- Words as they are, and houses as «h:15к2».
    words tsvector not null,
    regions smallint[] not null
  );
  create index places_words on address_search.places using gin (words);

  create table address_search.objects (
    region smallint not null,
    place integer not null,
    house text collate "C" not null,
    house_number integer not null,
    unit text collate "C" not null,
    id integer not null,
    quarter text collate "C",
    parcel bigint,
    other_number text collate "C",
    primary key (id, region)
  ) partition by list (region);
  create index objects_place on address_search.objects (place, house, unit, id);
  create index objects_number on address_search.objects (quarter, parcel) where quarter is not null;
  create index objects_other_number on address_search.objects (other_number) where other_number is not null;
`

/** Makes the tables; answers whether they were there already. */
export async function prepareSchema(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select pg_advisory_xact_lock($1)', [SCHEMA_LOCK])
    const isKept = (await versionIn(client)) === VERSION
    if (!isKept) await client.query(`drop schema if exists address_search cascade; ${TABLES}`)
    await client.query('commit')
    return isKept
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

async function versionIn(client: pg.PoolClient): Promise<number | undefined> {
  const { rows } = await client.query<{ table: string | null }>(
    `select to_regclass('address_search.version')::text as table`,
  )
  if (!rows[0]?.table) return undefined
  const found = await client.query<{ version: number }>('select version from address_search.version')
  return found.rows[0]?.version
}
