import { contract } from '@proverka/api/contract'
import { saleHistoryParam, saleHistoryQuery } from '@proverka/domain/property'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { HOUSE } from './access/adverts-rows.ts'
import { FLAT } from '@proverka/test-support/guest-order'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { getHouseDetails, getHouseDetailsWithFloors } = contract.objects

let server: TestServer
let client: Visitor
beforeAll(async () => {
  server = await startTestServer()
  client = server.visit()
  await client.signIn('client@example.com')
})
afterAll(() => server.stop())

describe('the sale history of a house', () => {
  it('[CALL-006] has its flats with their sales; a guest gets 401', async () => {
    const { status, data } = await client.call(getHouseDetails, { query: { address: HOUSE } })
    expect([status, data.house, data.flats.length]).toEqual([200, HOUSE, 60])
    expect(data.flats.map(({ flat }) => flat)).toEqual(Array.from({ length: 60 }, (_, at) => String(at + 1)))
    const sales = data.flats.flatMap((flat) => flat.sales)
    expect(sales.length).toBeGreaterThan(30)
    const today = new Date().toISOString().slice(0, 10)
    for (const { date, price } of sales) {
      expect(date).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect([date <= today, price > 100_000]).toEqual([true, true])
    }
    for (const { sales: own, area } of data.flats) {
      expect(own.map(({ date }) => date)).toEqual(
        own
          .map(({ date }) => date)
          .toSorted()
          .toReversed(),
      )
      expect(area).toBeGreaterThan(0)
    }
    expect(await server.visit().call(getHouseDetails, { query: { address: HOUSE } })).toMatchObject({
      status: 401,
      error: 'Войдите, чтобы продолжить',
    })
  })

  it('[CALL-007] has floors and rooms in the newer call', async () => {
    const { data } = await client.call(getHouseDetailsWithFloors, { query: { address: HOUSE } })
    const old = await client.call(getHouseDetails, { query: { address: HOUSE } })
    expect(data.flats).toMatchObject(old.data.flats)
    expect(data.flats.find(({ flat }) => flat === '47')).toMatchObject({ floor: 5, rooms: 2, area: 54.3 })
    expect(old.data.flats[0]).not.toHaveProperty('floor')
    const guest = await server.visit().call(getHouseDetailsWithFloors, { query: { address: HOUSE } })
    expect(guest.status).toBe(401)
  })

  it('tells the same as the register: a sale is a right that came from one', async () => {
    const [row] = await server.sql('select history from demo_objects where number = $1', [FLAT])
    const history = row?.['history'] as {
      rights: { date: string; documents: { name: string }[] }[]
    }
    const sold = history.rights
      .filter(({ documents }) => documents.some(({ name }) => name === 'Договор купли-продажи'))
      .map(({ date }) => date)
    const { data } = await client.call(getHouseDetails, { query: { address: HOUSE } })
    const flat = data.flats.find((one) => one.flat === '47')
    expect(flat?.sales.map(({ date }) => date)).toEqual([...new Set(sold)].toSorted().toReversed())
  })

  it('is found by the address as a link carries it', async () => {
    const address = saleHistoryQuery(saleHistoryParam('Образцовск,  ул. Кленовая 14'))
    const { data } = await client.call(getHouseDetails, { query: { address } })
    expect(data.house).toBe(HOUSE)
    const unknown = await client.call(getHouseDetails, { query: { address: 'ул. Кленовая, д. 999' } })
    expect([unknown.status, unknown.error]).toEqual([
      404,
      'Такого дома нет в данных. Укажите улицу и номер дома',
    ])
  })
})
