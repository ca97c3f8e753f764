import { contract } from '@proverka/api/contract'
import { CONFIRMER_KEY, startDadataAddresses } from '@proverka/test-support/sources/confirmers'
import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { NO_LIMITS } from '../../src/platform/config/limits.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'

const { wholesale, objects } = contract
const numberAt = (place: number) => `50:01:0010101:${place}`
/** What the service has: even ones. */
const isConfirmed = (number: string) => Number(number.split(':')[3]) % 2 === 0

let server: TestServer
let dadata: SourceStandIn
beforeEach(async () => {
  dadata = await startDadataAddresses((number) =>
    isConfirmed(number) ? [{ value: 'г Волоколамск, ул Новая, д 1', house: '1', house_cadnum: number }] : [],
  )
})
afterEach(async () => {
  await server.stop()
  await dadata.stop()
})
const start = async (limits = {}) => {
  server = await startTestServer({
    demo: false,
    limits: { ...NO_LIMITS, ...limits },
    confirmers: { dadata: { url: dadata.url, key: CONFIRMER_KEY } },
  })
}
const check = async (...rows: string[]) =>
  (await server.visit().call(wholesale.checkList, { body: { rows } })).data.map(
    ({ kind, not_checked, object }) => object?.Number ?? not_checked ?? kind,
  )

describe('[REG-07] services that confirm objects', () => {
  it('[REG-07] are asked by a search for a number that the register does not have, once', async () => {
    await start()
    const search = async (query: string) =>
      (await server.visit().call(objects.searchObjects, { query: { query } })).data
    expect(await search(numberAt(2))).toMatchObject([{ Number: numberAt(2) }])
    expect(await search(numberAt(3))).toEqual([])
    // The address came with the confirmation.
    expect(await search('Новая 1')).toMatchObject([{ Number: numberAt(2) }])
    expect(dadata.calls).toHaveLength(2)
    expect(await search(numberAt(2))).toHaveLength(1)
    expect(await search(numberAt(3))).toEqual([])
    expect(dadata.calls).toHaveLength(2)
  })

  it('[REG-07] are asked by a list about the few that the register does not have; the rest is not checked', async () => {
    await start()
    expect(await check(numberAt(2), numberAt(3), 'Нигде 1', '???')).toEqual([
      numberAt(2),
      'not-known',
      'not-known',
      'unclear',
    ])
    expect(dadata.calls).toHaveLength(2)

    const long = Array.from({ length: 200 }, (_, place) => numberAt(place + 2))
    const first = await check(...long)
    // Those that were asked about before cost nothing: twenty others are.
    expect(dadata.calls).toHaveLength(22)
    expect(first.slice(0, 22)).toEqual(
      long.slice(0, 22).map((number) => (isConfirmed(number) ? number : 'not-known')),
    )
    expect(new Set(first.slice(22))).toEqual(new Set(['not-asked']))
  })

  it('[REG-07] are asked by lists within a limit of their own, which leaves single objects theirs', async () => {
    await start({ listConfirmationsPerDay: 3, confirmationsPerDay: 1 })
    const rows = Array.from({ length: 5 }, (_, place) => numberAt(place * 2 + 2))
    const notAsked = (answers: readonly string[]) => answers.filter((answer) => answer === 'not-asked')
    expect(notAsked(await check(...rows))).toHaveLength(2)
    expect(notAsked(await check(...rows))).toHaveLength(2)
    expect(dadata.calls).toHaveLength(3)
    const page = await server.visit().call(objects.getObject, { params: { id: numberAt(12) }, query: {} })
    expect(page.data.confirmed).toBe(true)
  })

  it('[REG-07] that do not answer leave a list not checked, and are asked again', async () => {
    await start()
    dadata.setMood('refuses')
    expect(await check(numberAt(2))).toEqual(['not-asked'])
    dadata.setMood('well')
    expect(await check(numberAt(2))).toEqual([numberAt(2)])
  })
})

it('says that nothing is connected where nothing is', async () => {
  server = await startTestServer({ demo: false })
  expect(await check(numberAt(2), 'Нигде 1')).toEqual(['not-connected', 'not-connected'])
})
