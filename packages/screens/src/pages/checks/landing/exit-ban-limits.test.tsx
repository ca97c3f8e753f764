import { catalogueProduct } from '@proverka/domain/orders'
import { EXIT_BAN_SUMS } from '@proverka/domain/checks'
import { reportView } from '@proverka/domain/views'
import type { Report } from '@proverka/domain/reports'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ReportBody } from '../report/report-body.tsx'
import { content } from './content/proverka-zapret-na-vyezd.ts'
import sample from './samples/ExitBanCheck.json'

/** Sums that something begins at: «от 30 000 ₽», «порог 30 000 ₽». */
const limitsIn = (text: string) =>
  new Set(text.replaceAll('\u00a0', ' ').match(/(?<=(?:от|порог) )\d[\d ]* ₽/g))

it('the landing page, the catalogue and the report state the same limits of a ban on leaving the country', () => {
  const both = new Set(Object.values(EXIT_BAN_SUMS))
  const landing = JSON.stringify(content.texts({ price: '', term: '', questions: '' }))
  expect(limitsIn(landing)).toEqual(both)
  expect(limitsIn(catalogueProduct('ExitBanCheck')?.limits?.join(' ') ?? '')).toEqual(both)
  const report = sample as unknown as Report
  const page = renderToStaticMarkup(<ReportBody view={reportView(report)} />)
  expect(limitsIn(page)).toEqual(both)
  // Beside the sum that the limit is compared with.
  expect(page).toMatch(new RegExp(`долг \\d[\\d ]* ₽, порог ${EXIT_BAN_SUMS.usual}`))
})
