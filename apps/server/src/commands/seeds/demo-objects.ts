import type { Insertable } from 'kysely'
import type { DemoObjectsTable } from '../../platform/db/schema/schema.ts'
import { makeExtract, makeHistory, withParts, type ExtractSeed } from './demo-extract.ts'
import { ENCUMBERED, fixedFacts, SHOWCASE, withEnd } from './fixed-extracts.ts'
import { createRandom, type Random } from './random.ts'

type DemoObjectRow = Insertable<DemoObjectsTable>

const CITY = 'г. Образцовск'
const STREETS = [
  'ул. Липовая',
  'ул. Речная',
  'пр-кт Мастеров',
  'пер. Тихий',
  'ул. Кленовая',
  'ул. 8 Марта',
  'ул. Зеленая',
  'б-р Садовый',
]
const SEED = 20_261_121
const SHOWCASE_AREA = 54.3
/** Cadastral district 00 does not exist: none of these numbers can be a real one. */
const DISTRICT = '00:14'

/** The objects of the demo world, about a thousand, the same on every machine. */
export function makeDemoObjects(): DemoObjectRow[] {
  const random = createRandom(SEED)
  const rows: DemoObjectRow[] = []
  STREETS.forEach((street, streetIndex) => {
    const block = `${DISTRICT}:02030${two(streetIndex + 1)}`
    for (let house = 2; house <= 14; house += 2) {
      const parent = `${block}:${100 + house}`
      for (let flat = 1; flat <= (house === 14 ? 60 : 12); flat++) {
        rows.push(makeFlat(rows.length + 1, { street, block, house, flat, parent }, random))
      }
    }
  })
  rows.push(...makeAwkward(rows.length + 1, random))
  return rows
}

function makeFlat(
  id: number,
  place: { street: string; block: string; house: number; flat: number; parent: string },
  random: Random,
): DemoObjectRow {
  const floor = Math.ceil(place.flat / 10)
  const number = `${place.block}:${flatNumber(place.house, place.flat)}`
  const area = random.whole(280, 980) / 10
  return objectRow(
    id,
    {
      number,
      address: `${CITY}, ${place.street}, д. ${place.house}, кв. ${place.flat}`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: number === SHOWCASE ? SHOWCASE_AREA : area,
      floor: String(floor),
      status: '',
      parent: place.parent,
    },
    random,
  )
}

/** Flats of house 14 are numbered from 1001, those of the others in hundreds of their own. */
function flatNumber(house: number, flat: number): number {
  return house === 14 ? 1000 + flat : 200 + house * 20 + flat
}

/** Everything that goes wrong with real objects, one of each. */
function makeAwkward(firstId: number, random: Random): DemoObjectRow[] {
  const seeds: (Omit<ExtractSeed, 'number' | 'parent'> & {
    number: string | null
    noData?: boolean
    listedShort?: boolean
  })[] = [
    // Four records at one address: two numbers, one cancelled, one without a number.
    {
      number: '00:14:0203009:301',
      address: `${CITY}, ул. Полевая, д. 3, кв. 1`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: 41.2,
      floor: '1',
      status: '',
    },
    {
      number: '00:14:0203009:302',
      address: `${CITY}, ул. Полевая, д. 3, кв. 1`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: 18.4,
      floor: '1',
      status: 'Снят с учета',
    },
    {
      number: '00:14:0203009:303',
      address: `${CITY}, ул. Полевая, д. 3, кв. 1`,
      type: 'Помещение',
      purpose: 'Нежилое',
      area: undefined,
      floor: undefined,
      status: 'Аннулирован',
    },
    {
      number: null,
      address: `${CITY}, ул. Полевая, д. 3, кв. 1, ком. 2`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: 12.6,
      floor: '1',
      status: 'Ранее учтенный',
      noData: true,
    },
    // No area, no floor, a zero block, a block of six digits, a number that the register knows nothing about.
    {
      number: '00:14:0203009:304',
      address: `${CITY}, ул. Полевая, д. 5, кв. 2`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: undefined,
      floor: 'цоколь',
      status: '',
    },
    {
      number: '00:14:0000000:55',
      address: `${CITY}, тер. СНТ «Рассвет», уч. 55`,
      type: 'Земельный участок',
      purpose: 'Для ведения садоводства',
      area: 612,
      floor: undefined,
      status: 'Учтенный',
    },
    {
      number: '00:14:020301:7',
      address: `${CITY}, ул. Старая, д. 7`,
      type: 'Здание',
      purpose: 'Жилой дом',
      area: 86,
      floor: undefined,
      status: 'Ранее учтенный',
    },
    {
      number: '00:14:0203009:305',
      address: `${CITY}, ул. Полевая, д. 9, кв. 4`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: 33.3,
      floor: '2',
      status: '',
      noData: true,
    },
    // Area, floor and status are in the extract only: the page of the object has to ask for them.
    {
      number: '00:14:0203009:306',
      address: `${CITY}, ул. Полевая, д. 11, кв. 6`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: 47.8,
      floor: '3',
      status: '',
      listedShort: true,
    },
    // An owner by name and two hidden ones, unequal shares, three encumbrances.
    {
      number: ENCUMBERED,
      address: `${CITY}, ул. Полевая, д. 13, кв. 2`,
      type: 'Помещение',
      purpose: 'Жилое',
      area: 71.4,
      floor: '2',
      status: '',
    },
  ]
  return seeds.map(({ noData, listedShort, ...seed }, index) => {
    const row = objectRow(firstId + index, { ...seed, number: seed.number ?? '', parent: undefined }, random)
    return {
      ...row,
      number: seed.number,
      ...(noData && { extract: null, history: null }),
      ...(listedShort && { area: UNKNOWN_AREA, level: '', status: '' }),
    }
  })
}

/** As the list of objects says it. */
const UNKNOWN_AREA = 'площадь не определена'

function objectRow(id: number, seed: ExtractSeed, random: Random): DemoObjectRow {
  const extract = withParts(withEnd({ ...makeExtract(seed, random), ...fixedFacts(seed.number) }))
  return {
    id,
    number: seed.number,
    address: seed.address,
    area: seed.area === undefined ? UNKNOWN_AREA : String(seed.area),
    area_okc: '',
    level: seed.floor ?? '',
    object_type: seed.type,
    type_okc: seed.purpose,
    status: seed.status || 'Актуально',
    extract: JSON.stringify(extract),
    history: JSON.stringify(makeHistory(extract, random)),
  }
}

const two = (value: number): string => String(value).padStart(2, '0')
