import { contract, type HiddenParts } from '@proverka/api/contract'
import { DAY_MS, HOUR_MS } from '@proverka/domain/timing'
import { verifyReport, type Jwks } from '@proverka/report-proof'
import { itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const { shares } = contract

const clock = createTestClock()
let server: TestServer
let buyer: Visitor
let id: string

beforeAll(async () => {
  server = await startTestServer({}, { clock })
  buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
  ])
  await payInWidget(buyer, order)
  id = order.order_items[0]?.order_item_id ?? ''
  await itemIn(buyer, id, 'done')
})
afterAll(() => server.stop())

const NOTHING: HiddenParts = { kinds: [], sections: [] }
const after = (ms: number) => new Date(clock.now().getTime() + ms).toISOString()

const share = (hide: HiddenParts = NOTHING, ends_at = after(DAY_MS), name = 'Для Марины') =>
  buyer.call(shares.createShare, { params: { id }, body: { name, ends_at, hide } })

const codeIn = (body: Record<string, unknown>) => body['code']
const tokenOf = ({ path }: { path: string }) => path.split('#')[1] ?? ''
const open = (token: string, by: Visitor = server.visit()) => by.call(shares.openShare, { body: { token } })
const keys = async () => JSON.parse((await server.send('/.well-known/jwks.json', {})).text) as Jwks

describe('[TRUST-07, TRUST-08] a shared report', () => {
  it('opens by the link alone, verifies, and has no facts for programs', async () => {
    const { data: link } = await share()
    const { status, data } = await open(tokenOf(link))
    expect(status).toBe(200)
    const check = await verifyReport(data.token, await keys())
    expect(check).toMatchObject({ kind: 'genuine', data: undefined, hidden: { name: 0, sections: 0 } })
  })

  it('shows nothing of what is hidden, and says how much it is', async () => {
    const { data: link } = await share({ kinds: ['name', 'birth', 'number'], sections: ['bailiffs'] })
    const { data } = await open(tokenOf(link))
    const check = await verifyReport(data.token, await keys())
    if (check.kind !== 'genuine') throw new Error(check.kind)
    expect(check.hidden.sections).toBe(1)
    expect(check.hidden.name).toBeGreaterThan(0)
    expect(check.sections.find((section) => section.id === 'bailiffs')?.state).toBe('hidden')
    expect(JSON.stringify(check)).not.toMatch(/Ладогин|14\.03\.1987/)
    expect(Buffer.from(data.token.replaceAll(/[.~]/g, ''), 'base64url').toString()).not.toContain('Ладогин')
  })

  it.each([['verdict'], ['asked'], ['not-checked'], ['no-such-section']])(
    'cannot hide %s',
    async (section) => {
      const { status, body } = await share({ kinds: [], sections: [section] })
      expect([status, codeIn(body)]).toEqual([409, 'share/fixed-section'])
    },
  )

  it.each([
    ['half an hour', HOUR_MS / 2],
    ['two months', 60 * DAY_MS],
  ])('has no term of %s', async (_, ms) => {
    const { status, body } = await share(NOTHING, after(ms))
    expect([status, codeIn(body)]).toEqual([400, 'share/term'])
  })

  it('writes down each opening for its owner, by browser and without the address', async () => {
    const { data: link } = await share()
    await open(tokenOf(link))
    const { data: list } = await buyer.call(shares.listShares, { params: { id } })
    const [found] = list.filter(({ share_id }) => share_id === link.share_id)
    expect(found?.openings).toMatchObject([{ shown: true }])
    expect(
      await server.sql('select reason from personal_data_reads where subject = $1 and fields = $2', [
        `order_item:${id}`,
        'token',
      ]),
    ).not.toEqual([])
  })

  it('closes at once when it is revoked, and the try is written down', async () => {
    const { data: link } = await share()
    await buyer.call(shares.revokeShare, { params: { id: link.share_id } })
    const { status, body } = await open(tokenOf(link))
    expect([status, codeIn(body)]).toEqual([404, 'share/ended'])
    const { data: list } = await buyer.call(shares.listShares, { params: { id } })
    expect(list.find(({ share_id }) => share_id === link.share_id)?.openings).toMatchObject([
      { shown: false },
    ])
  })

  it('closes when its term is over', async () => {
    const { data: link } = await share(NOTHING, after(2 * HOUR_MS))
    clock.advance(3 * HOUR_MS)
    const { body } = await open(tokenOf(link))
    expect(codeIn(body)).toBe('share/ended')
    const more = await buyer.call(shares.hideMore, {
      params: { id: link.share_id },
      body: { kinds: ['name'], sections: [] },
    })
    expect(codeIn(more.body)).toBe('share/ended')
  })

  it('may hide more later, and shows nothing again', async () => {
    const { data: link } = await share({ kinds: ['name'], sections: [] })
    const { data } = await buyer.call(shares.hideMore, {
      params: { id: link.share_id },
      body: { kinds: ['birth'], sections: ['bailiffs'] },
    })
    expect(data.hide).toEqual({ kinds: ['name', 'birth'], sections: ['bailiffs'] })
    const check = await verifyReport((await open(tokenOf(data))).data.token, await keys())
    expect(check).toMatchObject({ kind: 'genuine', hidden: { sections: 1 } })
  })

  it('is not opened by a guess, nor by a token for another link', async () => {
    const { data: one } = await share()
    const { data: other } = await share()
    const [first, second] = [tokenOf(one), tokenOf(other)]
    const crossed = first.slice(0, 'share_'.length + 32) + second.slice('share_'.length + 32)
    for (const token of ['', 'share_', crossed, first.slice(0, -1), `${first}0`])
      expect(codeIn((await open(token)).body)).toBe('share/unknown')
    expect(
      await server.sql(`select 1 from report_shares where row(report_shares.*)::text like '%' || $1 || '%'`, [
        first.slice(-64),
      ]),
    ).toEqual([])
  })

  it('has twenty living links at most', async () => {
    const list = async () => (await buyer.call(shares.listShares, { params: { id } })).data
    const living = (await list()).filter(
      ({ revoked_at, ends_at }) => !revoked_at && ends_at > after(0),
    ).length
    for (let count = living; count < 20; count++) expect((await share()).status).toBe(200)
    expect(codeIn((await share()).body)).toBe('share/too-many')
  })
})
