import { randomUUID } from 'node:crypto'

/** Objects below a house or a street, of a made region. */
export interface RegionPlan {
  readonly region: number
  /** Plots, houses and flats together. */
  readonly objects: number
  readonly release: number
  /** YYYY-MM-DD. */
  readonly day: string
  /** So many flats more in the first house, numbered from 101. */
  readonly tower?: number
}

/** A file of an archive of GAR, written piece by piece. */
export interface MadeFile {
  readonly name: string
  readonly pieces: () => Iterable<string>
}

const STREETS = [
  'Садовая',
  'Мира',
  'Лесная',
  'Гагарина',
  'Полевая',
  'Заводская',
  'Речная',
  'Школьная',
  'Новая',
  'Центральная',
]

/** Of a hundred objects, as in the archive of all Russia by its bytes. */
const HOUSES_OF_100 = 25
const FLATS_OF_100 = 60
const HOUSES_OF_STREET = 60

/** Rows of one piece. */
const AT_ONCE = 500

const REGION_ID = 1
const TOWN_ID = 2
const FIRST_STREET = 10
const FIRST_HOUSE = 10_000_000
const FIRST_FLAT = 20_000_000
const FIRST_STEAD = 40_000_000
const FIRST_OF_TOWER = 101

const BEGIN = '\uFEFF<?xml version="1.0" encoding="utf-8"?>'

/**
 * The files of an invented region in the real format: six of ten houses, flats and plots have a number, houses and plots have
 * as many parameters besides as real ones, which a register leaves out. The same plan gives the same rows.
 */
export function makeGarRegion({ region, objects, release, day, tower = 0 }: RegionPlan): MadeFile[] {
  const code = String(region).padStart(2, '0')
  const houses = Math.max(1, Math.floor((objects * HOUSES_OF_100) / 100))
  const flats = Math.floor((objects * FLATS_OF_100) / 100)
  const steads = Math.max(0, objects - houses - flats)
  const streets = Math.ceil(houses / HOUSES_OF_STREET)
  const streetOf = (at: number) => FIRST_STREET + (at % streets)
  const houseOf = (at: number) => (at < flats ? FIRST_HOUSE + (at % houses) : FIRST_HOUSE)
  const flatNumber = (at: number) => (at < flats ? Math.floor(at / houses) + 1 : FIRST_OF_TOWER + at - flats)
  const file = (family: string, root: string, rows: () => Iterable<string>): MadeFile => ({
    name: `${code}/AS_${family}_${day.replaceAll('-', '')}_${randomUUID()}.XML`,
    pieces: () => inPieces(root, rows()),
  })
  const card = (element: string, id: number, own: string) =>
    `<${element} ID="${id}" OBJECTID="${id}" OBJECTGUID="${guidOf(id)}" CHANGEID="${id}" ${own} OPERTYPEID="10" PREVID="0" NEXTID="0" UPDATEDATE="2019-07-16" STARTDATE="2019-07-16" ENDDATE="2079-06-06" ISACTUAL="1" ISACTIVE="1" />`
  const relation = (id: number, parent: number) =>
    `<ITEM ID="${id}" OBJECTID="${id}" PARENTOBJID="${parent}" CHANGEID="${id}" REGIONCODE="${code}" AREACODE="0" CITYCODE="0" PLACECODE="0" PLANCODE="0" STREETCODE="0" PREVID="0" NEXTID="0" UPDATEDATE="2019-07-16" STARTDATE="2019-07-16" ENDDATE="2079-06-06" ISACTIVE="1" PATH="1.2.${parent}.${id}" />`
  const param = (id: number, at: number, type: number, value: string) =>
    `<PARAM ID="${id * 10 + at}" OBJECTID="${id}" CHANGEID="${id}" CHANGEIDEND="0" TYPEID="${type}" VALUE="${value}" UPDATEDATE="2019-07-16" STARTDATE="2019-07-16" ENDDATE="2079-06-06" />`
  const number = (id: number) => `${code}:01:0${String(100_000 + (id % 5000))}:${id}`
  const many = (count: number, first: number, row: (id: number, at: number) => string) =>
    function* () {
      for (let at = 0; at < count; at++) yield row(first + at, at)
    }
  const params = (id: number, most: boolean) => {
    const numbered = id % 10 < 6 ? [param(id, 0, 8, number(id))] : []
    if (!most) return [...numbered, param(id, 1, 14, '1')].join('')
    const others = [1, 2, 5, 6, 7, 13, 14].map((type, at) => param(id, at + 1, type, VALUES[type] ?? '1'))
    return [...numbered, ...others].join('')
  }
  return [
    { name: 'version.txt', pieces: () => [`${day.replaceAll('-', '.')}\r\nv.${release}`] },
    dictionary('HOUSE_TYPES', 'HOUSETYPE', day, '2', 'д.'),
    dictionary('ADDHOUSE_TYPES', 'HOUSETYPE', day, '1', 'к.'),
    dictionary('APARTMENT_TYPES', 'APARTMENTTYPE', day, '2', 'кв.'),
    dictionary('ROOM_TYPES', 'ROOMTYPE', day, '1', 'ком.'),
    file('ADDR_OBJ', 'ADDRESSOBJECTS', function* () {
      yield card('OBJECT', REGION_ID, 'NAME="Примерная" TYPENAME="обл" LEVEL="1"')
      yield card('OBJECT', TOWN_ID, 'NAME="Новоречинск" TYPENAME="г" LEVEL="5"')
      yield* many(streets, FIRST_STREET, (id, at) =>
        card('OBJECT', id, `NAME="${at + 1}-я ${STREETS[at % STREETS.length]}" TYPENAME="ул" LEVEL="8"`),
      )()
    }),
    file(
      'HOUSES',
      'HOUSES',
      many(houses, FIRST_HOUSE, (id, at) => {
        const added = at % 10 === 0 ? ' ADDNUM1="2" ADDTYPE1="1"' : ''
        return card('HOUSE', id, `HOUSENUM="${Math.floor(at / streets) + 1}" HOUSETYPE="2"${added}`)
      }),
    ),
    file(
      'APARTMENTS',
      'APARTMENTS',
      many(flats + tower, FIRST_FLAT, (id, at) =>
        card('APARTMENT', id, `NUMBER="${flatNumber(at)}" APARTTYPE="2"`),
      ),
    ),
    file('ROOMS', 'ROOMS', () => []),
    file(
      'STEADS',
      'STEADS',
      many(steads, FIRST_STEAD, (id, at) => card('STEAD', id, `NUMBER="${at + 1}"`)),
    ),
    file('CARPLACES', 'CARPLACES', () => []),
    file('ADM_HIERARCHY', 'ITEMS', function* () {
      yield relation(REGION_ID, 0)
      yield relation(TOWN_ID, REGION_ID)
      yield* many(streets, FIRST_STREET, (id) => relation(id, TOWN_ID))()
      yield* many(houses, FIRST_HOUSE, (id, at) => relation(id, streetOf(at)))()
      yield* many(flats + tower, FIRST_FLAT, (id, at) => relation(id, houseOf(at)))()
      yield* many(steads, FIRST_STEAD, (id, at) => relation(id, streetOf(at)))()
    }),
    file(
      'ADDR_OBJ_PARAMS',
      'PARAMS',
      many(streets, FIRST_STREET, (id) => params(id, true)),
    ),
    file(
      'HOUSES_PARAMS',
      'PARAMS',
      many(houses, FIRST_HOUSE, (id) => params(id, true)),
    ),
    file(
      'APARTMENTS_PARAMS',
      'PARAMS',
      many(flats + tower, FIRST_FLAT, (id) => params(id, false)),
    ),
    file('ROOMS_PARAMS', 'PARAMS', () => []),
    file(
      'STEADS_PARAMS',
      'PARAMS',
      many(steads, FIRST_STEAD, (id) => params(id, true)),
    ),
    file('CARPLACES_PARAMS', 'PARAMS', () => []),
  ]
}

/** ИФНС, postcode, ОКАТО, OKTMO, number in the registry. */
const VALUES: Readonly<Record<number, string>> = {
  1: '9901',
  2: '9901',
  5: '990001',
  6: '99401000000',
  7: '99700000001',
  13: '997000000010000000001',
}

function dictionary(family: string, element: string, day: string, id: string, short: string): MadeFile {
  return {
    name: `AS_${family}_${day.replaceAll('-', '')}_${randomUUID()}.XML`,
    pieces: () => [
      `${BEGIN}<${element}S><${element} ID="${id}" NAME="${short}" SHORTNAME="${short}" ISACTIVE="true" /></${element}S>`,
    ],
  }
}

const guidOf = (id: number): string =>
  `${String(id).padStart(8, '0')}-0000-4000-8000-${String(id).padStart(12, '0')}`

function* inPieces(root: string, rows: Iterable<string>): Generator<string> {
  let piece = `${BEGIN}<${root}>`
  let count = 0
  for (const row of rows) {
    piece += row
    count += 1
    if (count % AT_ONCE !== 0) continue
    yield piece
    piece = ''
  }
  yield `${piece}</${root}>`
}
