import { catalogueProduct, SERVICE_CARDS } from '@proverka/domain/orders'
import { expect, it } from 'vitest'

it.each(['person', 'bailiffs', 'passport', 'reliability'])(
  'the term that a home page says of «%s» is that of the product it sells',
  (key) => {
    const card = SERVICE_CARDS.find((one) => one.key === key)
    const [product = ''] = card?.products ?? []
    expect(card?.turnaround).toBe(catalogueProduct(product)?.turnaround)
    expect(card?.turnaround).not.toBe('')
  },
)
