import { expect, it } from 'vitest'
import { linkWishOf, wayTarget } from './way-target.ts'

const ID = '4198e6a2-9a6e-4612-aa87-79e61f687394'

it('[TRUE-11] asks for a link by the part that the page is about', () => {
  expect(linkWishOf(`/report/${ID}/?a=1`)).toEqual({ order_item_id: ID })
  expect(linkWishOf(`/check-person/${ID}/`)).toEqual({ order_item_id: ID })
  for (const path of ['/user/orders/', '/report/nonsense/', '/', '/object/00:14:0203005:1047/'])
    expect(linkWishOf(path)).toBeUndefined()
})

it('[TRUE-11] names the order by its number, and other pages by what they are', () => {
  expect(wayTarget(`/report/${ID}/`, 10005).accusative).toBe('заказ 10\u00a0005')
  expect(wayTarget(`/report/${ID}/`, undefined).nominative).toBe('Отчет')
  expect(wayTarget('/user/orders/', null).accusative).toBe('заказы')
  expect(wayTarget('/object/00:14:0203005:1047/', null).accusative).toBe('страницу объекта')
  expect(wayTarget('/user/balance/', null).nominative).toBe('Страница')
})
