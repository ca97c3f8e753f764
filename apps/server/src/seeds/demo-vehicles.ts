import {
  mileageFinding,
  type Finding,
  type MileageReading,
  type VehicleCheckType,
} from '@proverka/domain/reports'
import type { Insertable } from 'kysely'
import type { DemoVehiclesTable } from '../db/demo-checks-schema.ts'
import { createRandom, type Random } from './random.ts'
import { factsOf } from './record-rows.ts'

type DemoVehicle = Insertable<DemoVehiclesTable>

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
const BANK = 'Банк «Тихая гавань» (вымышленный)'

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

function registrations(
  { vin, model, year, plate }: DemoVehicle,
  random: Random,
  isOffTheRoad: boolean,
): Finding {
  const owners = random.whole(1, 4)
  return {
    title: isOffTheRoad ? 'Автомобиль снят с учета' : 'Автомобиль стоит на учете',
    severity: isOffTheRoad ? 'critical' : 'notice',
    facts: [
      { label: 'VIN', value: vin },
      { label: 'Модель', value: model },
      { label: 'Год выпуска', value: String(year) },
      { label: 'Гос. номер', value: plate ?? 'нет' },
      { label: 'Владельцев', value: String(owners) },
      ...periods(year, owners, random, isOffTheRoad),
      { label: 'Мощность', value: `${random.whole(78, 190)} л. с.` },
    ],
  }
}

/** Who had the car from when to when, as the register shows it: kinds of owners, no names. */
function periods(year: number, owners: number, random: Random, isOffTheRoad: boolean): Finding['facts'] {
  const last = 2026
  return Array.from({ length: owners }, (_, index) => {
    const from = year + Math.floor(((last - year) * index) / owners)
    const to = year + Math.floor(((last - year) * (index + 1)) / owners)
    const isNow = index === owners - 1 && !isOffTheRoad
    const kind = index === 0 && random.chance(0.3) ? 'Юридическое лицо' : 'Физическое лицо'
    const until = isNow ? 'по настоящее время' : `по 20.04.${Math.max(to, from + 1)}`
    return { label: `Владелец ${index + 1}`, value: `${kind}, с 20.04.${from} ${until}` }
  })
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

function policy(random: Random): Finding {
  return {
    title: `Полис ХХХ 000${random.whole(1_000_000, 9_999_999)}`,
    severity: 'notice',
    facts: factsOf({
      Страховщик: 'СК «Тихая гавань» (вымышленная)',
      Действует: 'с 14.03.2026 по 13.03.2027',
    }),
  }
}

function taxi(): Finding {
  return {
    title: 'Разрешение № 00-0140',
    severity: 'warning',
    facts: factsOf({
      Перевозчик: 'ООО «Клёноградский извоз» (вымышленное)',
      Действовало: 'с 20.04.2019 по 02.07.2022',
    }),
  }
}

function fine(random: Random): Finding {
  const roubles = random.pick([500, 1000, 1500, 5000])
  return {
    title: `Постановление 00000000000000${random.whole(100_000, 999_999)}`,
    severity: 'warning',
    amount: roubles * 100,
    facts: [
      {
        label: 'Нарушение',
        value: random.pick(['Превышение скорости', 'Проезд на красный', 'Стоянка под знаком']),
      },
      { label: 'Дата', value: '03.10.2026' },
      { label: 'Сумма', value: `${roubles} ₽` },
    ],
  }
}

function pledge({ vin }: DemoVehicle): Finding {
  return {
    title: 'Уведомление 2026-000-000214-001',
    severity: 'critical',
    facts: factsOf({
      Предмет: `Автомобиль, VIN ${vin}`,
      Залогодержатель: BANK,
      Дата: '12.02.2026',
    }),
  }
}

function restriction(): Finding {
  return {
    title: 'Запрет на регистрационные действия',
    severity: 'critical',
    facts: factsOf({
      'Кто наложил': 'Образцовское РОСП № 1',
      Основание: 'Исполнительное производство 48120/26/00021-ИП',
      Дата: '03.07.2026',
    }),
  }
}

function wanted(): Finding {
  return {
    title: 'Автомобиль в розыске',
    severity: 'critical',
    facts: factsOf({
      Инициатор: 'Образцовский отдел полиции (вымышленный)',
      Дата: '19.08.2026',
    }),
  }
}

function scrapped(): Finding {
  return {
    title: 'Автомобиль утилизирован',
    severity: 'critical',
    facts: factsOf({ Дата: '12.05.2026', Основание: 'Свидетельство об утилизации № 00-0140 (вымышленное)' }),
  }
}

function leasing(): Finding {
  return {
    title: 'Сообщение № 00021401 о договоре лизинга',
    severity: 'critical',
    facts: factsOf({
      Лизингодатель: 'ООО «Тихий лизинг» (вымышленное)',
      Действует: 'с 14.03.2024 по 13.03.2027',
    }),
  }
}

function documents(): Finding {
  return {
    title: 'Паспорт 00 ОО 000014 в розыске',
    severity: 'critical',
    facts: factsOf({ Основание: 'Заявление об утрате', Дата: '19.08.2026' }),
  }
}

function recall(): Finding {
  return {
    title: 'Отзыв № 014 от 11.02.2025',
    severity: 'warning',
    facts: factsOf({ Причина: 'Замена тормозного шланга', Ремонт: 'бесплатно у дилера' }),
  }
}

function customs(): Finding {
  return {
    title: 'Временный ввоз',
    severity: 'warning',
    facts: factsOf({ 'Таможенный орган': 'Образцовская таможня (вымышленная)', Дата: '03.07.2025' }),
  }
}

function accident(year: number, random: Random): Finding {
  return {
    title: `ДТП № 00${random.whole(1_000_000, 9_999_999)}`,
    severity: 'warning',
    facts: factsOf({
      Дата: `${String(random.whole(1, 28)).padStart(2, '0')}.05.${year}`,
      Вид: random.pick(['Столкновение', 'Наезд на препятствие', 'Съезд с дороги']),
      Повреждения: random.pick(['Передняя часть', 'Задняя часть', 'Левый борт']),
    }),
  }
}
