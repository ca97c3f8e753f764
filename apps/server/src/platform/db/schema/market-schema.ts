import type { Generated } from 'kysely'

/** Rows of migrations/005-adverts.sql. Days are texts like `2026-11-21`, areas square metres. */

export interface HousesTable {
  id: number
  address: string
  search_words: string
  district: string
  year: number | null
  floors: number | null
  material: string | null
}

export interface HouseFlatsTable {
  id: number
  house_id: number
  flat: string
  kad_number: string | null
  area: number | null
  floor: number | null
  rooms: number | null
}

export interface FlatSalesTable {
  flat_id: number
  sold_on: string
  price_kopecks: number
}

export interface AdvertsTable {
  id: string
  group_id: string
  house_id: number
  address: string
  kad_number: string | null
  object_type: string
  rooms: number | null
  area: number
  floor: number | null
  id_site: string
  url: string
  price_kopecks: number
  listed_on: string
  seen_on: string
  /** How many there are: migrations/170-advert-photos.sql. */
  photos: Generated<number>
}

export interface AdvertPricesTable {
  advert_id: string
  day: string
  price_kopecks: number
}

export interface MarketSchema {
  houses: HousesTable
  house_flats: HouseFlatsTable
  flat_sales: FlatSalesTable
  adverts: AdvertsTable
  advert_prices: AdvertPricesTable
}
