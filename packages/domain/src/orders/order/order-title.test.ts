import { expect, it } from 'vitest'
import { orderTitle } from './order-title.ts'

it('names an order by its bundle, whatever the order of its products, else by the products', () => {
  expect(orderTitle(['RiskAssessmentOwner', 'EgrnRightList', 'EgrnObject'])).toBe('Полная проверка')
  expect(orderTitle(['PersonCheck', 'PersonCheck'])).toBe(orderTitle(['PersonCheck']))
  expect(orderTitle(['EgrnObject', 'EgrnRightList'])).toMatch(/, /)
  expect(orderTitle(['EgrnObject', 'EgrnRightList', 'PersonCheck'])).toBe('Отчетов: 3')
  // A bundle with a product that is not of it.
  expect(orderTitle(['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner', 'PersonCheck'])).toBe('Отчетов: 4')
  expect(orderTitle(['NewProduct'])).toBe('NewProduct')
  expect(orderTitle([])).toBe('')
})
