import { expect, it } from 'vitest'
import { lowestPrice, withPrices } from './public-prices.ts'
import { SERVICE_CARDS, servicePriceText } from './service-cards.ts'

const products = [
  { product_name: 'A', product_price: 1 },
  { product_name: 'B', product_price: 2 },
]

it('a product has the price of the site, and is left out when it is not for sale', () => {
  expect(withPrices(products, { B: 7, C: 9 })).toEqual([{ product_name: 'B', product_price: 7 }])
})

it('the lowest price is that of what is for sale', () => {
  expect(lowestPrice(['A', 'B', 'C'], { B: 7, C: 5 })).toBe(5)
  expect(lowestPrice(['A'], { B: 7 })).toBeUndefined()
})

it('[PROD-38] a card shows what the site asks, and nothing for what it does not sell', () => {
  const textOf = (key: string, prices: Record<string, number>) =>
    servicePriceText(SERVICE_CARDS.find((card) => card.key === key) ?? {}, prices)
  expect(textOf('bailiffs', { BailiffCheck: 35 })).toMatch(/^35\s₽$/)
  expect(textOf('property-dialog', { EgrnObject: 700, EgrnRightList: 600 })).toMatch(/^от 600/)
  expect(textOf('bailiffs', {})).toBeUndefined()
})
