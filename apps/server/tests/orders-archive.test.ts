import { contract } from '@proverka/api/contract'
import { FLAT, itemIn, payInWidget, productId } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sha256 } from '../src/platform/sha256.ts'
import { readZip } from './setup/read-zip.ts'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { createOrder, downloadOrders, listOrders } = contract.orders

let server: TestServer
let owner: Visitor
beforeAll(async () => {
  server = await startTestServer()
  owner = await newcomer()
})
afterAll(() => server.stop())

async function newcomer(): Promise<Visitor> {
  const visitor = server.visit()
  await register(visitor)
  return visitor
}

async function order(visitor: Visitor, product: string, isPaid = true) {
  const order_items = [{ product_id: productId(product), object_key: FLAT }]
  const { data } = await visitor.call(createOrder, { body: { order_items, again: true } })
  if (!isPaid) return data
  await payInWidget(visitor, data)
  await itemIn(visitor, data.order_items[0]?.order_item_id ?? '', 'done')
  return data
}

const archive = (visitor: Visitor, ids: readonly string[]) =>
  visitor.call(downloadOrders, { query: { ids: ids.join(',') } })

const numberOf = async (id: string) => {
  const { data } = await owner.call(listOrders, { query: {} })
  return data.orders.find(({ orderId }) => orderId === id)?.number ?? 0
}

describe('one archive of several orders', () => {
  it('has a folder for each, and an index with sums that names what has no report yet', async () => {
    const first = await order(owner, 'EgrnObject')
    const second = await order(owner, 'EgrnRightList')
    const unpaid = await order(owner, 'FullCheck', false)
    const { status, data } = await archive(owner, [unpaid.id, second.id, first.id, first.id])
    expect(status).toBe(200)
    const files = readZip(data as unknown as Uint8Array)
    const names = [...files.keys()]
    expect(names.slice(-2)).toEqual(['index.html', 'index.json'])
    const numbers = await Promise.all([first, second, unpaid].map(({ id }) => numberOf(id)))
    const foldersOf = new Set(names.slice(0, -2).map((name) => name.split('/')[0]))
    expect([...foldersOf]).toEqual([`заказ-${numbers[0]}`, `заказ-${numbers[1]}`])
    for (const folder of foldersOf) {
      const inside = names.filter((name) => name.startsWith(`${folder}/`))
      for (const end of ['pdf', 'html', 'xlsx', 'json'])
        expect(inside.filter((name) => name.endsWith(`.${end}`)).length, `${folder}: ${end}`).toBeGreaterThan(
          0,
        )
    }
    const index = JSON.parse(String(files.get('index.json')))
    expect(index.orders.map(({ number }: { number: number }) => number)).toEqual(numbers)
    expect(index.orders[2]).toMatchObject({ state: 'payment', files: [], reports: [] })
    expect(index.orders[2].absent).not.toEqual([])
    for (const { files: told } of index.orders)
      for (const { name, sha256: sum } of told) expect(sum).toBe(sha256(files.get(name) ?? new Uint8Array()))
    const page = String(files.get('index.html'))
    expect(page).toMatch(/ждет оплаты/)
    expect(page).toContain(': отчета нет')
    // A link into a folder, not to a file with a stroke in its name.
    expect(page).toContain(`href="${encodeURIComponent(`заказ-${numbers[0]}`)}/`)
  })

  it('is of own orders only, and nothing is given when one is not; ids are few and whole', async () => {
    const own = await order(owner, 'EgrnObject')
    const stranger = await newcomer()
    const foreign = await order(stranger, 'EgrnObject')
    expect((await archive(owner, [own.id, foreign.id])).status).toBe(404)
    expect((await archive(stranger, [own.id])).status).toBe(404)
    expect((await archive(server.visit(), [own.id])).status).toBe(401)
    const many = Array.from({ length: 51 }, () => crypto.randomUUID())
    expect((await archive(owner, many)).status).toBe(400)
    expect((await archive(owner, ['1'])).status).toBe(400)
  })

  it('is refused in words while none has a file', async () => {
    const unpaid = await order(owner, 'EgrnObject', false)
    expect(await archive(owner, [unpaid.id])).toMatchObject({ status: 409, error: 'Отчет еще не готов' })
  })
})
