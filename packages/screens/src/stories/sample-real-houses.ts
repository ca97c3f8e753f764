import type { ObjectAnswer } from '../pages/search/object/data.ts'
import { REAL_FLAT } from './sample-real-objects.ts'

/** A house of GAR with forty flats; one of them has no number, one is struck off. */
export const REAL_HOUSE = {
  ...REAL_FLAT,
  object: {
    ...REAL_FLAT.object,
    Number: '00:01:0101001:101',
    Address: REAL_FLAT.sources.house.address,
    ObjectType: 'Здание',
    TypeOKC: 'Многоквартирный дом',
  },
  sources: {
    ...REAL_FLAT.sources,
    kind: 'building',
    gar_id: REAL_FLAT.sources.house.gar_id,
    documents: REAL_FLAT.sources.house.documents,
    facts: REAL_FLAT.sources.house.facts,
    house: null,
    contour: null,
  },
  units: [
    ...Array.from({ length: 40 }, (_, at) => ({
      Number: at === 4 ? '' : `00:01:0101001:${1001 + at}`,
      Address: `${REAL_FLAT.sources.house.address}, кв. ${at + 1}`,
      Area: '',
      ObjectType: 'Помещение',
      TypeOKC: 'Квартира',
      Status: at === 16 ? 'Погашено' : '',
      Level: '',
    })),
    {
      Number: '00:01:0101001:2001',
      Address: `${REAL_FLAT.sources.house.address}, помещ. I`,
      Area: '',
      ObjectType: 'Помещение',
      TypeOKC: '',
      Status: '',
      Level: '',
    },
  ],
} satisfies ObjectAnswer

/** The same house where extracts and services have named the floors of its flats. */
export const HOUSE_WITH_FLOORS = {
  ...REAL_HOUSE,
  units: REAL_HOUSE.units.map((unit, at) => ({
    ...unit,
    Level: at < 40 ? String(Math.floor(at / 4) + 1) : '',
  })),
} satisfies ObjectAnswer

/** A flat of GAR without a cadastral number: it is found by its address, and not sold. */
export const FLAT_WITHOUT_NUMBER = {
  ...REAL_FLAT,
  object: { ...REAL_FLAT.object, Number: '' },
  no_number: true,
} satisfies ObjectAnswer
