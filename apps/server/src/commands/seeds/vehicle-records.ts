import { FACT_LABELS, vehicleOwnerLabel, type Finding } from '@proverka/domain/reports'
import type { Insertable } from 'kysely'
import type { DemoVehiclesTable } from '../../platform/db/schema/demo-checks-schema.ts'
import type { Random } from './random.ts'
import { factsOf } from './record-rows.ts'

/*
 * What each register of the demo world may say of a car, one function for a register.
 */

export type DemoVehicle = Insertable<DemoVehiclesTable>

const BANK = 'Банк «Тихая гавань» (вымышленный)'

export function registrations(
  { vin, model, year, plate }: DemoVehicle,
  random: Random,
  isOffTheRoad: boolean,
): Finding {
  const owners = random.whole(1, 4)
  return {
    title: isOffTheRoad ? 'Автомобиль снят с учета' : 'Автомобиль стоит на учете',
    severity: isOffTheRoad ? 'critical' : 'notice',
    facts: [
      { label: FACT_LABELS.vin, value: vin },
      { label: FACT_LABELS.model, value: model },
      { label: FACT_LABELS.modelYear, value: String(year) },
      { label: FACT_LABELS.plate, value: plate ?? 'нет' },
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
    return { label: vehicleOwnerLabel(index + 1), value: `${kind}, с 20.04.${from} ${until}` }
  })
}

export function policy(random: Random): Finding {
  return {
    title: `Полис ХХХ 000${random.whole(1_000_000, 9_999_999)}`,
    severity: 'notice',
    facts: factsOf({
      Страховщик: 'СК «Тихая гавань» (вымышленная)',
      Действует: 'с 14.03.2026 по 13.03.2027',
    }),
  }
}

export function taxi(): Finding {
  return {
    title: 'Разрешение № 00-0140',
    severity: 'warning',
    facts: factsOf({
      [FACT_LABELS.carrier]: 'ООО «Клёноградский извоз» (вымышленное)',
      Действовало: 'с 20.04.2019 по 02.07.2022',
    }),
  }
}

export function fine(random: Random): Finding {
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
      { label: FACT_LABELS.date, value: '03.10.2026' },
      { label: 'Сумма', value: `${roubles} ₽` },
    ],
  }
}

export function pledge({ vin }: DemoVehicle): Finding {
  return {
    title: 'Уведомление 2026-000-000214-001',
    severity: 'critical',
    facts: factsOf({
      [FACT_LABELS.matter]: `Автомобиль, VIN ${vin}`,
      Залогодержатель: BANK,
      [FACT_LABELS.date]: '12.02.2026',
    }),
  }
}

export function restriction(): Finding {
  return {
    title: 'Запрет на регистрационные действия',
    severity: 'critical',
    facts: factsOf({
      [FACT_LABELS.imposedBy]: 'Образцовское РОСП № 1',
      [FACT_LABELS.ground]: 'Исполнительное производство 48120/26/00021-ИП',
      [FACT_LABELS.date]: '03.07.2026',
    }),
  }
}

export function wanted(): Finding {
  return {
    title: 'Автомобиль в розыске',
    severity: 'critical',
    facts: factsOf({
      [FACT_LABELS.initiator]: 'Образцовский отдел полиции (вымышленный)',
      [FACT_LABELS.date]: '19.08.2026',
    }),
  }
}

export function scrapped(): Finding {
  return {
    title: 'Автомобиль утилизирован',
    severity: 'critical',
    facts: factsOf({
      [FACT_LABELS.date]: '12.05.2026',
      [FACT_LABELS.ground]: 'Свидетельство об утилизации № 00-0140 (вымышленное)',
    }),
  }
}

export function leasing(): Finding {
  return {
    title: 'Сообщение № 00021401 о договоре лизинга',
    severity: 'critical',
    facts: factsOf({
      Лизингодатель: 'ООО «Тихий лизинг» (вымышленное)',
      Действует: 'с 14.03.2024 по 13.03.2027',
    }),
  }
}

export function documents(): Finding {
  return {
    title: 'Паспорт 00 ОО 000014 в розыске',
    severity: 'critical',
    facts: factsOf({ [FACT_LABELS.ground]: 'Заявление об утрате', [FACT_LABELS.date]: '19.08.2026' }),
  }
}

export function recall(): Finding {
  return {
    title: 'Отзыв № 014 от 11.02.2025',
    severity: 'warning',
    facts: factsOf({ Причина: 'Замена тормозного шланга', Ремонт: 'бесплатно у дилера' }),
  }
}

export function customs(): Finding {
  return {
    title: 'Временный ввоз',
    severity: 'warning',
    facts: factsOf({
      'Таможенный орган': 'Образцовская таможня (вымышленная)',
      [FACT_LABELS.date]: '03.07.2025',
    }),
  }
}

export function accident(year: number, random: Random): Finding {
  return {
    title: `ДТП № 00${random.whole(1_000_000, 9_999_999)}`,
    severity: 'warning',
    facts: factsOf({
      [FACT_LABELS.date]: `${String(random.whole(1, 28)).padStart(2, '0')}.05.${year}`,
      [FACT_LABELS.accidentKind]: random.pick(['Столкновение', 'Наезд на препятствие', 'Съезд с дороги']),
      [FACT_LABELS.damage]: random.pick(['Передняя часть', 'Задняя часть', 'Левый борт']),
    }),
  }
}
