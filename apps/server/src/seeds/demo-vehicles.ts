import type { Finding } from '@proverka/domain/reports'
import type { Insertable } from 'kysely'
import type { DemoVehiclesTable } from '../db/demo-checks-schema.ts'
import type { VehicleQuestion } from '../sources/vehicle-questions.ts'
import { createRandom, type Random } from './random.ts'

type DemoVehicle = Insertable<DemoVehiclesTable>

interface DemoVehicleRecord {
  readonly task_type: VehicleQuestion
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
} as const

const SEED = 20_261_123
const VEHICLES = 60
const SERIAL_STEP = 14
/** Invented makers. */
const MODELS = ['Полынец Бриз', 'Мимоза 1.4', 'Верста Тур', 'Клёнка', 'Ладонь Комби', 'Сыч 4х4'] as const
const LETTERS = 'АВЕКМНОРСТУХ'
const BANK = 'Банк «Тихая гавань» (вымышленный)'

/** Cars of the demo world and what its registers say about them; the same on every machine. */
export function makeDemoVehicles(): { vehicles: DemoVehicle[]; records: DemoVehicleRecord[] } {
  const random = createRandom(SEED)
  const vehicles = Array.from({ length: VEHICLES }, (_, index): DemoVehicle => {
    const vin = `000DEM${String((index + 1) * SERIAL_STEP).padStart(11, '0')}`
    return {
      vin,
      plate: vin === AWKWARD_VINS.offTheRoad ? null : plateOf(index),
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

type Row = readonly [VehicleQuestion, Finding]

function findingsOf(vehicle: DemoVehicle, random: Random): Row[] {
  const isOffTheRoad = vehicle.plate === null
  const first: Row = ['vehicle-registrations', registrations(vehicle, random, isOffTheRoad)]
  switch (vehicle.vin) {
    case AWKWARD_VINS.clean:
      return [first]
    case AWKWARD_VINS.pledged:
      return [first, ['vehicle-pledges', pledge(vehicle)], ['vehicle-restrictions', restriction()]]
    case AWKWARD_VINS.wanted:
      return [first, ['vehicle-wanted', wanted()]]
    case AWKWARD_VINS.crashed:
      return [first, ...[2021, 2023, 2026].map((year): Row => ['vehicle-accidents', accident(year, random)])]
    default:
      return [
        first,
        ...(random.chance(0.2) ? [['vehicle-accidents', accident(2024, random)] as const] : []),
        ...(random.chance(0.1) ? [['vehicle-pledges', pledge(vehicle)] as const] : []),
        ...(random.chance(0.08) ? [['vehicle-restrictions', restriction()] as const] : []),
      ]
  }
}

function registrations({ model, year, plate }: DemoVehicle, random: Random, isOffTheRoad: boolean): Finding {
  const owners = random.whole(1, 4)
  return {
    title: isOffTheRoad ? 'Автомобиль снят с учета' : 'Автомобиль стоит на учете',
    severity: isOffTheRoad ? 'warning' : 'notice',
    facts: [
      { label: 'Модель', value: model },
      { label: 'Год выпуска', value: String(year) },
      { label: 'Гос. номер', value: plate ?? 'нет' },
      { label: 'Владельцев', value: String(owners) },
      { label: 'Мощность', value: `${random.whole(78, 190)} л. с.` },
    ],
  }
}

function pledge({ vin }: DemoVehicle): Finding {
  return {
    title: 'Уведомление 2026-000-000214-001',
    severity: 'critical',
    facts: [
      { label: 'Предмет', value: `Автомобиль, VIN ${vin}` },
      { label: 'Залогодержатель', value: BANK },
      { label: 'Дата', value: '12.02.2026' },
    ],
  }
}

function restriction(): Finding {
  return {
    title: 'Запрет на регистрационные действия',
    severity: 'critical',
    facts: [
      { label: 'Кто наложил', value: 'Образцовское РОСП № 1' },
      { label: 'Основание', value: 'Исполнительное производство 48120/26/00021-ИП' },
      { label: 'Дата', value: '03.07.2026' },
    ],
  }
}

function wanted(): Finding {
  return {
    title: 'Автомобиль в розыске',
    severity: 'critical',
    facts: [
      { label: 'Инициатор', value: 'Образцовский отдел полиции (вымышленный)' },
      { label: 'Дата', value: '19.08.2026' },
    ],
  }
}

function accident(year: number, random: Random): Finding {
  return {
    title: `ДТП № 00${random.whole(1_000_000, 9_999_999)}`,
    severity: 'warning',
    facts: [
      { label: 'Дата', value: `${String(random.whole(1, 28)).padStart(2, '0')}.05.${year}` },
      { label: 'Вид', value: random.pick(['Столкновение', 'Наезд на препятствие', 'Съезд с дороги']) },
      { label: 'Повреждения', value: random.pick(['Передняя часть', 'Задняя часть', 'Левый борт']) },
    ],
  }
}
