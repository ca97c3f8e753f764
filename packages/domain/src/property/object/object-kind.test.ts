import { expect, it } from 'vitest'
import { CLOSED_OBJECT_REFUSALS, tellsOfPast } from './closed-object.ts'
import { PRODUCTS } from '../../orders/catalogue/products.ts'
import { objectKindName, registerKind } from './object-kind.ts'

it.each([
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Кленовая, д. 14, кв. 47', 'Квартира'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, кв. 1, ком. 2', 'Комната'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, кв. 1 (комната № 2)', 'Комната'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, комн. №2', 'Комната'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, комн 2', 'Комната'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, ком 7', 'Комната'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, ком.7', 'Комната'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Комсомольская, д. 3, кв. 5', 'Квартира'],
  [' помещение ', ' ЖИЛОЕ ', 'г. Образцовск, ул. Полевая, д. 3, кв. 1', 'Квартира'],
  ['Здание', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3, кв. 1', 'Здание'],
  ['Помещение', 'Жилое', 'г. Образцовск, ул. Полевая, д. 3', 'Жилое помещение'],
  ['Помещение', 'Нежилое', 'г. Образцовск, ул. Полевая, д. 3, кв. 1', 'Помещение'],
  ['Помещение', '', 'г. Образцовск, ул. Полевая, д. 3, кв. 1', 'Помещение'],
  ['Земельный участок', 'Для ведения садоводства', 'уч. 55', 'Земельный участок'],
  ['', '', '', ''],
])('%s, %s, %s is %s', (ObjectType, TypeOKC, Address, name) => {
  expect(objectKindName({ ObjectType, TypeOKC, Address })).toBe(name)
})

it('[TRUE-03] an object that left the register has only its past; everything else has a reason', () => {
  const about = PRODUCTS.filter(({ subject }) => subject === 'property' || subject === 'owner')
  const names = about.map(({ product_name }) => product_name)
  expect(names.filter(tellsOfPast)).toEqual(['EgrnObject', 'EgrnRightList'])
  for (const name of names.filter((other) => !tellsOfPast(other)))
    expect(CLOSED_OBJECT_REFUSALS[name]).toBeTruthy()
})

it.each([
  ['Земельный участок', 'land'],
  ['Здание', 'building'],
  ['Жилой дом', 'building'],
  ['Помещение', 'room'],
  ['Машино-место', 'room'],
  ['Сооружение', 'structure'],
  ['Объект незавершенного строительства', 'structure'],
] as const)('a census counts %s as %s', (type, kind) => expect(registerKind(type)).toBe(kind))
