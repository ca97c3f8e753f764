import { formatDate, formatDateTime, formatMoney } from '@proverka/domain'
import { type ExtractDocument, type ExtractObject } from '@proverka/domain/reports'
import type { FactRow } from './document-view.ts'

/** Facts of an object in the order of the official form; what the extract does not hold is left out. */
export function objectRows(object: ExtractObject): readonly FactRow[] {
  const rows: readonly (readonly [string, string | undefined])[] = [
    ['Кадастровый номер', object.cadastralNumbers.join(', ') || 'не указан'],
    ['Кадастровый квартал', object.quarter],
    ['Вид объекта', object.type],
    ['Наименование', object.name],
    ['Адрес', object.address],
    ['Площадь', areaText(object.area)],
    ['Этаж', object.floor],
    ['Назначение', object.purpose],
    ['Категория земель', object.category],
    ['Разрешенное использование', object.permittedUse],
    ['Этажей', object.floors],
    ['В том числе подземных', object.undergroundFloors === '0' ? undefined : object.undergroundFloors],
    ['Год постройки', object.yearBuilt],
    ['Год ввода в эксплуатацию', object.yearCommissioned],
    ...(object.measures ?? []).map(({ label, value }) => [label, value] as const),
    ['Кадастровая стоимость', object.cost === undefined ? undefined : registerMoney(object.cost)],
    ['Поставлен на учет', object.registeredAt && formatDate(object.registeredAt)],
    ['Снят с учета', object.cancelledAt && formatDate(object.cancelledAt)],
    ['Статус записи', object.status],
    ['Прежние номера', list(object.oldNumbers)],
    ['Входит в объект', list(object.parentNumbers)],
    ['Земельный участок под объектом', list(object.landNumbers)],
    ['Объекты внутри', list(object.innerNumbers)],
    ['Образован из', list(object.formedFromNumbers)],
    ['Образованы объекты', list(object.formedNumbers)],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** Square metres: «1 524,7 м²». */
export function areaText(area: number | undefined): string | undefined {
  if (area === undefined) return undefined
  return `${formatMoney(Math.trunc(area)).replace(' ₽', '')}${fraction(area)} м²`
}

/** Sums of a register, with kopecks where they are not zero. */
export function registerMoney(roubles: number): string {
  const kopecks = Math.round(roubles * 100) % 100
  const whole = formatMoney(Math.floor(roubles + 0.000_1))
  return kopecks === 0 ? whole : whole.replace(' ₽', `,${String(kopecks).padStart(2, '0')} ₽`)
}

/** Number and date of an entry, one under another. */
export function entryLines(
  number: string | undefined,
  date: string | undefined,
  none = 'не указаны',
): readonly string[] {
  const lines = [...(number ? [`№ ${number}`] : []), ...(date ? [timeOf(date)] : [])]
  return lines.length > 0 ? lines : [none]
}

/** Name of a document and who gave it. */
export function documentLines({ name, issuer }: ExtractDocument): readonly string[] {
  return issuer ? [name, issuer] : [name]
}

/** «№ 17-П»; registers write «б/н» where a document has no number. */
export function documentNumber(number: string | undefined): string {
  return number === undefined || /^б\/?н$/iu.test(number) ? 'без номера' : `№ ${number}`
}

/** The minute of a registration, where the register gives more than midnight. */
function timeOf(date: string): string {
  return /T(?!00:00)/.test(date) ? formatDateTime(date) : formatDate(date)
}

function fraction(value: number): string {
  const [, digits] = String(value).split('.')
  return digits ? `,${digits}` : ''
}

function list(numbers: readonly string[] | undefined): string | undefined {
  return numbers?.join(', ')
}
