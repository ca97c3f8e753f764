import { describe, expect, it } from 'vitest'
import type { ExtractObject } from '../../reports/extract/extract.ts'
import { objectFacts } from './object-facts.ts'

const said = (object: ExtractObject) => objectFacts(object).map(({ label, value }) => [label, value])

describe('facts of an object', () => {
  it('are in the order of the official form, each with its place in the document', () => {
    const object: ExtractObject = {
      cadastralNumbers: ['00:01:0001001:204', '00:01:0001001:205'],
      quarter: '00:01:0001001',
      type: 'Помещение',
      name: 'Квартира',
      address: 'г. Образцовск, ул. Кленовая, д. 5',
      area: 54.3,
      floor: '5',
      purpose: 'Жилое',
      category: 'Земли населенных пунктов',
      permittedUse: 'Для проживания',
      floors: '9',
      undergroundFloors: '1',
      yearBuilt: '1984',
      yearCommissioned: '1985',
      measures: [
        { label: 'Протяженность', value: '14 м' },
        { label: 'Глубина', value: '3 м' },
      ],
      cost: 4_512_345.67,
      registeredAt: '2012-06-01',
      cancelledAt: '2024-04-15',
      status: 'Архивная',
      oldNumbers: ['14', '15'],
      parentNumbers: ['00:01:0001001:1', '00:01:0001001:2'],
      landNumbers: ['00:01:0001001:3', '00:01:0001001:4'],
      innerNumbers: ['00:01:0001001:5', '00:01:0001001:6'],
      formedFromNumbers: ['00:01:0001001:7', '00:01:0001001:8'],
      formedNumbers: ['00:01:0001001:9', '00:01:0001001:10'],
    }
    expect(objectFacts(object).map(({ label, value, pointer }) => [label, value, pointer])).toEqual([
      ['Кадастровый номер', '00:01:0001001:204, 00:01:0001001:205', '/object/cadastralNumbers'],
      ['Кадастровый квартал', '00:01:0001001', '/object/quarter'],
      ['Вид объекта', 'Помещение', '/object/type'],
      ['Наименование', 'Квартира', '/object/name'],
      ['Адрес', 'г. Образцовск, ул. Кленовая, д. 5', '/object/address'],
      ['Площадь', '54,3 м²', '/object/area'],
      ['Этаж', '5', '/object/floor'],
      ['Назначение', 'Жилое', '/object/purpose'],
      ['Категория земель', 'Земли населенных пунктов', '/object/category'],
      ['Разрешенное использование', 'Для проживания', '/object/permittedUse'],
      ['Этажей', '9', '/object/floors'],
      ['В том числе подземных', '1', '/object/undergroundFloors'],
      ['Год постройки', '1984', '/object/yearBuilt'],
      ['Год ввода в эксплуатацию', '1985', '/object/yearCommissioned'],
      ['Протяженность', '14 м', '/object/measures'],
      ['Глубина', '3 м', '/object/measures'],
      ['Кадастровая стоимость', '4 512 345,67 ₽', '/object/cost'],
      ['Поставлен на учет', '01.06.2012', '/object/registeredAt'],
      ['Снят с учета', '15.04.2024', '/object/cancelledAt'],
      ['Статус записи', 'Архивная', '/object/status'],
      ['Прежние номера', '14, 15', '/object/oldNumbers'],
      ['Входит в объект', '00:01:0001001:1, 00:01:0001001:2', '/object/parentNumbers'],
      ['Земельный участок под объектом', '00:01:0001001:3, 00:01:0001001:4', '/object/landNumbers'],
      ['Объекты внутри', '00:01:0001001:5, 00:01:0001001:6', '/object/innerNumbers'],
      ['Образован из', '00:01:0001001:7, 00:01:0001001:8', '/object/formedFromNumbers'],
      ['Образованы объекты', '00:01:0001001:9, 00:01:0001001:10', '/object/formedNumbers'],
    ])
  })

  it('that are not in the document are left out; a number that is not there is said not to be', () => {
    expect(objectFacts({ cadastralNumbers: [] })).toEqual([
      { label: 'Кадастровый номер', value: 'не указан', pointer: '/object/cadastralNumbers' },
    ])
  })

  it('say the use of land once, and of floors under the ground only that there are some', () => {
    const object = { cadastralNumbers: ['00:01:0001001:204'], purpose: 'Для садоводства' }
    expect(said({ ...object, permittedUse: 'Для садоводства', undergroundFloors: '0' })).toEqual([
      ['Кадастровый номер', '00:01:0001001:204'],
      ['Назначение', 'Для садоводства'],
    ])
  })
})
