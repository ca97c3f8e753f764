import { expect, it } from 'vitest'
import { linkRequestOf, returnTarget } from './return-target.ts'

const ID = '4198e6a2-9a6e-4612-aa87-79e61f687394'

it('[TRUE-11] asks for a link by the part that the page is about', () => {
  expect(linkRequestOf(`/report/${ID}/?a=1`)).toEqual({ order_item_id: ID })
  expect(linkRequestOf(`/check-person/${ID}/`)).toEqual({ order_item_id: ID })
  for (const path of ['/user/orders/', '/report/nonsense/', '/', '/object/00:14:0203005:1047/'])
    expect(linkRequestOf(path)).toBeUndefined()
})

it('[TRUE-11] names the order by its number, and other pages by what they are', () => {
  expect(returnTarget(`/report/${ID}/`, 10005).accusative).toBe('заказ 10\u00a0005')
  expect(returnTarget(`/report/${ID}/`, undefined).nominative).toBe('Отчет')
  expect(returnTarget('/user/orders/', null).accusative).toBe('заказы')
  expect(returnTarget('/object/00:14:0203005:1047/', null).accusative).toBe('страницу объекта')
  expect(returnTarget('/user/balance/', null).nominative).toBe('Страница')
})
