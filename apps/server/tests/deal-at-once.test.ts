import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { deals } = contract
const BEARER = 'Продавец'
/** As many at once as a hasty person, or a script, sends. */
const AT_ONCE = 8

let server: TestServer
let owner: Visitor
beforeAll(async () => {
  server = await startTestServer({ limits: { dealLinksPerHour: AT_ONCE + 1, resetsPerAddressHour: 1 } })
  owner = server.visit()
  await register(owner)
})
afterAll(() => server.stop())

async function dealWithNeed() {
  const { data } = await owner.call(deals.createDeal, {
    body: { object_key: '00:14:0203005:1047', parties: [{ role: 'seller', name: 'Савва Ильин' }], price: 1 },
  })
  const params = { id: data.deal_id }
  const need = await owner.call(deals.addDealNeed, {
    params,
    body: { title: 'Согласие супруга', bearer: BEARER },
  })
  return { params, need_id: need.data.need_id }
}

const link = (params: { id: string }) =>
  owner.call(deals.createDealLink, { params, body: { bearer: BEARER, days: 7 } })
const tokenOf = ({ path }: { path: string }): string => path.split('#')[1] ?? ''
const paper = (name = 'согласие.pdf') => new File([`%PDF-1.7 ${name}`], name)
const folder = async (params: { id: string }) => (await owner.call(deals.getDeal, { params })).data
const many = <Result>(act: (index: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: AT_ONCE }, (_, index) => act(index)))
const keptFiles = async () => (await server.context.files.list()).length

describe('a missing paper of a deal is one document', () => {
  it('when a guest sends it several times at once', async () => {
    const { params, need_id } = await dealWithNeed()
    const token = tokenOf((await link(params)).data)
    const before = await keptFiles()
    const replies = await many((index) =>
      server
        .visit()
        .call(deals.bringDealPaper, { body: { token, need_id, file: paper(`согласие-${index}.pdf`) } }),
    )
    expect(replies.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array(AT_ONCE - 1).fill(409),
    ])
    const read = await folder(params)
    expect(read.documents).toHaveLength(1)
    expect(read.needs[0]?.document_id).toBe(read.documents[0]?.document_id)
    expect(await keptFiles()).toBe(before + 1)
  })

  it('when its owner and a guest bring it at once', async () => {
    const { params, need_id } = await dealWithNeed()
    const token = tokenOf((await link(params)).data)
    const statuses = await many(async (index) => {
      const reply =
        index % 2 === 0
          ? await owner.call(deals.addDealDocument, { body: { deal_id: params.id, file: paper(), need_id } })
          : await server.visit().call(deals.bringDealPaper, { body: { token, need_id, file: paper() } })
      return reply.status
    })
    expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(AT_ONCE - 1).fill(409)])
    expect((await folder(params)).documents).toHaveLength(1)
  })

  it('when one request is repeated before its first answer, and each repeat is answered as the first', async () => {
    const { params, need_id } = await dealWithNeed()
    const token = tokenOf((await link(params)).data)
    const guest = server.visit()
    const guestKey = crypto.randomUUID()
    const brought = await many(() =>
      guest.call(
        deals.bringDealPaper,
        { body: { token, need_id, file: paper() } },
        { 'idempotency-key': guestKey },
      ),
    )
    expect(brought.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
    const ownKey = crypto.randomUUID()
    const added = await many(() =>
      owner.call(
        deals.addDealDocument,
        { body: { deal_id: params.id, file: paper('проект.pdf') } },
        { 'idempotency-key': ownKey },
      ),
    )
    expect(new Set(added.map(({ data }) => data.document_id)).size).toBe(1)
    expect((await folder(params)).documents).toHaveLength(2)
  })
})

it('a bearer has one link that opens something, however many are made at once', async () => {
  const { params } = await dealWithNeed()
  const made = await many(() => link(params))
  expect(made.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
  expect((await folder(params)).links).toHaveLength(1)
})

it('openings of a link have a limit of their own, and leave the other calls of a guest alone', async () => {
  const { params } = await dealWithNeed()
  const token = tokenOf((await link(params)).data)
  const guest = server.visit()
  const open = () => guest.call(deals.openDealLink, { body: { token } })
  const replies = await many(open)
  expect(replies.map(({ status }) => status)).toEqual(Array(AT_ONCE).fill(200))
  expect((await folder(params)).links).toMatchObject([{ opened: AT_ONCE }])
  await open()
  expect((await open()).status).toBe(429)
  const reset = await guest.call(contract.auth.resetPassword, { body: { username: 'client@example.com' } })
  expect(reset.status).toBe(200)
})
