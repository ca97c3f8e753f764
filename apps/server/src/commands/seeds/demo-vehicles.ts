import { type Finding, mileageFinding, type MileageReading } from '@proverka/domain/reports'
import { type VehicleCheckType } from '@proverka/domain/checks'
import { createRandom, type Random } from './random.ts'
import {
  accident,
  customs,
  documents,
  fine,
  leasing,
  pledge,
  policy,
  recall,
  registrations,
  restriction,
  scrapped,
  taxi,
  wanted,
  type DemoVehicle,
} from './vehicle-records.ts'

interface DemoVehicleRecord {
  readonly task_type: VehicleCheckType
  readonly vin: string
  readonly finding: Finding
}

/** Cars that texts and tests point to, by what is awkward about them. */
export const AWKWARD_VINS = {
  clean: '000DEM00000000014',
  pledged: '000DEM00000000028',
  wanted: '000DEM00000000042',
  crashed: '000DEM00000000056',
  offTheRoad: '000DEM00000000070',
  scrapped: '000DEM00000000084',
} as const

const OFF_THE_ROAD: ReadonlySet<string> = new Set([AWKWARD_VINS.offTheRoad, AWKWARD_VINS.scrapped])

const SEED = 20_261_123
const VEHICLES = 60
const SERIAL_STEP = 14
/** Invented makers. */
const MODELS = ['Полынец Бриз', 'Мимоза 1.4', 'Верста Тур', 'Клёнка', 'Ладонь Комби', 'Сыч 4х4'] as const
const LETTERS = 'АВЕКМНОРСТУХ'

/** Cars of the demo world and what its registers say about them; the same on every machine. */
export function makeDemoVehicles(): { vehicles: DemoVehicle[]; records: DemoVehicleRecord[] } {
  const random = createRandom(SEED)
  const vehicles = Array.from({ length: VEHICLES }, (_, index): DemoVehicle => {
    const vin = `000DEM${String((index + 1) * SERIAL_STEP).padStart(11, '0')}`
    return {
      vin,
      plate: OFF_THE_ROAD.has(vin) ? null : plateOf(index),
      model: random.pick(MODELS),
      year: random.whole(2004, 2025),
    }
  })
  const records = vehicles.flatMap((vehicle) =>
    findingsOf(vehicle, random).map(([task_type, finding]) => ({ task_type, vin: vehicle.vin, finding })),
  )
  return { vehicles, records }
}

/** The number 000 is never given out, and the region 00 does not exist; the letters tell cars apart. */
function plateOf(index: number): string {
  const [first, second, third] = [index / LETTERS.length ** 2, index / LETTERS.length, index].map(
    (place) => LETTERS[Math.floor(place) % LETTERS.length],
  )
  return `${first}000${second}${third}00`
}

type Row = readonly [VehicleCheckType, Finding]

function findingsOf(vehicle: DemoVehicle, random: Random): Row[] {
  const isOffTheRoad = vehicle.plate === null
  const first: Row = ['vehicle-registrations', registrations(vehicle, random, isOffTheRoad)]
  const known: Row[] = [
    first,
    ...mileage(vehicle, random),
    ...(isOffTheRoad ? [] : [['vehicle-insurance', policy(random)] as const]),
  ]
  switch (vehicle.vin) {
    case AWKWARD_VINS.clean:
      return known
    case AWKWARD_VINS.pledged:
      return [
        ...known,
        ['vehicle-pledges', pledge(vehicle)],
        ['vehicle-restrictions', restriction()],
        ['vehicle-recalls', recall()],
        ['vehicle-leasing', leasing()],
      ]
    case AWKWARD_VINS.wanted:
      return [
        ...known,
        ['vehicle-wanted', wanted()],
        ['vehicle-fines', fine(random)],
        ['vehicle-documents', documents()],
      ]
    case AWKWARD_VINS.offTheRoad:
      return [...known, ['vehicle-customs', customs()]]
    case AWKWARD_VINS.scrapped:
      return [...known, ['vehicle-scrapped', scrapped()]]
    case AWKWARD_VINS.crashed:
      return [
        ...known,
        ['vehicle-taxi', taxi()],
        ...[2021, 2023, 2026].map((year): Row => ['vehicle-accidents', accident(year, random)]),
      ]
    default:
      return [
        ...known,
        ...(random.chance(0.2) ? [['vehicle-accidents', accident(2024, random)] as const] : []),
        ...(random.chance(0.1) ? [['vehicle-pledges', pledge(vehicle)] as const] : []),
        ...(random.chance(0.08) ? [['vehicle-restrictions', restriction()] as const] : []),
        ...(random.chance(0.3) ? [['vehicle-fines', fine(random)] as const] : []),
      ]
  }
}

/** Readings of technical inspections; that of the crashed car goes back once. */
function mileage({ vin, year }: DemoVehicle, random: Random): Row[] {
  const from = Math.min(year + 1, 2025)
  const years = Array.from({ length: 2026 - from + 1 }, (_, index) => from + index).slice(-7)
  let kilometres = random.whole(8, 30) * 1000
  const readings = years.map((one, index): MileageReading => {
    const isTurnedBack = vin === AWKWARD_VINS.crashed && index === years.length - 2
    kilometres = isTurnedBack ? Math.round(kilometres * 0.55) : kilometres + random.whole(9, 26) * 1000
    return {
      date: `${one}-09-07`,
      kilometres,
      from: isTurnedBack ? 'объявление о продаже' : 'пункт техосмотра',
    }
  })
  const finding = mileageFinding(readings)
  return finding ? [['vehicle-mileage', finding]] : []
}
