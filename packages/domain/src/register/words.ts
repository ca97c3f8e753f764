import { figureText } from '../format/figure-text.ts'
import { formatMoney } from '../money/format-money.ts'
import type { FactName, FactValue, RegisterSource } from './facts.ts'

/** Sources as people know them. */
export const SOURCE_NAMES: { readonly [Source in RegisterSource]: string } = {
  extract: 'Выписка ЕГРН',
  nspd: 'НСПД',
  kpt: 'План квартала',
  seller: 'Поставщик выписок',
  operator: 'Оператор',
  dadata: 'DaData',
  houses: 'Реформа ЖКХ',
  gar: 'ГАР',
}

/** Facts as their labels say. */
export const FACT_LABELS: { readonly [Name in FactName]: string } = {
  address: 'Адрес',
  name: 'Наименование',
  area: 'Площадь',
  'built-up-area': 'Площадь застройки',
  extension: 'Протяженность',
  depth: 'Глубина',
  height: 'Высота',
  volume: 'Объем',
  floor: 'Этаж',
  purpose: 'Назначение',
  category: 'Категория земель',
  'permitted-use': 'Использование',
  cost: 'Кадастровая стоимость',
  'year-built': 'Год постройки',
  'year-commissioned': 'Год ввода',
  floors: 'Этажей',
  'underground-floors': 'Подземных этажей',
  walls: 'Стены',
  flats: 'Квартир',
  emergency: 'Аварийный',
  'overhaul-fund': 'Капремонт',
}

const UNITS: { readonly [Name in FactName]?: string } = {
  area: 'м²',
  'built-up-area': 'м²',
  extension: 'м',
  depth: 'м',
  height: 'м',
  volume: 'м³',
}

const NO_BREAK = '\u00A0'

/** «800 ± 10 м²», «1 720 112 ₽», «кирпич»: a value as people write it; years have no spaces. */
export function factText(name: FactName, { value, error }: FactValue): string {
  if (typeof value === 'string') return value
  if (name === 'cost') return formatMoney(value)
  const unit = UNITS[name]
  if (unit === undefined) return String(value)
  const range = error === undefined ? '' : `${NO_BREAK}±${NO_BREAK}${figureText(error)}`
  return `${figureText(value)}${range}${NO_BREAK}${unit}`
}

/** «3,9 м²», «5 000 ₽», «1»: a difference, without its sign. */
export const differenceText = (name: FactName, by: number): string => factText(name, { value: Math.abs(by) })
