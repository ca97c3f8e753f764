import type { ReceiptTaxes } from '../../platform/config/payment-access.ts'
import type { Receipt } from './payment-provider.ts'
import { vatCodeOf } from './receipt-vat.ts'

/**
 * Rates of VAT in receipts of CloudPayments by our codes, which are those of YooKassa. A calculated rate is 100 more than its
 * percentage; the law's «without VAT» is an absent rate.
 */
export const CLOUD_VAT: Readonly<Record<number, number | null>> = {
  1: null,
  2: 0,
  3: 10,
  4: 20,
  5: 110,
  6: 120,
  7: 5,
  8: 7,
  9: 105,
  10: 107,
  11: 22,
  12: 122,
}

const MOST_LABEL = 128

/** Codes of the law on cash registers: full payment in advance and at the settlement; a service. */
const [PREPAYMENT, SETTLEMENT, SERVICE] = [1, 4, 4]

/** A receipt as `/kkt/receipt` takes it. Throws for a code of VAT that has no rate here. */
export function cloudReceipt(receipt: Receipt, { vatCode, taxSystem }: ReceiptTaxes): object {
  const vat = CLOUD_VAT[vatCodeOf(receipt.kind, vatCode)]
  if (vat === undefined) throw new Error(`CloudPayments knows no rate for VAT code ${vatCode}`)
  const { kind, lines, email, orderNumber, sellerInn, paymentId } = receipt
  const total = lines.reduce((sum, { kopecks }) => sum + kopecks, 0) / 100
  const isSettled = kind === 'settlement'
  return {
    Inn: sellerInn,
    Type: kind === 'return' ? 'IncomeReturn' : 'Income',
    InvoiceId: paymentId,
    AccountId: String(orderNumber),
    CustomerReceipt: {
      Items: lines.map(({ name, kopecks }) => ({
        Label: name.slice(0, MOST_LABEL),
        Price: kopecks / 100,
        Quantity: 1,
        Amount: kopecks / 100,
        Vat: vat,
        Method: isSettled ? SETTLEMENT : PREPAYMENT,
        Object: SERVICE,
      })),
      ...(taxSystem !== undefined && { TaxationSystem: taxSystem - 1 }),
      Email: email,
      Amounts: isSettled ? { AdvancePayment: total } : { Electronic: total },
    },
  }
}
