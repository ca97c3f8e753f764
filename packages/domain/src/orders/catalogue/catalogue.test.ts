import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { minPriceProduct } from '../pricing/price.ts'
import { productSchema } from '../pricing/product.ts'
import { routeByName } from '../../site/routes/routes.ts'
import { catalogueProduct, MIN_PRICE_PRODUCT_IDS, PRODUCTS, productsToAdd } from './products.ts'
import { SERVICE_CARDS, serviceCards, servicePriceText } from './service-cards.ts'

describe('catalogue', () => {
  it.each([
    ['EgrnObject', 'Выписка ЕГРН об объекте', 'Собственники, обременения', 499],
    ['EgrnRightList', 'Отчет о переходе прав', 'История по правообладателям', 499],
    ['FullCheck', 'Полная проверка', 'Две выписки + проверка собственников', 1497],
  ])('%s has its stated texts', (name, title, description, price) => {
    expect(catalogueProduct(name)).toMatchObject({
      product_name_ru: title,
      product_description: description,
      product_price: price,
    })
  })

  it('puts the parts of a bundle into the cart at the same price', () => {
    const full = PRODUCTS.filter((product) => product.product_name === 'FullCheck')
    const parts = full.flatMap((product) => productsToAdd(product, PRODUCTS))
    expect(parts.map((part) => part.product_name)).toEqual([
      'EgrnObject',
      'EgrnRightList',
      'RiskAssessmentOwner',
    ])
    expect(parts.reduce((sum, part) => sum + part.product_price, 0)).toBe(full[0]?.product_price)
  })

  it('knows the parts of a bundle that came over the wire without them', () => {
    const wire = PRODUCTS.map(({ product_name }) => ({ product_name }))
    expect(productsToAdd({ product_name: 'FullCheck' }, wire)).toHaveLength(3)
    expect(productsToAdd({ product_name: 'PersonCheck' }, wire)).toEqual([{ product_name: 'PersonCheck' }])
  })

  it('[ENTITY-09] parses every seeded product', () => {
    for (const product of PRODUCTS) expect(v.is(productSchema, product)).toBe(true)
    expect(new Set(PRODUCTS.map((product) => product.product_id)).size).toBe(PRODUCTS.length)
  })

  it('[CONST-21] has three products of the minimum price', () => {
    expect(MIN_PRICE_PRODUCT_IDS).toHaveLength(3)
    expect(minPriceProduct(PRODUCTS, MIN_PRICE_PRODUCT_IDS)?.product_price).toBe(499)
  })
})

describe('service cards', () => {
  it('[CONST-16] use exactly the stated prices', () => {
    const prices = new Set(SERVICE_CARDS.flatMap((card) => card.price ?? []))
    expect([...prices].toSorted((a, b) => a - b)).toEqual([0, 29, 99, 299, 499])
  })

  it('word prices and times as stated', () => {
    const rows = SERVICE_CARDS.map((card) => [
      card.place,
      card.title,
      servicePriceText(card),
      card.turnaround,
    ])
    expect(rows).toEqual([
      ['home', 'Проверка человека', 'от 99 ₽', 'от 5 минут'],
      ['home', 'Долги у приставов', '29 ₽', 'около 1 минуты'],
      ['home', 'Проверка паспорта', 'Бесплатно', 'мгновенно'],
      ['home', 'Финансовая надежность', '299 ₽', 'около 1 минуты'],
      ['list', 'Финансовая надежность', 'от 99 ₽', 'около 1 минуты'],
      ['dialog', 'Проверка недвижимости и собственника', 'от 499 ₽', 'от 30 минут'],
      ['dialog', 'Проверка человека', 'от 99 ₽', 'от 5 минут'],
      ['dialog', 'Рыночная оценка', 'от 99 ₽', 'около 1 минуты'],
      ['dialog', 'История продаж в доме', undefined, 'мгновенно'],
    ])
  })

  it('hide the sale history from guests and lead to pages that exist', () => {
    const keys = (loggedIn: boolean) => serviceCards('dialog', loggedIn).map((card) => card.key)
    expect(keys(false)).not.toContain('sale-history-dialog')
    expect(keys(true)).toContain('sale-history-dialog')
    for (const card of SERVICE_CARDS) expect(routeByName(card.routeName)).toBeDefined()
  })
})
