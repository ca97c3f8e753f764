import type { TestServer } from './test-server.ts'

/** A house without flats for sale. */
export const SPARSE_HOUSE = 'г. Образцовск, ул. Полевая, д. 3'
const FRESH_DAYS = 180

export interface MarketRow {
  id: string
  group_id: string
  house: string
  district: string
  kad_number: string | null
  rooms: number
  area: number
  id_site: string
  url: string
  price: number
}

/** Fresh adverts of the whole market, straight from the database. */
export async function readMarket(server: TestServer): Promise<MarketRow[]> {
  return (await server.sql(
    `select adverts.*, houses.address as house, district, price_kopecks / 100 as price
    from adverts join houses on houses.id = house_id
    where seen_on >= (select max(seen_on) from adverts) - ${FRESH_DAYS}`,
  )) as unknown as MarketRow[]
}
