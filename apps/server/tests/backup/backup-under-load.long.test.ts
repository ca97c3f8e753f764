import { contract } from '@proverka/api/contract'
import { downloadOrder, itemIn, LADOGIN, payInWidget, productId } from '@proverka/test-support/guest-order'
import { startServerProcess } from '@proverka/test-support/server-process'
import { createVisitor, type Visitor } from '@proverka/test-support/visitor'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createBackupWorld, runCommand } from './backup-world.ts'

const BUYERS = 3
/** Orders that are acknowledged before the backup begins, and more that come while it is made. */
const BEFORE = 12

interface Bought {
  readonly orderId: string
  readonly itemId: string
  readonly file: { readonly path: string; readonly text: string }
}

let world: Awaited<ReturnType<typeof createBackupWorld>>
beforeAll(async () => {
  world = await createBackupWorld()
})
afterAll(() => world.drop())

/** An order, its payment and a file, all of them acknowledged. */
async function buy(client: Visitor): Promise<Bought> {
  const { data: order } = await client.call(contract.orders.createOrder, {
    body: {
      // Of other people: the same purchase would be the same order.
      order_items: [
        {
          product_id: productId('PersonCheck'),
          object_key: `Ладогин ${crypto.randomUUID()}`,
          metadata: LADOGIN,
        },
      ],
    },
  })
  const paid = await payInWidget(client, order)
  if (!paid.data.is_order_paid) throw new Error('the order is not paid')
  const text = `%PDF-1.7\n${order.id}`
  const { data } = await client.call(contract.files.uploadAttachment, {
    query: {},
    body: { file: new File([text], 'Договор.pdf') },
  })
  return {
    orderId: order.id,
    itemId: order.order_items[0]?.order_item_id ?? '',
    file: { path: data.path, text },
  }
}

it('[OPS-04] a backup under load holds every order that was acknowledged before it, with its files', async () => {
  const place = await world.prepared()
  let server = await startServerProcess(place)
  const client = createVisitor(() => server.port, 'realty')
  await client.signIn('client@example.com')
  const bought: Bought[] = []
  const buyers = Array.from({ length: BUYERS }, async () => {
    for (;;) bought.push(await buy(client))
  })
  // The kill cuts them off in the middle of a call.
  const ended = Promise.allSettled(buyers)
  await expect.poll(() => bought.length, { timeout: 60_000 }).toBeGreaterThan(BEFORE)
  const first = bought[0]
  await itemIn(client, first?.itemId ?? '', 'done')

  const acknowledged = [...bought]
  const made = await runCommand('backup', { ...place, ...world.backups })
  expect(made).toEqual({ code: 0, text: expect.stringMatching(/^Резервная копия .*: на .*, файлов \d+/) })
  const during = bought.length
  // The server went on selling, and goes on after it.
  await expect.poll(() => bought.length, { timeout: 60_000 }).toBeGreaterThan(during)
  await server.end('SIGKILL')
  await ended

  const file = /копия (\S+\.age):/.exec(made.text)?.[1] ?? ''
  const elsewhere = await world.empty()
  const restored = await runCommand('restore', elsewhere, '--key', world.keyFile, file)
  expect(restored).toEqual({ code: 0, text: expect.stringContaining('Можно запускать сервер') })

  server = await startServerProcess(elsewhere)
  for (const {
    orderId,
    itemId,
    file: { path, text },
  } of acknowledged) {
    // The session is one of the things that survived.
    const paid = await client.call(contract.orders.checkOrderPaid, { params: { id: orderId } })
    expect([paid.status, paid.data.is_order_paid]).toEqual([200, true])
    const attachment = await client.call(contract.files.downloadFile, { params: { path } })
    expect(Buffer.from(attachment.data as unknown as Uint8Array).toString()).toBe(text)
    // What was on its way goes on: the queue came along.
    await itemIn(client, itemId, 'done')
  }
  expect((await downloadOrder(client, first?.orderId ?? '')).status).toBe(200)
  // An order of after the backup's moment is whole or not at all there; both sides of its money are.
  const late = await Promise.all(
    bought
      .slice(acknowledged.length)
      .map(({ orderId }) => client.call(contract.orders.checkOrderPaid, { params: { id: orderId } })),
  )
  expect(late.every(({ status }) => status === 200 || status === 404)).toBe(true)
  await server.end('SIGTERM')
}, 240_000)
