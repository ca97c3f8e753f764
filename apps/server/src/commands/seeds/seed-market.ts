import { toKopecks } from '@proverka/domain'
import { sql, type InsertObject } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/db/database.ts'
import type { Schema } from '../../platform/db/schema/schema.ts'
import { makeMarket } from './demo-market.ts'
import { seedOnce } from './seed-once.ts'

const SEED_NAME = 'demo-market-1'
const DROPS_SEED_NAME = 'demo-price-drops-1'
const ROWS_PER_INSERT = 400
/** The flat that texts and tests point to; it is on three sites. */
const SHOWCASE = '00:14:0203005:1047'
/** A larger world has its market among its first flats. */
const MOST_FLATS = 2000
/** Of these days are the adverts whose price falls. */
const RECENT_DAYS = 240

/** Adds houses, sales and adverts to the demo world, from the flats that its register has. */
export async function seedMarket(database: Database, clock: Clock): Promise<void> {
  await seedOnce(database, clock, SEED_NAME, () =>
    insertMarket(database, clock.now().toISOString().slice(0, 10)),
  )
  await seedOnce(database, clock, DROPS_SEED_NAME, () =>
    lowerSomePrices(database, clock.now().toISOString().slice(0, 10)),
  )
}

/** Every third seller of the last months began too high: the market of the world only rises otherwise. */
async function lowerSomePrices(database: Database, today: string): Promise<void> {
  const tenThousand = toKopecks(10_000)
  await sql`
    update advert_prices
    set price_kopecks = round(advert_prices.price_kopecks * 1.06 / ${tenThousand}) * ${tenThousand}
    from adverts
    where adverts.id = advert_id and day = listed_on and right(adverts.id, 1) in ('2', '6', '9')
      and listed_on > ${today}::date - ${RECENT_DAYS}::integer
      and exists (
        select 1 from advert_prices later where later.advert_id = adverts.id and later.day > listed_on
      )`.execute(database.current)
}

/** The market of the register's flats up to a day. */
export async function insertMarket(database: Database, today: string): Promise<void> {
  const flats = await database.current
    .selectFrom('demo_objects')
    .select(['number', 'address', 'area', 'level', 'history'])
    .where('number', 'like', '00:%')
    .where('type_okc', '=', 'Жилое')
    .where('status', '=', 'Актуально')
    .where('address', 'like', '%, кв. %')
    .orderBy('id')
    .limit(MOST_FLATS)
    .execute()
  const market = makeMarket(
    flats.flatMap(({ number, ...flat }) =>
      number && /^[\d.]+$/.test(flat.area) ? [{ ...flat, number }] : [],
    ),
    today,
    SHOWCASE,
  )
  await insertAll(database, 'houses', market.houses)
  await insertAll(database, 'house_flats', market.flats)
  await insertAll(database, 'flat_sales', market.sales)
  await insertAll(database, 'adverts', market.adverts)
  await insertAll(database, 'advert_prices', market.prices)
}

async function insertAll<Table extends keyof Schema>(
  database: Database,
  table: Table,
  rows: readonly InsertObject<Schema, Table>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += ROWS_PER_INSERT) {
    await database.current
      .insertInto(table)
      .values(rows.slice(from, from + ROWS_PER_INSERT))
      .execute()
  }
}
