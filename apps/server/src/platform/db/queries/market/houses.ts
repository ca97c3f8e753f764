import { sql, type Selectable } from 'kysely'
import type { Database } from '../../database.ts'
import type { HousesTable } from '../../schema/market-schema.ts'

export type HouseRow = Selectable<HousesTable>

/** The largest houses have fewer flats. */
const MOST_FLATS = 3000
const MOST_SALES = 20_000

export type HouseQueries = ReturnType<typeof createHouseQueries>

export function createHouseQueries(database: Database) {
  return {
    /** At most so many houses whose address has all the words, in any order. */
    findHouses: (words: readonly string[], most: number): Promise<HouseRow[]> =>
      database.current
        .selectFrom('houses')
        .selectAll()
        .where(
          sql<boolean>`to_tsvector('simple', search_words) @@ to_tsquery('simple', ${words.map((word) => `'${word}'`).join(' & ')})`,
        )
        .orderBy('id')
        .limit(most)
        .execute(),

    async findDistrict(houseId: number): Promise<string | undefined> {
      const row = await database.current
        .selectFrom('houses')
        .select('district')
        .where('id', '=', houseId)
        .executeTakeFirst()
      return row?.district
    },

    listFlats: (houseId: number) =>
      database.current
        .selectFrom('house_flats')
        .selectAll()
        .where('house_id', '=', houseId)
        .orderBy('id')
        .limit(MOST_FLATS)
        .execute(),

    /** Sales of all flats of a house, newest first. */
    listSales: (houseId: number) =>
      database.current
        .selectFrom('flat_sales')
        .innerJoin('house_flats', 'house_flats.id', 'flat_sales.flat_id')
        .where('house_flats.house_id', '=', houseId)
        .select(['flat_id', 'sold_on', 'price_kopecks'])
        .orderBy('sold_on', 'desc')
        .limit(MOST_SALES)
        .execute(),
  }
}
