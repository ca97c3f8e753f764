import { formatDate } from '@proverka/domain'
import { csvBytes } from '../../documents/csv.ts'
import type { RegistryWithdrawal } from '../../platform/db/queries/payments/payout-registries.ts'

/** What a bank needs of a payment, and the number of the request beside it. */
const HEADINGS = ['№', 'Заявка', 'Получатель', 'ИНН', 'КПП', 'Счет', 'БИК', 'Сумма', 'Назначение платежа']

/** The file of a registry for the bank: semicolons, sums in roubles with a comma before the kopecks. */
export const registryFile = (rows: readonly RegistryWithdrawal[]): Uint8Array =>
  csvBytes(
    [
      HEADINGS,
      ...rows.map(({ number, payer, amount_kopecks, created_at }, index) => [
        String(index + 1),
        String(number),
        payer.name ?? '',
        payer.inn ?? '',
        payer.kpp ?? '',
        payer.account ?? '',
        payer.bik ?? '',
        rublesOf(amount_kopecks),
        `Вознаграждение по партнерской программе, заявка № ${number} от ${formatDate(created_at.toISOString())}`,
      ]),
    ],
    ';',
  )

const rublesOf = (kopecks: number): string =>
  `${Math.trunc(kopecks / 100)},${String(kopecks % 100).padStart(2, '0')}`
