import { describe, expect, it } from 'vitest'
import { DEMO_OBJECT_INFO } from '../src/contract/index.ts'
import { createApiClient } from '../src/index.ts'
import { objectQueries } from '../src/queries/index.ts'
import { runQuery } from './run-query.ts'
import { openWire } from './open-wire.ts'
import { json } from './wire-server.ts'

const ADDRESS = 'г. Образцовск, ул. Кленовая, д. 14'
const FLAT = { flat: '47', area: 54.3, sales: [{ date: '2024-03-18', price: 5_000_000 }] }

const { server } = await openWire()

const client = () => createApiClient({ baseUrl: server.baseUrl, getToken: () => 't' })
const sent = () => {
  const { pathname, searchParams } = new URL(server.last().url, server.baseUrl)
  return [server.last().method, pathname, Object.fromEntries(searchParams)]
}

describe('a house', () => {
  it('[CALL-006] is asked for its sales by address', async () => {
    server.answerWith(json({ data: { house: ADDRESS, flats: [FLAT] } }))
    const house = await client().objects.getHouseDetails({ query: { address: ADDRESS } })
    expect(sent()).toEqual(['GET', '/api/property/info/house_details', { address: ADDRESS }])
    expect(house.flats).toEqual([FLAT])
  })

  it('[CALL-007] is asked for floors and rooms too', async () => {
    const flat = { ...FLAT, floor: 5, rooms: null }
    server.answerWith(json({ data: { house: ADDRESS, flats: [flat] } }))
    const house = await runQuery(objectQueries.houseDetails(client(), ADDRESS))
    expect(sent()).toEqual(['GET', '/api/property/info/house_details_new', { address: ADDRESS }])
    expect(house.flats).toEqual([flat])
  })
})

it('[CALL-037] an estimate is asked for with the flat as body', async () => {
  const estimate = {
    flat: { address: ADDRESS, area: 54.3 },
    price: 6e6,
    price_per_m2: 1e5,
    range: { low: 5e6, high: 7e6 },
    count: 5,
    scope: 'house',
    error: null,
    comparables: [],
  }
  server.answerWith(json({ data: estimate }))
  const body = { address: ADDRESS, area: 54.3, rooms: 2, floor: 5 }
  expect(await client().events.estimatePrice({ body })).toEqual(estimate)
  expect(sent()).toEqual(['POST', '/api/estimate', {}])
  expect(JSON.parse(server.last().body)).toEqual(body)
})

describe('the demo object', () => {
  it('[CALL-163] comes out of the bundle for the key demo: no API call is made', async () => {
    const offline = createApiClient({
      baseUrl: 'http://127.0.0.1:1/api',
      fetch: () => Promise.reject(new Error('a call was made')),
    })
    for (const options of [objectQueries.base(offline, 'demo'), objectQueries.full(offline, 'demo')]) {
      expect(options.networkMode).toBe('always')
      expect((await runQuery(options)).data).toEqual(DEMO_OBJECT_INFO)
    }
    await expect(runQuery(objectQueries.base(offline, 'demo2'))).rejects.toMatchObject({ name: 'ApiError' })
  })

  it('is also served as a file of the API', async () => {
    server.answerWith(json({ data: DEMO_OBJECT_INFO }))
    expect(await client().demo.getDemoObject()).toEqual(DEMO_OBJECT_INFO)
    expect(sent()).toEqual(['GET', '/api/demo/object.json', {}])
  })
})
