import { formatDate } from '../../format/format-date.ts'
import type { ExtractObject } from '../extract/extract.ts'
import { areaText, registerMoney } from './extract-texts.ts'
import type { FactRow } from './view.ts'

/** Facts of an object in the order of the official form; what the extract does not hold is left out. */
export function objectFacts(object: ExtractObject): readonly FactRow[] {
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
    // Land has no purpose of its own: the reader puts the permitted use or the category there.
    ['Разрешенное использование', object.permittedUse === object.purpose ? undefined : object.permittedUse],
    ['Этажей', object.floors],
    ['В том числе подземных', object.undergroundFloors === '0' ? undefined : object.undergroundFloors],
    ['Год постройки', object.yearBuilt],
    ['Год ввода в эксплуатацию', object.yearCommissioned],
    ...(object.measures ?? []).map(({ label, value }) => [label, value] as const),
    ['Кадастровая стоимость', object.cost === undefined ? undefined : registerMoney(object.cost)],
    ['Поставлен на учет', object.registeredAt && formatDate(object.registeredAt)],
    ['Снят с учета', object.cancelledAt && formatDate(object.cancelledAt)],
    ['Статус записи', object.status],
    ['Прежние номера', object.oldNumbers?.join(', ')],
    ['Входит в объект', object.parentNumbers?.join(', ')],
    ['Земельный участок под объектом', object.landNumbers?.join(', ')],
    ['Объекты внутри', object.innerNumbers?.join(', ')],
    ['Образован из', object.formedFromNumbers?.join(', ')],
    ['Образованы объекты', object.formedNumbers?.join(', ')],
  ]
  return rows.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}
