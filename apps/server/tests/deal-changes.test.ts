import { contract } from '@proverka/api/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { register } from './setup/registration.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'
import { HOUR_MS } from '@proverka/domain/timing'

const { deals } = contract
const clock = createTestClock()

let server: TestServer
let owner: Visitor
let guest: Visitor
beforeAll(async () => {
  server = await startTestServer({}, { clock })
  owner = server.visit()
  await register(owner)
  guest = server.visit()
})
afterAll(() => server.stop())

const input = (object_key = '00:14:0203005:1047') => ({
  object_key,
  parties: [{ role: 'Продавец', name: 'Савва Ильин' }],
  price: 4_100_000,
})
const make = async () => (await owner.call(deals.createDeal, { body: input() })).data.deal_id
const view = async (id: string) => (await owner.call(deals.getDeal, { params: { id } })).data
const pdf = (name = 'Справка.pdf') => new File([`%PDF-1.7 ${crypto.randomUUID()}`], name)
const need = async (id: string, title: string, bearer = 'Продавец') =>
  (await owner.call(deals.addDealNeed, { params: { id }, body: { title, bearer } })).data.need_id
const link = async (id: string, bearer = 'Продавец') =>
  owner.call(deals.createDealLink, { params: { id }, body: { bearer, days: 7 } })
const tokenOf = ({ path }: { path: string }): string => path.split('#')[1] ?? ''
const open = (token: string) => guest.call(deals.openDealLink, { body: { token } })
const bring = (token: string, need_id: string, file = pdf()) =>
  guest.call(deals.bringDealPaper, { body: { token, need_id, file } })

describe('a deal', () => {
  it('is changed, and its document taken out: its paper is missing again, the file is gone', async () => {
    const id = await make()
    const body = { ...input('00:14:0203009:307'), price: 5, closes_on: '2026-12-05' }
    expect((await owner.call(deals.updateDeal, { params: { id }, body })).status).toBe(200)
    expect(await view(id)).toMatchObject({ object_key: body.object_key, price: 5, closes_on: '2026-12-05' })
    const need_id = await need(id, 'Справка')
    const { data } = await owner.call(deals.addDealDocument, { body: { deal_id: id, file: pdf(), need_id } })
    const [document] = (await view(id)).documents
    const path = document?.file.path ?? ''
    expect((await view(id)).needs[0]?.document_id).toBe(data.document_id)
    await owner.call(deals.removeDealDocument, { params: { id: data.document_id } })
    expect(await view(id)).toMatchObject({ documents: [], needs: [{ document_id: null }] })
    expect((await owner.call(contract.files.downloadFile, { params: { path } })).status).toBe(404)
  })

  it('that another tab has changed is not overwritten unseen; a repeat, and a press that knows, are taken', async () => {
    const id = await make()
    const [was, params] = [input(), { id }]
    const save = async (body: ReturnType<typeof input> & { was?: ReturnType<typeof input> }) =>
      (await owner.call(deals.updateDeal, { params, body })).status
    const [one, other] = [
      { ...was, price: 4_000_000 },
      { ...was, price: 3_900_000 },
    ]
    expect(await save({ ...one, was })).toBe(200)
    // Its answer was lost.
    expect(await save({ ...one, was })).toBe(200)
    expect(await save({ ...other, was })).toBe(409)
    expect((await view(id)).price).toBe(4_000_000)
    expect(await save(other)).toBe(200)
    expect((await view(id)).price).toBe(3_900_000)
  })

  it('is deleted with its documents, but not with what another folder has', async () => {
    const [id, other] = [await make(), await make()]
    await owner.call(deals.addDealDocument, { body: { deal_id: id, file: pdf('своя.pdf') } })
    const shared = await owner.call(deals.addDealDocument, { body: { deal_id: id, file: pdf('общая.pdf') } })
    const attachment_id = (await view(id)).documents.find(
      ({ document_id }) => document_id === shared.data.document_id,
    )?.file.attachment_id
    await owner.call(deals.addDealDocument, { body: { deal_id: other, attachment_id } })
    await link(id).catch(() => undefined)
    expect((await owner.call(deals.removeDeal, { params: { id } })).status).toBe(200)
    expect((await owner.call(deals.getDeal, { params: { id } })).status).toBe(404)
    expect((await view(other)).documents.map(({ file }) => file.name)).toEqual(['общая.pdf'])
    const [row] = await server.sql("select count(*)::int as n from attachments where name = 'своя.pdf'")
    expect(row).toEqual({ n: 0 })
  })
})

describe('a link of a deal', () => {
  it('shows the lines of its bearer and nothing else of the folder', async () => {
    const id = await make()
    await need(id, 'Согласие супруга')
    await need(id, 'Предварительный договор', 'Покупатель')
    const made = await link(id)
    expect(made.data.path).toMatch(/^\/deal\/#deal_[\w-]{43}$/)
    const answer = await open(tokenOf(made.data))
    expect(answer.data.needs.map(({ title }) => title)).toEqual(['Согласие супруга'])
    const text = JSON.stringify(answer.body)
    for (const secret of ['Савва', '00:14:0203005:1047', '4100000', 'Предварительный', id])
      expect(text).not.toContain(secret)
    expect((await view(id)).links).toMatchObject([{ bearer: 'Продавец', opened: 1 }])
  })

  it('takes the papers that are missing, once, with the limits of all uploads', async () => {
    const id = await make()
    const need_id = await need(id, 'Согласие супруга')
    const buyers = await need(id, 'Договор', 'Покупатель')
    const token = tokenOf((await link(id)).data)
    const program = new File(['MZ\u0000'], 'согласие.pdf')
    expect((await bring(token, need_id, program)).status).toBe(400)
    expect((await bring(token, buyers)).status).toBe(404)
    expect((await bring(token, crypto.randomUUID())).status).toBe(404)
    expect((await bring(token, need_id)).status).toBe(200)
    expect((await open(token)).data.needs).toMatchObject([{ brought: true }])
    const folder = await view(id)
    expect(folder.documents).toHaveLength(1)
    expect(folder.needs.find((one) => one.need_id === need_id)?.document_id).toBe(
      folder.documents[0]?.document_id,
    )
    // Nothing that is there is replaced from outside.
    const repeated = await bring(token, need_id)
    expect([repeated.status, repeated.error]).toEqual([409, expect.stringContaining('уже принесли')])
  })

  it('ends by its term, by its withdrawal, by a newer one and with the deal', async () => {
    const id = await make()
    const need_id = await need(id, 'Согласие')
    const first = tokenOf((await link(id)).data)
    const second = await link(id)
    expect((await open(first)).status).toBe(404)
    expect((await open(tokenOf(second.data))).status).toBe(200)
    await owner.call(deals.withdrawDealLink, { params: { id: second.data.link_id } })
    const refused = await open(tokenOf(second.data))
    expect([refused.status, refused.error]).toEqual([404, expect.stringContaining('Ссылка не действует')])
    expect((await bring(tokenOf(second.data), need_id)).status).toBe(404)

    const third = tokenOf((await link(id)).data)
    clock.advance(7 * 24 * HOUR_MS + 1)
    expect((await open(third)).status).toBe(404)
    expect((await view(id)).links).toEqual([])

    const fourth = tokenOf((await link(id)).data)
    await owner.call(deals.removeDeal, { params: { id } })
    expect((await open(fourth)).status).toBe(404)
  })

  it('is made for someone who has something to bring', async () => {
    const id = await make()
    const none = await link(id, 'Банк')
    expect([none.status, none.error]).toEqual([409, expect.stringContaining('нести нечего')])
    expect((await open('deal_guess')).status).toBe(404)
  })
})
