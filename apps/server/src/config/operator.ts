import type { Operator } from '@proverka/domain/legal'

/** Where invoices are paid to. */
export interface BankDetails {
  readonly name: string
  readonly bik: string
  readonly account: string
  readonly correspondentAccount: string
}

/** Who runs the sites in the demo: a company that cannot exist (all digits are zeros). */
export const DEMO_OPERATOR: Operator = {
  name: 'ООО «Межевой знак» (демонстрационный оператор)',
  inn: '0000000000',
  ogrn: '0000000000000',
  address: '000000, г. Образцовск, ул. Кленовая, д. 1',
  email: 'help@realty.localhost',
  registryNumber: '00-00-000000',
}

/** The account of the demo: no bank has it. */
export const DEMO_BANK: BankDetails = {
  name: 'Банк «Образец» (демонстрационный), г. Образцовск',
  bik: '000000000',
  account: '00000000000000000000',
  correspondentAccount: '00000000000000000000',
}
