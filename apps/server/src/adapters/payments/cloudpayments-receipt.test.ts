import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { CLOUD_VAT, cloudReceipt } from './cloudpayments-receipt.ts'
import type { Receipt } from './payment-provider.ts'

const RECEIPT = {
  orderNumber: 1,
  paymentId: 'p1',
  email: 'buyer@example.com',
  lines: [{ name: 'Отчет', kopecks: 49_900 }],
} as const

const vatOf = (vatCode: number, kind: Receipt['kind'] = 'settlement') =>
  cloudReceipt({ ...RECEIPT, kind }, { vatCode })

/** Rows of the guide: code, words, rate. */
const GUIDE = readFileSync(join(import.meta.dirname, '../../../../../docs/operation/payments.md'), 'utf8')

describe('the rate of VAT in a receipt of CloudPayments', () => {
  it.each([
    [1, null, 'без НДС', 1],
    [2, 0, '0 %', 2],
    [3, 10, '10 %', 5],
    [4, 20, '20 %', 6],
    [5, 110, '10/110', 5],
    [6, 120, '20/120', 6],
    [7, 5, '5 %', 9],
    [8, 7, '7 %', 10],
    [9, 105, '5/105', 9],
    [10, 107, '7/107', 10],
    [11, 22, '22 %', 12],
    [12, 122, '22/122', 12],
  ])(
    'of code %i is %s, and that of an advance the calculated one, as the guide says',
    (code, rate, words, ahead) => {
      expect(vatOf(code)).toMatchObject({ CustomerReceipt: { Items: [{ Vat: rate }] } })
      for (const kind of ['advance', 'return'] as const)
        expect(vatOf(code, kind)).toMatchObject({ CustomerReceipt: { Items: [{ Vat: CLOUD_VAT[ahead] }] } })
      const row = new RegExp(
        `^\\| \\x60${code}\\x60 +\\| ${words} +\\| \\x60${rate}\\x60 +\\| \\x60${ahead}\\x60 +\\|$`,
        'm',
      )
      expect(GUIDE).toMatch(row)
    },
  )

  it('of no code is made up', () => {
    expect(() => vatOf(13)).toThrow('VAT code 13')
    expect(() => vatOf(0)).toThrow('VAT code 0')
  })
})
