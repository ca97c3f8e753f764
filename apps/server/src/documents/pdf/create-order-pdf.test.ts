import { GENERATED_ORDERS } from '@proverka/domain/fixtures/generated-reports.ts'
import { ORDER_CASES } from '@proverka/domain/fixtures/order-cases.ts'
import { orderStatements } from '@proverka/domain/fixtures/order-statements.ts'
import { orderView, typesetView } from '@proverka/domain/views'
import { describe, expect, it } from 'vitest'
import { STORED_ORDERS } from '../../../tests/setup/stored-samples.ts'
import { readPdfText } from '../../../tests/setup/read-pdf-text.ts'
import { SAMPLE_OPTIONS } from '@proverka/test-support/sample-reports'
import { createOrderPdf } from './create-order-pdf.ts'

const pdf = createOrderPdf()
const squeezed = (text: string): string => text.replaceAll(/[\s\u00A0\u200B\u202F\u2060]+/g, '')

describe('[TRUE-02, TRUE-08] the PDF of an order', () => {
  it.each([...ORDER_CASES, ...STORED_ORDERS, ...GENERATED_ORDERS])(
    'says what its view says: %s',
    async (_name, order) => {
      const { pages } = readPdfText(await pdf.render(order, SAMPLE_OPTIONS))
      const text = squeezed(pages.join(''))
      for (const statement of orderStatements(typesetView(orderView(order)))) {
        expect(text).toContain(squeezed(statement))
      }
    },
  )

  it.each(ORDER_CASES)('says its verdict once: %s', async (_name, order) => {
    const { pages } = readPdfText(await pdf.render(order, SAMPLE_OPTIONS))
    const text = squeezed(pages.join(''))
    expect(text.split(squeezed(orderView(order).verdict.headline))).toHaveLength(2)
  })
})
