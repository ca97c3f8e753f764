import { contract } from '@proverka/api/contract'
import { moscowDate } from '@proverka/domain/timing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runPendingActs } from '../src/services/staff/run-pending-acts.ts'
import { logOf, visitAsAdmin } from './setup/admin.ts'
import { askingPartner, BANK, PAYER, PERSON } from './setup/asking-partner.ts'
import { balanceOf, sumOfBooks, topUpByCard } from './setup/money.ts'
import { register } from './setup/registration.ts'
import { visitAsStaff } from './setup/staff.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

const { admin: calls, partner: own } = contract
const MINUTE = 60_000

const clock = createTestClock()
let server: TestServer
let chief: Visitor
let accountant: Visitor
beforeAll(async () => {
  server = await startTestServer({ staff: { undoMinutes: 10, secondSignatureRoubles: 1000 } }, { clock })
  chief = await visitAsAdmin(server)
  accountant = await visitAsStaff(server, 'accountant')
})
afterAll(() => server.stop())

const partner: (payer?: typeof PAYER, bank?: object) => ReturnType<typeof askingPartner> = (...args) =>
  askingPartner(server, ...args)

const make = (withdrawals: readonly string[], by = accountant) =>
  by.call(calls.makeRegistry, { body: { withdrawals: [...withdrawals] } })
const at = (id: string) => ({ params: { id } })
const sign = (id: string, by = chief) => by.call(calls.signRegistry, at(id))
const take = (id: string, by = accountant) => by.call(calls.takeRegistry, at(id))
const cancel = (id: string, withdrawals?: string[], by = accountant) =>
  by.call(calls.cancelRegistry, { ...at(id), body: { ...(withdrawals && { withdrawals }) } })
const markPaid = (id: string, withdrawals: string[], change: object = {}, by = accountant) =>
  by.call(calls.markRegistryPaid, {
    ...at(id),
    body: { withdrawals, document_number: '118', document_day: moscowDate(clock.now().getTime()), ...change },
  })
const refuse = (withdrawal_id: string, reason = 'Банк вернул: счет закрыт') =>
  accountant.call(calls.decideWithdrawal, { body: { withdrawal_id, decision: 'refused', reason } })
const fileOf = async (id: string, by = accountant) => {
  const reply = await by.call(calls.downloadRegistry, at(id))
  const bytes = reply.data as unknown as Uint8Array
  return { status: reply.status, bytes, text: reply.status === 200 ? new TextDecoder().decode(bytes) : '' }
}
async function later() {
  clock.advance(10 * MINUTE)
  await Promise.all([runPendingActs(server.context), runPendingActs(server.context)])
}
const paidOf = async (id: string) =>
  (await server.sql(`select 1 from ledger_transfers where unique_key = $1`, [`withdrawal-paid:${id}`])).length
const heldOf = async (visitor: Visitor) => (await visitor.call(own.listWithdrawals, { query: {} })).data.held
const emailsTo = (address: string) =>
  [...server.emails.values()].filter(({ to }) => to === address).map(({ subject }) => subject)

/** A registry of these requests that both have signed and whose file was given out. */
async function taken(...ids: string[]) {
  const { data } = await make(ids)
  await sign(data.registry_id)
  await take(data.registry_id)
  return data.registry_id
}

describe('[CONSOLE-17] a registry of payouts', () => {
  it('goes to the bank with two signatures, and its file sums up to its rows', async () => {
    const [one, other] = [
      await partner(),
      await partner(PERSON, { ...BANK, account: '40802810200000000002' }),
    ]
    const ids = [await one.asked(600.5), await other.asked(400), await one.asked(0.05)]
    const { data: made } = await make([ids[2] ?? '', ids[0] ?? '', ids[1] ?? '', ids[0] ?? ''])
    expect(made).toMatchObject({ state: 'unsigned', total: 1000.55, paid: 0, signer: null })
    expect(made.rows.map(({ withdrawal_id }) => withdrawal_id)).toEqual(ids)
    const id = made.registry_id

    expect(await take(id)).toMatchObject({ status: 409, error: 'Реестр ждет второй подписи' })
    expect((await fileOf(id)).status).toBe(409)
    expect(await sign(id, accountant)).toMatchObject({
      status: 409,
      error: 'Реестр подписывает другой сотрудник',
    })
    expect((await sign(id)).data).toMatchObject({ state: 'signed', signer: expect.any(String) })
    expect((await sign(id)).status).toBe(409)
    expect((await fileOf(id)).status).toBe(409)
    expect((await take(id)).data).toMatchObject({ state: 'bank', taken_at: clock.now().toISOString() })

    const { text, bytes } = await fileOf(id)
    const day = moscowDate(clock.now().getTime()).split('-').toReversed().join('.')
    const purpose = (row: number) =>
      `Вознаграждение по партнерской программе, заявка № ${made.rows[row]?.number} от ${day}`
    expect(Array.from(bytes.subarray(0, 3))).toEqual([0xef, 0xbb, 0xbf])
    const lines = text.trimEnd().split('\r\n')
    expect(lines[0]).toBe('№;Заявка;Получатель;ИНН;КПП;Счет;БИК;Сумма;Назначение платежа')
    expect(lines.slice(1)).toEqual([
      `1;${made.rows[0]?.number};"'=ООО «Кровля; и стены»";0000000018;000001001;40702810000000000001;040000777;600,50;${purpose(0)}`,
      `2;${made.rows[1]?.number};ИП Синицына М. В.;000000000000;;40802810200000000002;040000777;400,00;${purpose(1)}`,
      `3;${made.rows[2]?.number};"'=ООО «Кровля; и стены»";0000000018;000001001;40702810000000000001;040000777;0,05;${purpose(2)}`,
    ])
    const sums = lines.slice(1).map((line) => Number(line.split(';').at(-2)?.replace(',', '')))
    expect(sums.reduce((sum, kopecks) => sum + kopecks, 0)).toBe(made.total * 100)
    // What is masked on the screen is read by who takes the file.
    const reads = await server.sql(`select fields from personal_data_reads where fields = 'name,inn,account'`)
    expect(reads).toHaveLength(2)

    // Nothing has left the books before the bank has paid.
    expect(await heldOf(one.visitor)).toBe(600.55)
    expect((await markPaid(id, [ids[0] ?? ''])).data.rows[0]).toMatchObject({
      status: 'requested',
      pending: { kind: 'withdrawal', amount: 600.5, waits_for_second: false },
    })
    await later()
    expect(await heldOf(one.visitor)).toBe(0.05)
    const { data } = await accountant.call(calls.listRegistries, { query: {} })
    expect(data.registries.find(({ registry_id }) => registry_id === id)).toMatchObject({
      state: 'bank',
      paid: 600.5,
      rows: [
        {
          status: 'paid',
          document_number: '118',
          document_day: moscowDate(clock.now().getTime()),
          pending: null,
        },
        { status: 'requested', document_number: null },
        { status: 'requested' },
      ],
    })
    expect(await sumOfBooks(server)).toBe(0)
    expect((await logOf(chief, one.id)).map(({ action }) => action)).toEqual(['withdrawal.paid'])
    await markPaid(id, [ids[1] ?? '', ids[2] ?? ''], { document_number: '119' })
    await later()
    const closed = (await accountant.call(calls.listRegistries, { query: {} })).data.registries
    expect(closed.find(({ registry_id }) => registry_id === id)).toMatchObject({
      state: 'closed',
      paid: 1000.55,
    })
  })

  it('pays nobody twice: by a double press, by two of the staff, in two registries', async () => {
    const { asked, visitor } = await partner()
    const id = await asked(500)
    const both = await Promise.all([make([id]), make([id], chief), make([id])])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409])
    const registry = both.find(({ status }) => status === 200)?.data.registry_id ?? ''
    expect((await make([id])).error).toBe('Заявка уже в реестре для банка')
    const direct = { body: { withdrawal_id: id, decision: 'paid' as const } }
    expect(await chief.call(calls.decideWithdrawal, direct)).toMatchObject({ status: 409 })
    for (const by of [chief, accountant]) await sign(registry, by)
    const gave = await Promise.all([take(registry), take(registry, chief)])
    expect(gave.map(({ status }) => status)).toEqual([200, 200])
    const marked = await Promise.all([markPaid(registry, [id]), markPaid(registry, [id], {}, chief)])
    expect(marked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    expect((await refuse(id)).status).toBe(409)
    await later()
    await later()
    expect(await paidOf(id)).toBe(1)
    expect((await markPaid(registry, [id])).status).toBe(409)
    expect((await refuse(id)).status).toBe(409)
    expect((await make([id])).status).toBe(409)
    expect([await heldOf(visitor), await balanceOf(visitor)]).toEqual([0, 500])
  })

  it('is taken back as a whole or without a row until its file is given out', async () => {
    const { asked } = await partner()
    const ids = [await asked(100), await asked(200), await asked(300)]
    const { registry_id } = (await make(ids)).data
    expect((await cancel(registry_id, [crypto.randomUUID()])).status).toBe(404)
    expect((await cancel(registry_id, [ids[1] ?? ''])).data).toMatchObject({ state: 'unsigned', total: 400 })
    await sign(registry_id)
    // What was taken out waits for the next one.
    const next = (await make([ids[1] ?? ''])).data
    expect((await cancel(registry_id)).data).toMatchObject({ state: 'cancelled', rows: [] })
    for (const again of [sign(registry_id), take(registry_id), cancel(registry_id)])
      expect(await again).toMatchObject({ status: 409, error: 'Реестр отозван' })
    const third = await taken(ids[0] ?? '', ids[2] ?? '')
    expect((await cancel(third)).error).toBe('Файл уже выдан для банка: реестр не отозвать')
    expect((await cancel(next.registry_id, undefined, chief)).status).toBe(200)
    expect((await cancel(crypto.randomUUID())).status).toBe(404)
  })

  it('has what was marked as paid undone within the term, and marked again', async () => {
    const { asked } = await partner()
    const id = await asked(100)
    const registry = await taken(id)
    const pending = (await markPaid(registry, [id])).data.rows[0]?.pending
    await chief.call(calls.cancelPending, { params: { id: pending?.pending_id ?? '' } })
    await later()
    expect(await paidOf(id)).toBe(0)
    const again = await markPaid(registry, [id], { document_number: '120' })
    expect(again.data.rows[0]).toMatchObject({ status: 'requested', document_number: null })
    await later()
    expect(await paidOf(id)).toBe(1)
  })

  it('is refused a document of another time, and rows of others', async () => {
    const { asked } = await partner()
    const [id, foreign] = [await asked(100), await asked(100)]
    const registry = await taken(id)
    for (const document_day of [moscowDate(clock.now().getTime() + 86_400_000), '2020-01-01'])
      expect((await markPaid(registry, [id], { document_day })).status).toBe(400)
    expect((await markPaid(registry, [id, foreign])).status).toBe(404)
    expect((await markPaid(registry, [id], { document_number: '' })).status).toBe(400)
    const untaken = (await make([foreign])).data.registry_id
    expect(await markPaid(untaken, [foreign])).toMatchObject({
      status: 409,
      error: 'Сначала возьмите файл для банка',
    })
    expect(await server.sql('select 1 from pending_acts where withdrawal_id = $1', [id])).toEqual([])
  })

  it('gives the money back with the reason, and the partner is written to', async () => {
    const { asked, email, visitor } = await partner()
    const [inBank, early] = [await asked(100), await asked(200)]
    const registry = await taken(inBank)
    const untaken = (await make([early])).data.registry_id
    expect((await refuse(inBank)).data).toMatchObject({
      status: 'refused',
      registry: { registry_id: registry },
    })
    expect((await refuse(early)).data).toMatchObject({ status: 'refused', registry: null })
    expect((await take(untaken, chief)).status).toBe(409)
    expect(await heldOf(visitor)).toBe(0)
    expect(await balanceOf(visitor)).toBe(1000)
    await until('two emails', async () => (emailsTo(email).length > 1 ? true : undefined))
    expect(emailsTo(email).filter((subject) => subject.startsWith('Заявка на вывод отклонена'))).toHaveLength(
      2,
    )
    expect(await sumOfBooks(server)).toBe(0)
  })

  it('takes what is earned for good and has an account, or nothing at all', async () => {
    const [one, none] = [await partner(), await partner(PAYER, {})]
    const [id, bare] = [await one.asked(100), await none.asked(100)]
    expect(await make([id, bare])).toMatchObject({
      status: 409,
      error: expect.stringMatching(/^В заявке нет счета/),
    })
    expect((await make([id, crypto.randomUUID()])).status).toBe(404)
    expect((await make([])).status).toBe(400)
    expect((await one.ask(0.01)).status).toBe(200)
    const wrong = await partner(PAYER, { ...BANK, account: '40702810000000000002' })
    expect(await wrong.ask(1)).toMatchObject({
      status: 400,
      error: 'Счет и БИК не сходятся: проверьте цифры',
    })
    expect((await (await partner(PAYER, { account: BANK.account })).ask(1)).status).toBe(400)

    // The invited person has not spent the top-up yet.
    const invited = server.visit()
    await register(invited, undefined, { partner_id: one.id })
    await topUpByCard(invited, 5000)
    const hanging = await one.asked(3000)
    const { data: open } = await accountant.call(calls.listAllWithdrawals, {
      query: { open: 'true', limit: '100' },
    })
    expect(open.find(({ withdrawal_id }) => withdrawal_id === hanging)).toMatchObject({
      is_earned: false,
      hanging: 2500,
      account: BANK.account,
      registry: null,
    })
    expect(open.map(({ number }) => number)).toEqual(
      open.map(({ number }) => number).toSorted((a, b) => a - b),
    )
    expect(open.find(({ withdrawal_id }) => withdrawal_id === bare)).toMatchObject({
      account: null,
      bik: null,
    })
    expect(await make([id])).toMatchObject({ status: 409, error: expect.stringMatching(/^Выплата ждет/) })
    expect(
      (await server.sql('select 1 from payout_registry_rows where withdrawal_id = $1', [id])).length,
    ).toBe(0)
  })
})
