import type { Receipt } from './payment-provider.ts'

/**
 * Codes of YooKassa: 10 %, 20 %, 5 %, 7 % and 22 %, each with its calculated rate. No VAT and 0 % have none.
 */
const CALCULATED: Readonly<Record<number, number>> = { 3: 5, 4: 6, 7: 9, 8: 10, 11: 12 }

/**
 * The code of VAT in a receipt of a stage. The tax on money that is paid ahead is a share of it: 22/122 and not 22 % (article
 * 164, paragraph 4, of the tax code); so it is when an advance goes back. A settlement has the rate of the service.
 */
export const vatCodeOf = (kind: Receipt['kind'], vatCode: number): number =>
  kind === 'settlement' ? vatCode : (CALCULATED[vatCode] ?? vatCode)
