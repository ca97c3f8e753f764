import { expect, it } from 'vitest'
import { CLEAN, fullCheck, historyOf } from '../../../fixtures/order-cases.ts'
import { personReport, propertyReport, propertyReportWithout } from '../../../fixtures/make-report.ts'
import { extractsOf } from './order-part.ts'

it('an order has the documents that its parts have brought, and none of those that brought none', () => {
  const { parts } = fullCheck([
    propertyReport(CLEAN),
    null,
    propertyReportWithout({ kind: 'not-found' }),
    personReport([['wanted', 'МВД', { kind: 'not-found' }]]),
    propertyReport(historyOf(CLEAN)),
  ])
  expect(extractsOf(parts)).toEqual([CLEAN, historyOf(CLEAN)])
})
