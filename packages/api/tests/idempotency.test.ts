import { describe, expect, it } from 'vitest'
import { contract, isAct, type Endpoint } from '../src/contract/index.ts'
import { createApiClient } from '../src/index.ts'
import { openWire } from './open-wire.ts'

/** Every call that orders, pays or moves money. */
const MONEY_CALLS = [
  'admin.answerNumberWait',
  'admin.addOrderNote',
  'admin.attachOrder',
  'admin.attachProduct',
  'admin.creditAccountBalance',
  'admin.cancelPending',
  'admin.cancelRegistry',
  'admin.confirmPending',
  'admin.makeRegistry',
  'admin.mergeAccounts',
  'admin.markRegistryPaid',
  'admin.returnItem',
  'admin.signRegistry',
  'admin.subtractAccountBalance',
  'admin.takeRegistry',
  'admin.updateItemStatus',
  'admin.updateKadnetStatus',
  'admin.updateManually',
  'admin.updateOrder',
  'admin.updateSpvStatus',
  'admin.decideWithdrawal',
  'admin.withdrawPartnerMoney',
  'orders.correctOrderEmail',
  'orders.createInvoice',
  'orders.createOrder',
  'orders.createRegistrationOrder',
  'orders.payOrders',
  'orders.redeemPromocode',
  'orders.resumePayment',
  'orders.returnProduct',
  'partner.requestWithdrawal',
  'payment.decideTestPayment',
  'payment.reportWidgetResult',
  'reports.updateOrderItem',
  'tariffs.activateTariff',
  'tariffs.activateTariffForPerson',
  'tariffs.deleteTariffOfPerson',
  'tariffs.updateTariffOfPerson',
  'watches.prolongWatch',
  'watches.startWatch',
]

/** What goes out twice cannot be called back either. */
const EMAIL_CALLS = [
  'admin.answerFulfilment',
  'admin.moderateComments',
  'admin.moveFault',
  'admin.moveFulfilments',
  'admin.moveSubjectRequest',
  'admin.requestAuth',
  'admin.sendEmail',
  'admin.sendEmailWithAttachment',
]

/** What a repeat would write down twice. */
const LIST_CALLS = [
  'admin.createArticle',
  'deals.addDealDocument',
  'deals.addDealNeed',
  'deals.bringDealPaper',
  'deals.createDeal',
  'payers.addPayer',
  'reports.reportFault',
  'shares.createShare',
  'subjectRequests.ask',
]

/** Calls whose names speak of orders or money, and why a repeat of them is no second order and no second payment. */
const WITHOUT_KEY: Readonly<Record<string, string>> = {
  'payment.receiveWebhook': 'the provider makes it, and its payment is the key',
  'admin.addPartnerTariff': 'a price list: the second row of a partner and a tariff is refused',
  'admin.updatePartnerTariff': 'a price list: a price is set to what it is',
  'admin.updateTariff': 'a price list: terms are set to what they are',
  'admin.removePartnerTariff': 'a price list: what is gone is not found',
  'orders.sendOrderLink':
    'an email to the address of the order, limited by the hour: the last link is the good one',
  'deals.addDealOrder': 'it orders nothing: an order is put into a folder, where it stands once',
  'maintenance.reorderStuck': 'it only wakes what is paid and stands still',
}

const SPEAKS_OF_MONEY = /order|pay(?!er)|tariff|balance|money|invoice|refund|return|manual_update$/

const endpoints = Object.entries(contract).flatMap(([area, calls]) =>
  Object.entries(calls).map(([name, endpoint]): [string, Endpoint] => [`${area}.${name}`, endpoint]),
)
const keyed = endpoints.filter(([, { idempotent }]) => idempotent)
const unkeyed = endpoints.filter(([, { idempotent }]) => !idempotent)

const { server } = await openWire()

describe('an Idempotency-Key', () => {
  it('belongs to the calls that order, pay, move money, write emails or add to a list, and to no others', () => {
    expect(keyed.map(([name]) => name).toSorted()).toEqual(
      [...MONEY_CALLS, ...EMAIL_CALLS, ...LIST_CALLS].toSorted(),
    )
  })

  it('is forgotten by no call that changes something and speaks of orders or money', () => {
    const acts = endpoints.filter(([, endpoint]) => isAct(endpoint))
    const money = acts.filter(([, { path }]) => SPEAKS_OF_MONEY.test(path))
    const without = money.filter(([, { idempotent }]) => !idempotent).map(([name]) => name)
    expect(without.toSorted()).toEqual(Object.keys(WITHOUT_KEY).toSorted())
    for (const area of ['orders', 'payment', 'tariffs', 'reports']) {
      expect(acts.filter(([name]) => name.startsWith(`${area}.`)).length).toBeGreaterThan(0)
      const forgotten = acts.filter(([name, { idempotent }]) => name.startsWith(`${area}.`) && !idempotent)
      expect(forgotten.map(([name]) => name).filter((name) => !(name in WITHOUT_KEY))).toEqual([])
    }
  })

  it('counts in one call alone, so each has an id of its own', () => {
    expect(new Set(keyed.map(([, { id }]) => id)).size).toBe(keyed.length)
  })

  it.each(keyed)(
    'goes out with %s: a fresh one each time, or the one that is given',
    async (name, endpoint) => {
      const sent = await keysOf(name, endpoint)
      const fresh = expect.stringMatching(/^[\da-f-]{36}$/) as unknown
      expect(sent).toEqual([fresh, fresh, 'mine'])
      expect(sent[0]).not.toBe(sent[1])
    },
  )

  it.each(unkeyed)('stays at home with %s', async (name, endpoint) => {
    expect(await keysOf(name, endpoint)).toEqual([undefined, undefined, undefined])
  })
})

/** The keys that three calls carry: two as they come, the third with one of the caller's own. */
async function keysOf(name: string, endpoint: Endpoint) {
  const api = createApiClient({ baseUrl: server.baseUrl })
  const [area = '', verb = ''] = name.split('.')
  const call = (api as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>)[
    area
  ]?.[verb]
  const input = {
    params: { id: 'i', path: 'a/b.pdf', token: 't', provider: 'test', commentId: 'c' },
    query: {},
    ...(endpoint.body && { body: { a: '1' } }),
  }
  for (const given of [{}, {}, { idempotencyKey: 'mine' }]) {
    // What comes back is the subject of other tests.
    await call?.({ ...input, ...given }).catch(() => {})
  }
  return server.requests.map(({ headers }) => headers['idempotency-key'])
}
