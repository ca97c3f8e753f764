import {
  describeFound,
  type RegionLine,
  type RegisterDescription,
  type SourceLine,
} from '../../adapters/registry/describe-register.ts'
import { regionCode } from '../../adapters/registry/gar/gar-archive.ts'
import type { DocumentSource } from '../../adapters/registry/journal.ts'
import type { RefusedRows } from '../../adapters/registry/refusals.ts'
import { grouped } from '../seeds/show-progress.ts'

const REASONS: Readonly<Record<string, string>> = {
  malformed: 'строки с неверными полями',
  'unreadable-number': 'нечитаемые кадастровые номера',
  'unknown-type': 'виды не из справочника',
  duplicate: 'повторы записи',
  'several-versions': 'объекты с несколькими текущими карточками',
  'several-parents': 'объекты с несколькими вышестоящими',
  'no-parent': 'объекты без вышестоящего',
  'parent-not-current': 'объекты, чье вышестоящее закрыто',
  'shared-number': 'номера у нескольких объектов',
  'no-number': 'записи без номера',
  'no-house-id': 'дома без номера ГАР',
}

/** «нечитаемые кадастровые номера 12, повторы записи 3»; empty where nothing was refused. */
export const refusedText = (refused: RefusedRows): string =>
  Object.entries(refused)
    .map(([reason, { count }]) => `${REASONS[reason] ?? reason} ${grouped(count)}`)
    .join(', ')

const oneByOne = (title: string) => (documents: string) => `${title}: объектов ${documents}`

const SOURCES: { readonly [Source in DocumentSource]: (documents: string, objects: string) => string } = {
  kpt: (documents, objects) => `Планы территории: кварталов ${documents}, объектов ${objects}`,
  houses: (documents, objects) => `Дома: файлов ${documents}, домов ${objects}`,
  prices: (_, prices) => `Средние цены регионов, ЕМИСС: цен ${prices}`,
  extract: oneByOne('Выписки из заказов'),
  nspd: oneByOne('НСПД'),
  seller: oneByOne('Поставщик выписок'),
  operator: oneByOne('Слово оператора'),
  dadata: oneByOne('DaData'),
}

/** What is loaded, a line each. */
export function describeLines({ regions, sources, unfinished }: RegisterDescription): string[] {
  if (regions.length + sources.length + unfinished.length === 0) return ['Реестр пуст']
  return [
    ...regions.map(describeRegion),
    ...unfinished.map(describeUnfinished),
    ...sources.map(describeSource),
  ]
}

export const describeRegion = (line: RegionLine): string =>
  `ГАР, регион ${regionCode(line.region)}: выпуск v.${line.release} от ${line.day}, дней ${line.age}, объектов ${grouped(line.objects)}, с номерами ${grouped(line.numbered)}, ${describeFound(line, grouped)}`

export const describeUnfinished = (region: number): string =>
  `ГАР, регион ${regionCode(region)}: загрузка не окончена, та же команда ее продолжит`

export function describeSource({ source, documents, objects, oldest, newest }: SourceLine): string {
  const days = oldest === newest ? `от ${newest}` : `от ${oldest} до ${newest}`
  return `${SOURCES[source](grouped(documents), grouped(objects))}, ${days}`
}
