import { contract } from '@proverka/api/contract'
import { moscowDate } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { askingPartner, PERSON } from './setup/asking-partner.ts'
import { topUpByCard } from './setup/money.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, partner: own } = contract

let server: TestServer
let chief: Visitor
beforeAll(async () => {
  // Nobody else could sign, and nothing can be undone: what is done is done at once.
  server = await startTestServer({ staff: { undoMinutes: 0, secondSignatureRoubles: 1000 } })
  chief = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function payOut(withdrawal_id: string) {
  const made = await chief.call(calls.makeRegistry, { body: { withdrawals: [withdrawal_id] } })
  expect(made.data).toMatchObject({ state: 'signed', signer: null })
  const params = { id: made.data.registry_id }
  await chief.call(calls.takeRegistry, { params })
  const body = {
    withdrawals: [withdrawal_id],
    document_number: '7',
    document_day: moscowDate(server.context.clock.now().getTime()),
  }
  const paid = await chief.call(calls.markRegistryPaid, { params, body })
  expect(paid.data).toMatchObject({ state: 'closed', rows: [{ status: 'paid', document_number: '7' }] })
}

/** Kopecks of all entries that match. */
async function sumOfEntries(condition: string): Promise<number> {
  const [row] = await server.sql(
    `select coalesce(sum(e.amount_kopecks), 0)::int as sum from ledger_entries e
      join ledger_accounts a on a.id = e.account_id join ledger_transfers t on t.id = e.transfer_id where ${condition}`,
  )
  return Number(row?.['sum'])
}

describe('[CONSOLE-17] partners', () => {
  it('have their money in its states, and the sums of all of them', async () => {
    const { id, asked, visitor } = await askingPartner(server, PERSON)
    const other = await askingPartner(server)
    await other.asked(20)
    await payOut(await asked(100))
    await asked(150)
    // What this one earns can still be taken back.
    const buyer = server.visit()
    await register(buyer, undefined, { partner_id: id })
    await topUpByCard(buyer, 6000)

    const { data } = await chief.call(calls.listPartners, { query: { limit: '100' } })
    const row = data.partners.find(({ person_id }) => person_id === id)
    const state = (await visitor.call(own.listWithdrawals, { query: {} })).data
    expect(row).toMatchObject({ invited: 1, orders: 0, sum: 0, held: 150, paid: 100 })
    expect(state).toMatchObject({ held: 150, hanging: 3000 })
    expect([row?.available, row?.waiting]).toEqual([state.available - 3000, 3000])
    expect(row?.email).not.toContain('example')
    expect(data.partners[0]?.person_id).toBe(id)

    for (const part of ['available', 'waiting', 'held', 'paid'] as const) {
      const sum = data.partners.reduce((kopecks, one) => kopecks + Math.round(one[part] * 100), 0)
      expect([part, sum]).toEqual([part, Math.round(data.totals[part] * 100)])
    }
    expect(data.totals.held * 100).toBe(await sumOfEntries(`a.kind = 'withdrawal'`))
    expect(data.totals.paid * 100).toBe(
      await sumOfEntries(`a.kind = 'provider' and t.unique_key like '%withdrawal%'`),
    )
    expect([data.count, data.totals.asking]).toEqual([data.partners.length, 2])
  })
})
