import { describe, expect, it } from 'vitest'
import { personReport } from '../../../fixtures/make-report.ts'
import { CHECKS } from '../../checks/checks.ts'
import { CHECK_PURPOSES } from '../../checks/person-input.ts'
import { PRODUCTS } from '../../orders/catalogue/products.ts'
import { reportView } from '../../views/report/report-view.ts'
import { adviceOn } from './advice.ts'
import { OCCASIONS } from '../../checks/occasion.ts'
import type { OccasionKey } from '../../checks/occasion.ts'
import { occasionKeyOf, purposeOfOccasion } from './occasion-of.ts'
import { finding, found, likelyMatch } from './samples.test-data.ts'

const BEFORE_MONEY: readonly OccasionKey[] = ['deal', 'contract', 'purchase']
const OCCASION_KEYS = Object.keys(OCCASIONS) as OccasionKey[]

describe('[SELL-07] advice by what the buyer is about to do', () => {
  it.each(OCCASION_KEYS.filter((key) => !BEFORE_MONEY.includes(key)))(
    'before «%s» no check speaks of an advance or of a deal',
    (key) => {
      for (const type of Object.keys(CHECKS)) {
        expect(adviceOn(type, key), type).not.toMatch(/аванс|сделк|покуп|продав/i)
        expect(adviceOn(type, key), type).not.toBe('')
      }
    },
  )

  it.each(CHECK_PURPOSES)('the purpose «%s» has one advice whatever product asked', (purpose) => {
    const general = PRODUCTS.filter(
      ({ subject, occasion }) => subject === 'person' && occasion !== 'driving' && occasion !== 'trip',
    )
    const told = general.map(({ product_name }) => {
      const report = personReport([
        ['bailiffs', 'ФССП', found({ ...finding('critical', likelyMatch), amount: 100 })],
      ])
      const { verdict, sections } = reportView({ ...report, product_name, purpose })
      const advice = sections.flatMap((section) => (section.kind === 'finding' ? [section.whatToDo] : []))
      return JSON.stringify([verdict.headline, verdict.adviceTitle, verdict.advice, advice])
    })
    expect(general.length).toBeGreaterThan(5)
    expect(new Set(told).size).toBe(1)
  })

  it('a product that is ordered before what no purpose names keeps its words within the purposes that fit', () => {
    expect(occasionKeyOf({ product_name: 'ExitBanCheck', purpose: 'self' })).toBe('trip')
    expect(occasionKeyOf({ product_name: 'ExitBanCheck', purpose: 'rights' })).toBe('claim')
    expect(occasionKeyOf({ product_name: 'DriverCheck', purpose: 'contract' })).toBe('driving')
    expect(occasionKeyOf({ product_name: 'DriverCheck', purpose: 'work' })).toBe('hiring')
  })

  it('without a purpose the product says it', () => {
    expect(occasionKeyOf({ product_name: 'TenantCheck' })).toBe('rent')
    expect(occasionKeyOf({ product_name: 'PersonCheck' })).toBe('deal')
  })

  it('a page starts with the purpose that it is about', () => {
    expect(purposeOfOccasion('rent')).toBe('rent')
    expect(purposeOfOccasion('hiring')).toBe('work')
    expect(purposeOfOccasion('trip')).toBeUndefined()
    expect(purposeOfOccasion(undefined)).toBeUndefined()
  })
})
