import { formatDate } from '../../format/format-date.ts'
import type { ExtractObject } from '../../reports/extract/extract.ts'
import { areaText, registerMoney } from './extract-texts.ts'
import type { FactRow } from './view.ts'

/** Facts of an object in the order of the official form; what the extract does not hold is left out. */
export function objectFacts(object: ExtractObject): readonly FactRow[] {
  const rows: readonly (readonly [string, string | undefined, keyof ExtractObject])[] = [
    ['Кадастровый номер', object.cadastralNumbers.join(', ') || 'не указан', 'cadastralNumbers'],
    ['Кадастровый квартал', object.quarter, 'quarter'],
    ['Вид объекта', object.type, 'type'],
    ['Наименование', object.name, 'name'],
    ['Адрес', object.address, 'address'],
    ['Площадь', areaText(object.area), 'area'],
    ['Этаж', object.floor, 'floor'],
    ['Назначение', object.purpose, 'purpose'],
    ['Категория земель', object.category, 'category'],
    // Land has no purpose field: the reader puts the permitted use or the category there.
    [
      'Разрешенное использование',
      object.permittedUse === object.purpose ? undefined : object.permittedUse,
      'permittedUse',
    ],
    ['Этажей', object.floors, 'floors'],
    [
      'В том числе подземных',
      object.undergroundFloors === '0' ? undefined : object.undergroundFloors,
      'undergroundFloors',
    ],
    ['Год постройки', object.yearBuilt, 'yearBuilt'],
    ['Год ввода в эксплуатацию', object.yearCommissioned, 'yearCommissioned'],
    ...(object.measures ?? []).map(({ label, value }) => [label, value, 'measures'] as const),
    ['Кадастровая стоимость', object.cost === undefined ? undefined : registerMoney(object.cost), 'cost'],
    ['Поставлен на учет', object.registeredAt && formatDate(object.registeredAt), 'registeredAt'],
    ['Снят с учета', object.cancelledAt && formatDate(object.cancelledAt), 'cancelledAt'],
    ['Статус записи', object.status, 'status'],
    ['Прежние номера', object.oldNumbers?.join(', '), 'oldNumbers'],
    ['Входит в объект', object.parentNumbers?.join(', '), 'parentNumbers'],
    ['Земельный участок под объектом', object.landNumbers?.join(', '), 'landNumbers'],
    ['Объекты внутри', object.innerNumbers?.join(', '), 'innerNumbers'],
    ['Образован из', object.formedFromNumbers?.join(', '), 'formedFromNumbers'],
    ['Образованы объекты', object.formedNumbers?.join(', '), 'formedNumbers'],
  ]
  return rows.flatMap(([label, value, field]) =>
    value ? [{ label, value, pointer: `/object/${field}` as const }] : [],
  )
}
