import { expect, it } from 'vitest'
import { describeHouse, describeObject, describePlace, describeUnit } from './describe-object.ts'

it.each([
  ['обл Примерная, г Новоречинск, мкр 5-й', 'д. 1', 'кв. 5'],
  ['обл Примерная, г Новоречинск, ул 40 лет Победы', 'д. 1 к. 2 стр. 3', 'помещ. I'],
  ['обл Примерная, р-н Заречный, д Берёзовка, тер. СНТ Ветеран "Труда"', 'з/у 12/1', 'офис 3Н'],
  ['г Москва, ул 1-я Тверская-Ямская', 'влд. 5', 'м/м 1'],
  ['обл Примерная, г Новоречинск, пер 1-й Речной', 'стр. 4', 'кв. 21а'],
  ['обл Примерная, г Новоречинск, ш Северное', 'д. 18 литера 1', 'ком. 2'],
])('«%s», «%s», «%s» are read apart as they are together', (place, house, unit) => {
  const whole = describeObject({ id: 1, number: null, address: [place, house, unit].join(', ') })
  const { key: _, ...words } = whole.place
  expect(describePlace(place)).toEqual(words)
  expect(describeHouse(house)).toEqual({ house: whole.house, houseNumber: whole.houseNumber })
  expect(describeUnit(unit)).toBe(whole.unit)
})
