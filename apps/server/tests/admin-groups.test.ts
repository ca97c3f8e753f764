import { contract } from '@proverka/api/contract'
import { toKopecks } from '@proverka/domain'
import { expect, it } from 'vitest'
import { visitAsAdmin } from './setup/admin.ts'
import { BUILDING, BUILDING_NUMBER, extractFile, extractForm } from './setup/extract-files.ts'
import { itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { whoIs } from './setup/registration.ts'
import { startTestServer } from './setup/test-server.ts'
import { knowObjects } from './setup/known-objects.ts'

const { admin: calls, priceComponents, risk, system } = contract

it('[ADMIN-01] admins have calls about all that they look after', async () => {
  const server = await startTestServer()
  const admin = await visitAsAdmin(server)
  const guest = server.visit()
  await knowObjects(server, [BUILDING_NUMBER])
  const { order } = await orderAsGuest(guest, [{ product: 'EgrnObject', key: BUILDING_NUMBER }])
  await payInWidget(guest, order)
  const item = order.order_items[0]?.order_item_id ?? ''
  await itemIn(guest, item, 'done')
  const person_id = (await whoIs(guest)).person?.id ?? ''
  const responsible_id = (await whoIs(admin)).person?.id ?? ''
  const { database, queries, clock } = server.context
  await database.transaction(async () => {
    await queries.ledger.bookTransfer({
      uniqueKey: 'referral:test',
      description: 'Бонус за приглашенного',
      entries: [
        { account: 'promotion', amount: -toKopecks(800) },
        { account: 'bonus', userId: person_id, amount: toKopecks(800) },
      ],
      at: clock.now(),
    })
  })
  const groups = {
    users: await admin.call(calls.listUsers, { query: {} }),
    orders: await admin.call(calls.listOrders, { query: {} }),
    coupons: await admin.call(calls.listCoupons, { query: {} }),
    campaigns: await admin.call(calls.listCampaigns, {}),
    promocodes: await admin.call(calls.listPromocodes, {}),
    stats: await admin.call(calls.getStats, { query: {} }),
    tariffs: await admin.call(calls.listPersonTariffs, { query: { person_id } }),
    riskReports: await admin.call(risk.listRiskReports, { query: {} }),
    systemInfo: await admin.call(system.viewSystemInfo, { query: {} }),
    priceComponents: await admin.call(priceComponents.listPriceComponents, { query: {} }),
    manualUpdates: await admin.call(calls.updateManually, { body: extractForm(item, extractFile(BUILDING)) }),
    withdrawals: await admin.call(calls.withdrawPartnerMoney, { body: { partner_id: person_id, amount: 1 } }),
    responsibleUsers: await admin.call(calls.addResponsibleUser, { body: { person_id, responsible_id } }),
    logs: await admin.call(calls.listUserLogs, { query: {} }),
  }
  const statuses = Object.entries(groups).map(([name, { status }]) => [name, status])
  expect(statuses).toEqual(Object.keys(groups).map((name) => [name, 200]))
  expect(statuses).toHaveLength(14)
  await server.stop()
})
