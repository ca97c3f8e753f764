import { createHash } from 'node:crypto'
import { contract } from '@proverka/api/contract'
import { formatCode, verifyReport, type Jwks } from '@proverka/report-proof'
import { DAY_MS, MINUTE_MS } from '@proverka/domain/timing'
import { FLAT, itemIn, LADOGIN, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import { credentialsOf } from '@proverka/test-support/visitor'
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { pdfAttachments } from './setup/pdf-attachments.ts'
import { readPdfText } from './setup/read-pdf-text.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

const clock = createTestClock()
let server: TestServer
let buyer: Visitor
let orderId: string
let person: string
let flat: string

beforeAll(async () => {
  server = await startTestServer({}, { clock })
  buyer = server.visit()
  const { order } = await orderAsGuest(buyer, [
    { product: 'EgrnObject', key: FLAT },
    { product: 'BailiffCheck', key: 'Ладогин', metadata: LADOGIN },
  ])
  await payInWidget(buyer, order)
  orderId = order.id
  ;[flat = '', person = ''] = order.order_items.map(({ order_item_id }) => order_item_id)
  for (const id of [flat, person]) await itemIn(buyer, id, 'done')
})
afterAll(() => server.stop())

async function download(itemId: string, fileType: string): Promise<Buffer> {
  const query = new URLSearchParams({ orderID: orderId, fileType, order_item_id: itemId })
  const reply = await server.send(`/api/download?${query}`, { headers: credentialsOf(buyer) })
  expect(reply.status).toBe(200)
  return Buffer.from(reply.bytes)
}

async function keys(): Promise<Jwks> {
  const reply = await server.send('/.well-known/jwks.json', {})
  return JSON.parse(reply.text) as Jwks
}

const proofOf = async (itemId: string) =>
  (await buyer.call(contract.shares.getProof, { params: { id: itemId } })).data

describe('a finished report', () => {
  it('[TRUST-01] is issued as a token that another library verifies, with a disclosure for each section', async () => {
    const { code, token } = await proofOf(person)
    const [signed = ''] = token.split('~')
    const { payload } = await compactVerify(signed, createLocalJWKSet((await keys()) as JSONWebKeySet))
    const claims = JSON.parse(new TextDecoder().decode(payload)) as {
      jti: string
      outline: object[]
      parts: object[]
    }
    expect(claims.jti).toBe(code)
    expect(claims.parts).toHaveLength(claims.outline.length)
    expect(claims.parts.every((part) => Object.keys(part).join() === '...')).toBe(true)
    expect(JSON.stringify(claims)).not.toContain('Ладогин')
    const check = await verifyReport(token, await keys())
    expect(check.kind).toBe('genuine')
  })

  it('[TRUST-01] is the same bytes each time', async () => {
    const first = await proofOf(person)
    clock.advance(DAY_MS)
    expect(await proofOf(person)).toEqual(first)
  })

  it('[TRUST-03] carries itself in its PDF, with its code on each page', async () => {
    const pdf = await download(flat, 'pdf')
    const { code } = await proofOf(flat)
    const token = String(pdfAttachments(pdf).get('report.sd-jwt'))
    expect(await verifyReport(token, await keys())).toMatchObject({ kind: 'genuine', code })
    // The foot of each page is no text of the body: it is looked for in the whole page.
    const { pages } = readPdfText(pdf)
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.every((page) => page.includes(formatCode(code)))).toBe(true)
  })

  it('[TRUST-03] puts the digest of each file that was handed out under its code', async () => {
    const { code } = await proofOf(flat)
    for (const kind of ['pdf', 'json']) {
      const digest = createHash('sha256')
        .update(await download(flat, kind))
        .digest('hex')
      const rows = await server.sql('select kind from issued_files where code = $1 and sha256 = $2', [
        code,
        digest,
      ])
      expect(rows).toEqual([{ kind }])
    }
  })

  it('has its signed form in its JSON', async () => {
    const file = JSON.parse(String(await download(person, 'json'))) as { proof: string }
    expect(file.proof).toBe((await proofOf(person)).token)
  })

  it('[TRUST-02] stays verifiable when its key has retired', async () => {
    const before = await proofOf(person)
    const [old] = (await keys()).keys
    await server.sql(`update report_keys set created_at = created_at - interval '181 days'`)
    clock.advance(2 * MINUTE_MS)
    const after = await proofOf(person)
    const set = await keys()
    expect(set.keys.map(({ kid }) => kid)).toContain(old?.kid)
    expect(set.keys.find(({ kid }) => kid === old?.kid)?.retired_at).toBeDefined()
    expect(set.keys[0]?.kid).not.toBe(old?.kid)
    expect(after.code).toBe(before.code)
    for (const { token } of [before, after]) expect((await verifyReport(token, set)).kind).toBe('genuine')
    expect(await server.sql('select sealed from report_keys where kid = $1', [old?.kid])).toEqual([
      { sealed: null },
    ])
  })
})
