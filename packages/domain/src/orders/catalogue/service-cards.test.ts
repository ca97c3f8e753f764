import { describe, expect, it } from 'vitest'
import { SERVICE_CARDS, servicePriceText } from './service-cards.ts'

const textOf = (key: string, prices: Record<string, number>) =>
  servicePriceText(SERVICE_CARDS.find((card) => card.key === key) ?? {}, prices)

describe('[PROD-38] the price on a service card', () => {
  it.each([
    ['person', 'PersonCheck', 'от 120 ₽'],
    ['bailiffs', 'BailiffCheck', '120 ₽'],
    ['passport', 'PassportCheck', '120 ₽'],
    ['reliability', 'CreditRating', '120 ₽'],
    ['reliability-from', 'CreditRatingShort', 'от 120 ₽'],
    ['reliability-from', 'CreditRating', 'от 120 ₽'],
    ['property-dialog', 'EgrnObject', 'от 120 ₽'],
    ['property-dialog', 'EgrnRightList', 'от 120 ₽'],
    ['property-dialog', 'RiskAssessmentOwner', 'от 120 ₽'],
    ['person-dialog', 'PersonCheck', 'от 120 ₽'],
    ['valuation-dialog', 'CostAssessment', 'от 120 ₽'],
  ])('%s follows what the site asks for %s', (key, product, text) => {
    expect(textOf(key, { [product]: 120 })).toBe(text)
  })

  it('stays the stated one where the card sells no product of its own', () => {
    expect(textOf('sale-history-dialog', { CostAssessment: 120 })).toBeUndefined()
  })
})
