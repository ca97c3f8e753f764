import { contract } from '@proverka/api/contract'
import { SAVED_LIMITS, type SavedItem } from '@proverka/domain/property'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const { addSaved, listSaved, removeSaved } = contract.saved
const search = (key: string): SavedItem => ({ kind: 'search', key, title: '' })
const favourite = (key: string): SavedItem => ({ kind: 'favourite', key, title: `Кленовая, ${key}` })
const add = (visitor: Visitor, ...items: SavedItem[]) => visitor.call(addSaved, { body: { items } })
const keys = (items: readonly SavedItem[]) => items.map(({ key }) => key)

async function client(): Promise<Visitor> {
  const visitor = server.visit()
  await register(visitor)
  return visitor
}

describe('[TRUST-13] searches and favourites of a client', () => {
  it('are stored once, the newest first, and are nobody else’s', async () => {
    const owner = await client()
    await add(owner, search('Кленовая'), favourite('00:14:0203005:1047'))
    await add(owner, search('Садовая'))
    const { data } = await add(owner, search('Кленовая'))
    expect(data).toEqual([search('Кленовая'), search('Садовая'), favourite('00:14:0203005:1047')])
    expect((await owner.call(listSaved, {})).data).toEqual(data)
    expect((await (await client()).call(listSaved, {})).data).toEqual([])
    expect((await server.visit().call(listSaved, {})).status).toBe(401)
  })

  it('take in what a browser stored, in its order and a repeat without effect', async () => {
    const owner = await client()
    await add(owner, favourite('1'))
    const ofGuest = [search('Б'), search('А'), favourite('2'), favourite('1')]
    await add(owner, ...ofGuest)
    const { data } = await add(owner, ...ofGuest)
    expect(keys(data)).toEqual(['Б', 'А', '2', '1'])
  })

  it('lose the oldest search beyond the limit, and refuse a favourite beyond theirs in words', async () => {
    const owner = await client()
    const many = (of: (key: string) => SavedItem, count: number) =>
      Array.from({ length: count }, (_, index) => of(`${index}`))
    await add(owner, ...many(search, SAVED_LIMITS.search))
    const { data } = await add(owner, search('новый'))
    expect(data).toHaveLength(SAVED_LIMITS.search)
    expect(keys(data)[0]).toBe('новый')
    await add(owner, ...many(favourite, SAVED_LIMITS.favourite))
    const refused = await add(owner, favourite('лишний'))
    expect([refused.status, refused.body['code']]).toEqual([409, 'saved/limit'])
    expect(refused.error).toMatch(/уберите/)
    expect(keys((await owner.call(listSaved, {})).data)).not.toContain('лишний')
    // One that is there already is no further one.
    expect((await add(owner, favourite('5'))).status).toBe(200)
  })

  it('are cleared one by one and by kind', async () => {
    const owner = await client()
    await add(owner, search('А'), search('Б'), favourite('А'))
    const one = await owner.call(removeSaved, { query: { kind: 'search', key: 'А' } })
    expect(one.data).toEqual([search('Б'), favourite('А')])
    const all = await owner.call(removeSaved, { query: { kind: 'search' } })
    expect(all.data).toEqual([favourite('А')])
  })

  it.each([{ items: [] }, { items: [{ kind: 'search', key: ' ', title: '' }] }])(
    'are refused where they are none: %j',
    async (body) => {
      const { status, error } = await (await client()).call(addSaved, { body: body as never })
      expect(status).toBe(400)
      expect(error).toMatch(/[а-яё]/i)
    },
  )
})
