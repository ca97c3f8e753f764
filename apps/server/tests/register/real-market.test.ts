import { contract } from '@proverka/api/contract'
import { startStandIn } from '@proverka/test-support/sources/stand-in'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBulkEmbedded } from '../../src/adapters/registry/bulk/bulk-embedded.ts'
import { openBulkPostgres } from '../../src/adapters/registry/bulk/bulk-postgres.ts'
import { lookUpHouse } from '../../src/adapters/sources/market/find-house.ts'
import { estimatePrice } from '../../src/services/orders/estimate-price.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { loadSampleRegister } from './sample-register.ts'

const { advertsData, objects } = contract
const HOUSE = 'обл Примерная, г Новоречинск, ул Садовая, д. 1'
const GAR_ID = 'ce2b9817-122e-5074-b427-fcc10be9523a'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  await load(server)
})
afterAll(() => server.stop())

async function load({ context }: TestServer): Promise<void> {
  const { databaseUrl } = context.config
  const connection = databaseUrl ? await openBulkPostgres(databaseUrl) : createBulkEmbedded(context.database)
  await loadSampleRegister(connection)
  await connection.close()
  await context.objectSearch.refresh()
}

describe('[REG-10] the market of a real house', () => {
  it('[REG-10] means the house of an address or of a GAR id, and none of several', async () => {
    const garIdOf = async (key: string) => (await lookUpHouse(server.context, key))?.real?.garId
    for (const key of [GAR_ID, GAR_ID.toUpperCase(), HOUSE, `${HOUSE}, кв. 3`, 'Новоречинск Садовая 1'])
      expect(await garIdOf(key)).toBe(GAR_ID)
    expect(await garIdOf('Новоречинск, Садовая 1 корп 1')).toBe('f70edc20-5f37-504a-bf04-185d613128c4')
    // Two towns have it; a street alone and a plot name no house.
    for (const key of ['Садовая 1', 'Новоречинск, пер 1-й Речной', GAR_ID.replace('ce', 'aa')])
      expect(await garIdOf(key)).toBeUndefined()
    // Houses of the demo world come first.
    expect((await lookUpHouse(server.context, 'Образцовск, Кленовая 14'))?.own).toBeDefined()
  })

  it('[ADVERT-10] tells what Reforma GKH says of it with its day, and no price that nobody knows', async () => {
    const visitor = server.visit()
    const { data } = await visitor.call(advertsData.getReformaInfo, { query: { address: GAR_ID } })
    expect(data).toEqual({
      gar_id: GAR_ID,
      address: HOUSE,
      year: 1987,
      floors: '5',
      material: 'Панельные',
      documents: [{ source: 'houses', document: 'export-00-20261101.csv', day: '2026-11-01' }],
      region_price: {
        region: 'Примерная область',
        year: 2026,
        quarter: 3,
        fresh: 163_250,
        resale: 111_403,
        indicator: '31452',
        day: '2026-11-20',
      },
    })
    const average = await visitor.call(advertsData.getAveragePrice, { query: { address: GAR_ID } })
    expect(average.data).toEqual({ average: null, average_per_m2: null, count: 0 })
    for (const type of ['house_month', 'area_month'] as const)
      expect(
        (await visitor.call(advertsData.listPriceChange, { query: { type, address: HOUSE } })).data,
      ).toEqual([])
    expect((await visitor.call(advertsData.listIdsByAddress, { query: { address: GAR_ID } })).data).toEqual(
      [],
    )
  })

  it('[CALL-007] lists its flats by number and says that no source tells their sales', async () => {
    const client = server.visit()
    await client.signIn('client@example.com')
    const { data } = await client.call(objects.getHouseDetailsWithFloors, { query: { address: GAR_ID } })
    expect(data).toMatchObject({ house: HOUSE, gar_id: GAR_ID, sales_unknown: true })
    expect(data.flats.map(({ flat }) => flat)).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(data.flats[0]).toEqual({ flat: '1', area: null, floor: null, rooms: null, sales: [] })
  })

  it('refuses an estimate for lack of prices, not because there is no such house', async () => {
    const flat = { area: 50, rooms: undefined, floor: undefined }
    await expect(
      estimatePrice(server.context, { ...flat, address: `${HOUSE}, кв. 3` }),
    ).rejects.toMatchObject({ code: 'estimate/too-few' })
    await expect(
      estimatePrice(server.context, { ...flat, address: 'Новоречинск, Садовая 777' }),
    ).rejects.toMatchObject({ code: 'house/not-found' })
  })
})

describe('[REG-10] with a service of adverts', () => {
  it('is asked about by the address that GAR has for the id; the house itself is told by the register', async () => {
    const asked: (string | null)[] = []
    const service = await startStandIn(({ path, query }) => {
      asked.push(query.get('address'))
      return path === '/average_price'
        ? { body: { average: 5_000_000, average_per_m2: 100_000, count: 3 } }
        : { status: 404, body: {} }
    })
    const own = await startTestServer({
      demo: false,
      advertsService: { url: service.url, dataUrl: service.url, key: '' },
    })
    try {
      await load(own)
      const visitor = own.visit()
      const { data } = await visitor.call(advertsData.getAveragePrice, { query: { address: GAR_ID } })
      expect(data.count).toBe(3)
      const house = await visitor.call(advertsData.getReformaInfo, { query: { address: GAR_ID } })
      expect(house.data).toMatchObject({ address: HOUSE, year: 1987 })
      expect(asked).toEqual([HOUSE])
    } finally {
      await own.stop()
      await service.stop()
    }
  })
})
