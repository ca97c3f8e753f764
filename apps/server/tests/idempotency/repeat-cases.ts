import { contract, type Endpoint } from '@proverka/api/contract'
import { CHECKED } from '../setup/checked-person.ts'
import { BUILDING, extractFile, extractForm } from '../setup/extract-files.ts'
import { FLAT, freshEmail, itemIn, LADOGIN, payInWidget } from '@proverka/test-support/guest-order'
import { pictureFile } from '../setup/picture.ts'
import { tokenOf } from '../setup/payment-events.ts'
import { giveConsents } from '../setup/registration.ts'
import { CLEAN } from '../setup/risk-order.ts'
import {
  PAYER,
  item,
  client,
  earner,
  guestOrder,
  readReport,
  handOver,
  lookUp,
  waitingItems,
  message,
  emailFile,
} from './repeat-samples.ts'
import { BLOG_REPEATS } from './blog-repeats.ts'
import { DEAL_REPEATS } from './deal-repeats.ts'
import { PAYOUT_REPEATS } from './payout-repeats.ts'
import { SHARE_REPEATS } from './share-repeats.ts'
import { WATCH_REPEATS } from './watch-repeats.ts'
import type { Prepare } from './repeat-case.ts'

type Keyed<Area> = { [Name in keyof Area]: Area[Name] extends Endpoint ? Name : never }[keyof Area] & string

/** `area.name` of every endpoint; a case of one that is none does not compile. */
export type CallName = {
  [Area in keyof typeof contract]: `${Area}.${Keyed<(typeof contract)[Area]>}`
}[keyof typeof contract]

const ASKED = { kind: 'access', person: CHECKED, email: 'savva@example.com' } as const

const supplierCase: Prepare = async (server, admin) => {
  const { first } = await guestOrder(server)
  const body = { order_item_id: first, status: 'sent' }
  return { by: admin, input: { body }, other: { body: { ...body, status: 'received' } } }
}

/** One for every call that is declared idempotent. */
export const REPEAT_CASES: Readonly<Partial<Record<CallName, Prepare>>> = {
  'admin.addOrderNote': async (server, admin) => {
    const { order } = await guestOrder(server)
    const input = { params: { id: order.id }, body: { text: 'Заметка' } }
    return { by: admin, input, other: { ...input, body: { text: 'Другая' } } }
  },
  'admin.attachOrder': async (server, admin) => {
    const { order, id } = await guestOrder(server)
    const to = await client(server)
    const body = { order_id: order.id, person_id: to.id }
    return { by: admin, input: { body }, other: { body: { ...body, person_id: id } } }
  },
  'admin.attachProduct': async (server, admin) => {
    const { order } = await guestOrder(server)
    const body = { order_id: order.id, ...item('EgrnObject') }
    return { by: admin, input: { body }, other: { body: { ...body, ...item('EgrnRightList') } } }
  },
  'admin.requestAuth': async (server, admin) => {
    const { id, first, second } = await guestOrder(server, ['EgrnObject', 'EgrnRightList'])
    const body = { person_id: id, order_item_id: first, kadnum: FLAT }
    return { by: admin, input: { body }, other: { body: { ...body, order_item_id: second } } }
  },
  'admin.moveSubjectRequest': async (server, admin) => {
    await server.visit().call(contract.subjectRequests.ask, { body: ASKED })
    const [row] = await server.sql('select id from subject_requests order by number desc limit 1')
    const body = { request_id: String(row?.['id']), action: 'verify', how: 'Паспорт' }
    return { by: admin, input: { body }, other: { body: { ...body, how: 'Письмо' } } }
  },
  'admin.answerNumberWait': async (server, admin) => {
    const [row] = await server.sql(
      `insert into number_waits values (gen_random_uuid(), 'realty', gen_random_uuid()::text, null, '', 'savva@example.com', '', '', now(), now(), now())
       returning id`,
    )
    const input = (reason: string) => ({
      body: { wait_id: String(row?.['id']), answer: { outcome: 'absent', reason } },
    })
    return { by: admin, input: input('Росреестр'), other: input('Оператор') }
  },
  'admin.sendEmail': async (server, admin) => {
    const body = message((await client(server)).email)
    return { by: admin, input: { body }, other: { body: { ...body, text: 'Другой.' } } }
  },
  'admin.sendEmailWithAttachment': async (server, admin) => {
    const body = { ...message((await client(server)).email), file: emailFile() }
    const other = { ...body, file: new File(['%PDF-1.7 '], 'Договор.pdf') }
    return { by: admin, input: { body }, other: { body: other } }
  },
  'admin.creditAccountBalance': async (server, admin) => {
    const { id } = await client(server)
    const body = { person_id: id, amount: 10, comment: 'Извините' }
    return { by: admin, input: { body }, other: { body: { ...body, amount: 11 } } }
  },
  'admin.cancelPending': async (server, admin) => {
    const [first, second] = await pendingActs(server)
    return { by: admin, input: { params: { id: first } }, other: { params: { id: second } } }
  },
  'admin.confirmPending': async (server, admin) => {
    const [first, second] = await pendingActs(server)
    return { by: admin, input: { params: { id: first } }, other: { params: { id: second } } }
  },
  'admin.mergeAccounts': async (server, admin) => {
    const ids = [await client(server), await client(server), await client(server)].map(({ id }) => id)
    await server.sql('update persons set proven_at = now() where id = any($1::uuid[])', [ids])
    const input = { params: { id: ids[0] }, body: { into: ids[1], reason: 'Один человек' } }
    return { by: admin, input, other: { ...input, body: { ...input.body, into: ids[2] } } }
  },
  'admin.returnItem': async (server, admin) => {
    const { first, second } = await waitingItems(server)
    const body = { order_item_id: first, amount: 1, left: 499, reason: 'Сбой' }
    return { by: admin, input: { body }, other: { body: { ...body, order_item_id: second } } }
  },
  'admin.subtractAccountBalance': async (server, admin) => {
    const { id } = await client(server, 100)
    const body = { person_id: id, amount: 10, comment: 'Ошибка' }
    return { by: admin, input: { body }, other: { body: { ...body, amount: 11 } } }
  },
  'admin.updateItemStatus': async (server, admin) => {
    const { first, second } = await waitingItems(server)
    const body = { order_item_id: first, status: 'refund' }
    return { by: admin, input: { body }, other: { body: { ...body, order_item_id: second } } }
  },
  'admin.updateKadnetStatus': supplierCase,
  'admin.updateSpvStatus': supplierCase,
  'admin.updateManually': async (server, admin) => {
    const placed = await guestOrder(server, ['EgrnObject', 'EgrnObject'])
    await payInWidget(placed.guest, placed.order)
    for (const id of [placed.first, placed.second]) await itemIn(placed.guest, id, 'done')
    const form = (id: string) => ({ body: extractForm(id, extractFile(BUILDING)) })
    return { by: admin, input: form(placed.first), other: form(placed.second) }
  },
  'admin.updateOrder': async (server, admin) => {
    const { order } = await guestOrder(server)
    const body = { OrderID: order.id, Paid: true }
    return { by: admin, input: { body }, other: { body: { ...body, Paid: false } } }
  },
  'admin.decideWithdrawal': async (server, admin) => {
    const { visitor, body } = await earner(server)
    const { data } = await visitor.call(contract.partner.requestWithdrawal, { body })
    const decision = { withdrawal_id: data.withdrawal_id, decision: 'paid' }
    const other = { ...decision, decision: 'refused', reason: 'Счет закрыт' }
    return { by: admin, input: { body: decision }, other: { body: other } }
  },
  ...PAYOUT_REPEATS,
  ...SHARE_REPEATS,
  'partner.requestWithdrawal': async (server) => {
    const { visitor, body } = await earner(server)
    return { by: visitor, input: { body }, other: { body: { ...body, amount: 11 } } }
  },
  'orders.redeemPromocode': async (server, admin) => {
    const { visitor } = await client(server)
    const codes = [crypto.randomUUID(), crypto.randomUUID()]
    for (const code of codes)
      await admin.call(contract.admin.createPromocode, { body: { code, amount: 10, max_uses: 10 } })
    return { by: visitor, input: { body: { code: codes[0] } }, other: { body: { code: codes[1] } } }
  },
  'admin.withdrawPartnerMoney': async (server, admin) => {
    const { id } = await client(server, 100)
    const body = { partner_id: id, amount: 10 }
    return { by: admin, input: { body }, other: { body: { ...body, amount: 11 } } }
  },
  ...BLOG_REPEATS,
  ...DEAL_REPEATS,
  'payers.addPayer': async (server) => {
    const { visitor } = await client(server)
    return { by: visitor, input: { body: PAYER }, other: { body: { ...PAYER, name: 'ООО «Кровля»' } } }
  },
  'orders.createInvoice': async (server) => {
    const { visitor } = await client(server)
    return { by: visitor, input: { query: { amount: '500' } }, other: { query: { amount: '501' } } }
  },
  'reports.reportFault': async (server) => {
    const { guest, id } = await readReport(server)
    const input = (text: string) => ({ params: { id }, body: { text } })
    return { by: guest, input: input('Площадь другая'), other: input('Адрес другой') }
  },
  'admin.moveFault': async (server, admin) => {
    const { guest, id } = await readReport(server)
    const params = { params: { id }, body: { text: 'Площадь другая' } }
    const { fault_id } = (await guest.call(contract.reports.reportFault, params)).data
    const input = (answer: string) => ({ body: { fault_id, state: 'answered', answer } })
    return { by: admin, input: input('Исправили'), other: input('Запросили еще раз') }
  },
  'admin.moveFulfilments': async (server, admin) => {
    const body = await handOver(server)
    return { by: admin, input: { body }, other: { body: { ...body, reason: 'Передали' } } }
  },
  'admin.answerFulfilment': async (server, admin) => {
    const { params, body } = await lookUp(server)
    return {
      by: admin,
      input: { params, body },
      other: { params, body: { ...body, picture: pictureFile(2) } },
    }
  },
  'orders.payOrders': async (server) => {
    const { visitor } = await client(server)
    const order = async (product: string) => {
      const body = { order_items: [item(product)] }
      return (await visitor.call(contract.orders.createOrder, { body })).data.id
    }
    const [one, other] = [await order('EgrnObject'), await order('EgrnRightList')]
    return { by: visitor, input: { body: { order_ids: [one] } }, other: { body: { order_ids: [other] } } }
  },
  'orders.createOrder': async (server) => {
    const { visitor } = await client(server, 5000)
    const body = { order_items: [item('EgrnObject')], use_account_balance: true }
    const other = { ...body, order_items: [item('EgrnRightList')] }
    return { by: visitor, input: { body }, other: { body: other } }
  },
  'orders.createRegistrationOrder': async (server) => {
    const by = server.visit()
    const email = freshEmail()
    const body = { email, phone: '89990000000', registartion_url: '/', order_items: [item('EgrnObject')] }
    const other = { ...body, order_items: [item('EgrnRightList')] }
    return { by, input: { body }, other: { body: other }, headers: await giveConsents(by, email) }
  },
  'orders.correctOrderEmail': async (server) => {
    const { guest: by, order } = await guestOrder(server)
    const input = (email: string) => ({ params: { id: order.id }, body: { email } })
    return { by, input: input(freshEmail()), other: input(freshEmail()) }
  },
  'orders.resumePayment': async (server) => {
    const [one, other] = [await guestOrder(server), await guestOrder(server)]
    return {
      by: server.visit(),
      input: { params: { id: one.order.id } },
      other: { params: { id: other.order.id } },
    }
  },
  'orders.returnProduct': async (server, admin) => {
    const { first, second } = await waitingItems(server)
    const body = (order_item_id: string) => ({ body: { order_item_id } })
    return { by: admin, input: body(first), other: body(second) }
  },
  'payment.decideTestPayment': async (server) => {
    const { guest, order } = await guestOrder(server)
    const input = { params: { token: tokenOf(order) }, body: { decision: 'pay' } }
    return { by: guest, input, other: { ...input, body: { decision: 'decline' } } }
  },
  'payment.reportWidgetResult': async (server) => {
    const { guest, order } = await guestOrder(server)
    const body = { order_id: order.id, result: 'success' }
    return { by: guest, input: { body }, other: { body: { ...body, result: 'closed' } } }
  },
  'reports.updateOrderItem': async (server) => {
    const { guest, first } = await waitingItems(server)
    const naming = (owner: object) => ({
      body: { order_item_id: first, metadata: { ownersData: [owner] } },
    })
    return { by: guest, input: naming(LADOGIN.person), other: naming(CLEAN) }
  },
  'subjectRequests.ask': async (server) => ({
    by: server.visit(),
    input: { body: ASKED },
    other: { body: { ...ASKED, kind: 'objection' } },
  }),
  'tariffs.activateTariff': async (server) => {
    const { visitor } = await client(server, 10_000)
    const buying = (tariff_simple_id: number) => ({ body: { tariff_simple_id } })
    return { by: visitor, input: buying(2), other: buying(3) }
  },
  'tariffs.activateTariffForPerson': async (server, admin) => {
    const { id } = await client(server)
    const giving = (tariff_simple_id: number) => ({ body: { person_id: id, tariff_simple_id } })
    return { by: admin, input: giving(2), other: giving(3) }
  },
  ...WATCH_REPEATS,
  'tariffs.updateTariffOfPerson': async (server, admin) => {
    const { id } = await client(server)
    const body = { person_id: id, tariff_simple_id: 2 }
    await admin.call(contract.tariffs.activateTariffForPerson, { body })
    const until = (active_until: string) => ({ body: { ...body, active_until } })
    return { by: admin, input: until('2040-01-31T00:00:00Z'), other: until('2041-01-31T00:00:00Z') }
  },
  'tariffs.deleteTariffOfPerson': async (server, admin) => {
    const [one, other] = [await client(server), await client(server)]
    return {
      by: admin,
      input: { query: { person_id: one.id } },
      other: { query: { person_id: other.id } },
    }
  },
}

/** Two returns that wait for a second signature. */
async function pendingActs(server: Parameters<Prepare>[0]): Promise<readonly string[]> {
  const { first, second } = await waitingItems(server)
  const rows = await server.sql(
    `insert into pending_acts (id, kind, order_item_id, amount_kopecks, left_kopecks, item_status, reason, made_by, made_at, due_at, needs_second)
      select gen_random_uuid(), 'return', i.id, 100, 49900, i.status, 'Сбой', o.person_id, now(), now() + interval '1 day', true
        from order_items i join orders o on o.id = i.order_id where i.id = any($1) returning id`,
    [[first, second]],
  )
  return rows.map(({ id }) => String(id))
}
