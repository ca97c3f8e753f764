import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freshEmail, orderAsGuest } from '@proverka/test-support/guest-order'
import { giveConsents, register, registerProven } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { changeMarketingConsent, listConsents } = contract.account

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const kindsOf = async (visitor: Visitor) =>
  (await visitor.call(listConsents, {})).data.map(({ kind, withdrawn_at }) => [kind, withdrawn_at === null])

const BOTH = [
  ['offer', true],
  ['personal-data', true],
]

describe('own consents', () => {
  it('are listed with the words, the version, the time and the page of each', async () => {
    const visitor = server.visit()
    await register(visitor)
    const { data } = await visitor.call(listConsents, {})
    expect(data.map(({ kind }) => kind)).toEqual(['offer', 'personal-data'])
    expect(data[1]).toMatchObject({
      title: 'Согласие на обработку персональных данных',
      version: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      page: '/',
      withdrawn_at: null,
    })
    expect(data[1]?.sections?.[0]?.paragraphs.join(' ')).toContain('Вы разрешаете')
  })

  it('to advertising are given and withdrawn, each time with a row of its own', async () => {
    const visitor = server.visit()
    await register(visitor)
    const change = (given: boolean) =>
      visitor.call(changeMarketingConsent, {
        body: { given, page: 'http://realty.localhost/user/settings/' },
      })
    await change(true)
    expect(await kindsOf(visitor)).toEqual([['marketing', true], ...BOTH])
    await change(true)
    await change(false)
    expect(await kindsOf(visitor)).toContainEqual(['marketing', false])
    await change(true)
    expect(await kindsOf(visitor)).toContainEqual(['marketing', true])
    const [row] = await server.sql(
      `select count(*)::int as given, count(withdrawn_at)::int as withdrawn from consents
        where kind = 'marketing' and person_id is not null`,
    )
    expect(row).toEqual({ given: 2, withdrawn: 1 })
  })

  it('of a guest order belong to the account that it made', async () => {
    const visitor = server.visit()
    await orderAsGuest(visitor, [{ product: 'EgrnObject' }])
    expect(await kindsOf(visitor)).toEqual(BOTH)
  })

  it('that others gave with the same address are shown to its proven owner alone', async () => {
    const email = freshEmail()
    await giveConsents(server.visit(), email, ['offer', 'personal-data', 'marketing'])
    const typed = server.visit()
    await register(typed, email)
    expect(await kindsOf(typed)).toEqual(BOTH)
    const other = freshEmail()
    await giveConsents(server.visit(), other, ['offer', 'personal-data', 'marketing'])
    const { visitor } = await registerProven(server, server.visit(), other)
    expect(await kindsOf(visitor)).toContainEqual(['marketing', true])
  })
})
