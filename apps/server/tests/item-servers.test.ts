import { contract } from '@proverka/api/contract'
import { ITEM_STATUSES, type ItemStatus } from '@proverka/domain/orders'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SERVED_BY } from '../src/services/orders/item-servers.ts'
import { countUnserved, requeueOrphanedJobs } from '../src/services/orders/requeue-orphaned-jobs.ts'
import { visitAsAdmin } from './setup/admin.ts'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { startTestServer, until, type TestServer, type Visitor } from './setup/test-server.ts'

/* A paid item is in a state that a job or a person serves (SAFE-09). */

let server: TestServer
let admin: Visitor
beforeAll(async () => {
  server = await startTestServer()
  admin = await visitAsAdmin(server)
})
afterAll(() => server.stop())

async function paidItem(product: string) {
  const visitor = server.visit()
  const { order, email } = await orderAsGuest(visitor, [{ product }])
  await payInWidget(visitor, order)
  return { visitor, email, orderId: order.id, id: order.order_items[0]?.order_item_id ?? '' }
}

const statusOf = async (id: string) =>
  (await server.sql('select status from order_items where id = $1', [id]))[0]?.['status'] as ItemStatus

/** An item as a fault may leave it: in a status, with no job, no report and no email that asks for its data. */
async function abandonedItem(status: ItemStatus) {
  const item = await paidItem('EgrnObject')
  await itemIn(item.visitor, item.id, 'done')
  await server.sql('delete from reports where order_item_id = $1', [item.id])
  await server.sql(`delete from pgboss.job where data ->> 'orderItemId' = $1`, [item.id])
  await server.sql(`delete from outbox where unique_key = $1`, [`data-needed:${item.id}`])
  await server.sql('update order_items set status = $2, data_asked_at = null where id = $1', [
    item.id,
    status,
  ])
  return item
}

describe('an item without a server', () => {
  it.each(ITEM_STATUSES)('[SAFE-09] in the status %s is found and served', async (status) => {
    const { id, visitor, email } = await abandonedItem(status)
    const served = SERVED_BY[status]
    expect((await countUnserved(server.context)).items).toBe(served.kind === 'ended' ? 0 : 1)
    await requeueOrphanedJobs(server.context)
    if (served.kind === 'jobs') await itemIn(visitor, id, 'done')
    expect(await statusOf(id)).toBe(served.kind === 'jobs' ? 'done' : status)
    if (served.kind === 'person') await server.emailTo(email, /данные/i)
    expect(await countUnserved(server.context)).toEqual({ items: 0, receipts: 0 })
  })
})

describe('an admin who puts an item into work', () => {
  const putInWork = (id: string) =>
    admin.call(contract.admin.updateItemStatus, { body: { order_item_id: id, status: 'inprogress' } })

  it('[SAFE-09] has its work begin when the data are there', async () => {
    const { visitor, id } = await paidItem('RiskAssessmentOwner')
    await until('the item to lack its data', async () =>
      (await statusOf(id)) === 'actionrequired' ? true : undefined,
    )
    const owners = JSON.stringify({ ownersData: [LADOGIN.person] })
    await server.sql('update order_items set metadata = metadata || $2::jsonb where id = $1', [id, owners])
    expect(await putInWork(id)).toMatchObject({ status: 200 })
    await itemIn(visitor, id, 'done')
  })

  it('[SAFE-09] finds it waiting for its buyer again when they are not', async () => {
    const { id } = await paidItem('RiskAssessmentOwner')
    await until('the item to lack its data', async () =>
      (await statusOf(id)) === 'actionrequired' ? true : undefined,
    )
    expect(await putInWork(id)).toMatchObject({ status: 200 })
    await until('the item to lack its data again', async () =>
      (await statusOf(id)) === 'actionrequired' ? true : undefined,
    )
    expect((await countUnserved(server.context)).items).toBe(0)
  })
})

describe('a paid order', () => {
  it('[SAFE-09] has its advance receipt, also when an admin marked it paid', async () => {
    const { order } = await orderAsGuest(server.visit(), [{ product: 'EgrnObject' }])
    await admin.call(contract.admin.updateOrder, { body: { OrderID: order.id, Paid: true } })
    const receipts = await server.sql(
      `select lines -> 0 ->> 'kopecks' as kopecks from receipts where order_id = $1 and kind = 'advance'`,
      [order.id],
    )
    expect(receipts).toEqual([{ kopecks: '49900' }])
  })

  it('[SAFE-09] without a receipt is found, counted, and gets one', async () => {
    const { orderId } = await paidItem('EgrnObject')
    await server.sql('delete from receipts where order_id = $1', [orderId])
    expect((await countUnserved(server.context)).receipts).toBe(1)
    await requeueOrphanedJobs(server.context)
    expect((await countUnserved(server.context)).receipts).toBe(0)
    expect(
      await server.sql(`select 1 from outbox where unique_key = $1`, [`receipt-advance:order:${orderId}`]),
    ).toHaveLength(1)
  })
})
