import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBulkEmbedded } from '../../src/adapters/registry/bulk/bulk-embedded.ts'
import { openBulkPostgres } from '../../src/adapters/registry/bulk/bulk-postgres.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'
import { loadSampleRegister } from './sample-register.ts'

const DEMO = '00:14:0203005:1047'
const HOUSE = '00:01:0101001:101'
const NUMBERLESS = 'обл Примерная, г Новоречинск, пр-кт Мира, д. 10, кв. 22'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
  const { databaseUrl } = server.context.config
  const connection = databaseUrl
    ? await openBulkPostgres(databaseUrl)
    : createBulkEmbedded(server.context.database)
  await loadSampleRegister(connection)
  await connection.close()
  await server.context.objectSearch.refresh()
})
afterAll(() => server.stop())

const search = async (query: string) =>
  (await server.visit().call(contract.objects.searchObjects, { query: { query } })).data.map(
    ({ Number: number, Address }) => number || Address,
  )
const page = async (id: string) =>
  (await server.visit().call(contract.objects.getObject, { params: { id }, query: {} })).data

describe('[REG-10] the demo world with a loaded region beside it', () => {
  it('[REG-10] finds the objects of both', async () => {
    expect(await search(DEMO)).toEqual([DEMO])
    expect(await search(HOUSE)).toEqual([HOUSE])
    expect((await search('Новоречинск Садовая 1'))[0]).toBe(HOUSE)
    expect(await search('Образцовск, Кленовая 14, 47')).toEqual([DEMO])
    const { suggestions } = await server.context.suggestions.addresses('новоречинск мир', 8)
    expect(suggestions[0]?.value).toBe('обл Примерная, г Новоречинск, пр-кт Мира')
  })

  it('[REG-10] shows each as what it is: invented ones without sources, loaded ones with them', async () => {
    expect(await page(DEMO)).toMatchObject({ confirmed: true, confirmed_by: [] })
    expect((await page(DEMO)).sources).toBeUndefined()
    const house = await page(HOUSE)
    expect(house).toMatchObject({ confirmed: true, sources: { kind: 'building' } })
    expect(house.units?.length).toBeGreaterThan(0)
    expect(await page(NUMBERLESS)).toMatchObject({ confirmed: true, no_number: true })
    const contour = await server
      .visit()
      .call(contract.objects.getContour, { params: { id: '00:01:0101001:3' } })
    expect(contour.data?.number).toBe('00:01:0101001:3')
  })

  it('still says of an unknown number that there is none', async () => {
    expect((await page('00:14:0203005:999999')).unconfirmed?.not_checked).toBeUndefined()
  })
})
