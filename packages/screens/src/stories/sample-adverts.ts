import type { Advert } from '@proverka/api/contract'

export const ADVERT_ADDRESS = 'г. Образцовск, ул. Кленовая, д. 14'

type Facts = Partial<Advert['info']> & { readonly kad_number?: string; readonly address?: string }

/** An invented flat on sale. */
export function sampleAdvert(id: string, price: number, facts: Facts = {}): Advert {
  const { kad_number = '', address = ADVERT_ADDRESS, ...info } = facts
  const area = info.area ?? 54.3
  return {
    id,
    address,
    kad_number,
    info: {
      object_type: 'Квартира',
      rooms: 2,
      area,
      floor: 3,
      price,
      price_per_m2: Math.round(price / area),
      id_site: '1',
      url: `https://doma.example.com/sale/${id}`,
      listed_on: '2026-09-21',
      seen_on: '2026-11-21',
      ...info,
    },
  }
}

/** A flat whose price fell, one whose price rose, one that says little of itself. */
export const ADVERTS: readonly Advert[] = [
  sampleAdvert('1', 7_450_000, { kad_number: '00:14:0203005:1047' }),
  sampleAdvert('2', 7_890_000, {
    address: 'г. Образцовск, ул. Садовая, д. 11',
    area: 56.1,
    listed_on: '2026-10-14',
  }),
  sampleAdvert('3', 6_980_000, { rooms: null, floor: null, listed_on: '2026-11-12' }),
]

/** The first one, on another site. */
export const DUPLICATES: readonly Advert[] = [
  sampleAdvert('4', 7_690_000, {
    id_site: '2',
    url: 'https://kvartiry.example.com/sale/4',
    listed_on: '2026-10-02',
  }),
  sampleAdvert('5', 7_900_000, {
    id_site: '3',
    url: 'https://metry.example.com/sale/5',
    listed_on: '2026-10-11',
  }),
]

/** Rows of the wire: advert, day, roubles. */
export const ADVERT_PRICES: readonly (readonly [string, string, number])[] = [
  ['1', '2026-09-21', 8_200_000],
  ['1', '2026-10-10', 7_900_000],
  ['1', '2026-11-01', 7_450_000],
  ['2', '2026-10-14', 7_500_000],
  ['2', '2026-11-03', 7_890_000],
  ['3', '2026-11-12', 6_980_000],
]
