import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { balanceOf, spendBalance, sumOfBooks, topUpByCard } from './setup/money.ts'
import { PASSWORD, register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const PAYER = { name: 'ИП Синицына М. В.', inn: '000000000000', kpp: '', address: 'г. Образцовск' }

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function newcomer(changes: Record<string, unknown> = {}) {
  const visitor = server.visit()
  const { data, email } = await register(visitor, undefined, changes)
  return { visitor, id: data.person.id, email }
}

/** A partner, and whom he invited: the latter topped up 10 000, the former has 5000. */
async function pair() {
  const partner = await newcomer()
  const invitee = await newcomer({ partner_id: partner.id })
  await topUpByCard(invitee.visitor, 10_000)
  expect(await balanceOf(partner.visitor)).toBe(5000)
  return { partner, invitee }
}

async function askForPayout(visitor: Visitor, amount: number): Promise<string> {
  const { data: payer } = await visitor.call(contract.payers.addPayer, { body: PAYER })
  const body = { amount, payer_id: payer.payer_id }
  return (await visitor.call(contract.partner.requestWithdrawal, { body })).data.withdrawal_id
}

const pay = async (withdrawal_id: string) =>
  (await admin.call(contract.admin.decideWithdrawal, { body: { withdrawal_id, decision: 'paid' } })).status

const hangingOf = async (withdrawalId: string) =>
  (await admin.call(contract.admin.listAllWithdrawals, { query: { limit: '100' } })).data.find(
    ({ withdrawal_id }) => withdrawal_id === withdrawalId,
  )?.hanging

const removeAccount = (visitor: Visitor) =>
  visitor.call(contract.account.removeAccount, { body: { password: PASSWORD } })

const writeOff = (person_id: string, amount: number) =>
  admin.call(contract.admin.subtractAccountBalance, { body: { person_id, amount, comment: 'Возврат' } })

describe('the bonus for an invited person', () => {
  it('[SAFE-24] goes with the account whose top-up earned it, and its payout is refused', async () => {
    const { partner, invitee } = await pair()
    const payout = await askForPayout(partner.visitor, 5000)
    expect((await removeAccount(invitee.visitor)).status).toBe(200)
    expect(await pay(payout)).toBe(409)
    await admin.call(contract.admin.decideWithdrawal, {
      body: { withdrawal_id: payout, decision: 'refused', reason: 'Пополнение возвращено' },
    })
    expect(await balanceOf(partner.visitor)).toBe(0)
    await server.emailTo(partner.email, /^Бонус отменен: 5\s000\s₽/)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SAFE-24] follows money that an admin writes off, part by part', async () => {
    const { partner, invitee } = await pair()
    await writeOff(invitee.id, 4000)
    expect(await balanceOf(partner.visitor)).toBe(3000)
    await writeOff(invitee.id, 6000)
    expect(await balanceOf(partner.visitor)).toBe(0)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SAFE-24] is paid out when the top-up is spent, and says before what hangs on it', async () => {
    const { partner, invitee } = await pair()
    const payout = await askForPayout(partner.visitor, 5000)
    expect(await hangingOf(payout)).toBe(5000)
    const own = await partner.visitor.call(contract.partner.listWithdrawals, { query: {} })
    expect(own.data).toMatchObject({ hanging: 5000, held: 5000 })
    expect(await pay(payout)).toBe(409)
    const past = { partner_id: partner.id, amount: 1 }
    expect((await admin.call(contract.admin.withdrawPartnerMoney, { body: past })).status).toBe(409)
    await spendBalance(server, invitee.id)
    expect(await hangingOf(payout)).toBe(0)
    expect(await pay(payout)).toBe(200)
    // Nothing of the top-up is left to write off or to take along.
    expect((await removeAccount(invitee.visitor)).status).toBe(200)
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('[SAFE-24] stays for a top-up that is kept when another one goes', async () => {
    const { partner, invitee } = await pair()
    await topUpByCard(invitee.visitor, 3000)
    await writeOff(invitee.id, 3000)
    expect(await balanceOf(partner.visitor)).toBe(5000)
  })
})
