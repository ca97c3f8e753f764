import { contract } from '@proverka/api/contract'
import { giveEarned } from './money.ts'
import { idOf, register } from './registration.ts'
import type { TestServer } from './test-server.ts'

export const BANK = { account: '40702810000000000001', bik: '040000777' }
export const PAYER = {
  name: '=ООО «Кровля; и стены»',
  inn: '0000000018',
  kpp: '000001001',
  address: 'Образцовск',
}
export const PERSON = { name: 'ИП Синицына М. В.', inn: '000000000000', kpp: '', address: 'г. Образцовск' }

/** A partner who has earned 1000 and asks for money; the account is absent where nobody asked for it yet. */
export async function askingPartner(server: TestServer, payer = PAYER, bank: object = BANK) {
  const visitor = server.visit()
  const { email } = await register(visitor)
  const id = await idOf(visitor)
  await giveEarned(server, id, 1000)
  const { data } = await visitor.call(contract.payers.addPayer, { body: payer })
  const ask = (amount: number) =>
    visitor.call(contract.partner.requestWithdrawal, {
      body: { amount, payer_id: data.payer_id, ...bank },
    })
  /** Asks, and answers the id of the request. */
  const asked = async (amount: number) => (await ask(amount)).data.withdrawal_id
  return { visitor, email, id, ask, asked }
}
