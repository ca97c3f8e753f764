import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { cloudReceipt } from './cloudpayments-receipt.ts'

const RECEIPT = {
  kind: 'advance',
  orderNumber: 1,
  paymentId: 'p1',
  email: 'buyer@example.com',
  lines: [{ name: 'Отчет', kopecks: 49_900 }],
} as const

const vatOf = (vatCode: number) => cloudReceipt(RECEIPT, { vatCode })

/** Rows of the guide: code, words, rate. */
const GUIDE = readFileSync(join(import.meta.dirname, '../../../../docs/operation/payments.md'), 'utf8')

describe('the rate of VAT in a receipt of CloudPayments', () => {
  it.each([
    [1, null, 'без НДС'],
    [2, 0, '0 %'],
    [3, 10, '10 %'],
    [4, 20, '20 %'],
    [5, 110, '10/110'],
    [6, 120, '20/120'],
    [7, 5, '5 %'],
    [8, 7, '7 %'],
    [9, 105, '5/105'],
    [10, 107, '7/107'],
    [11, 22, '22 %'],
    [12, 122, '22/122'],
  ])('of code %i is %s, as the guide says', (code, rate, words) => {
    expect(vatOf(code)).toMatchObject({ CustomerReceipt: { Items: [{ Vat: rate }] } })
    const row = new RegExp(`^\\| \\x60${code}\\x60 +\\| ${words} +\\| \\x60${rate}\\x60 +\\|$`, 'm')
    expect(GUIDE).toMatch(row)
  })

  it('of no code is made up', () => {
    expect(() => vatOf(13)).toThrow('VAT code 13')
    expect(() => vatOf(0)).toThrow('VAT code 0')
  })
})
