import { catalogueProduct, SERVICE_CARDS } from '@proverka/domain/orders'
import { expect, it } from 'vitest'
import { cardTerm } from './public-prices.ts'

it.each(['person', 'bailiffs', 'passport', 'reliability'])(
  'the term that a home page says of «%s» is that of the product it sells',
  (key) => {
    const [product = ''] = SERVICE_CARDS.find((card) => card.key === key)?.products ?? []
    expect(cardTerm(key)).toBe(catalogueProduct(product)?.turnaround)
    expect(cardTerm(key)).not.toBe('')
  },
)
