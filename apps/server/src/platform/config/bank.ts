/** Where invoices are paid to. */
export interface BankDetails {
  readonly name: string
  readonly bik: string
  readonly account: string
  readonly correspondentAccount: string
}

/** The account of the demo: no bank has it. */
export const DEMO_BANK: BankDetails = {
  name: 'Банк «Образец» (демонстрационный), г. Образцовск',
  bik: '000000000',
  account: '00000000000000000000',
  correspondentAccount: '00000000000000000000',
}
