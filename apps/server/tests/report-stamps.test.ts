import { contract } from '@proverka/api/contract'
import { checkFile, pemCertificates, type Jwks } from '@proverka/report-proof'
import { MINUTE_MS, SECOND_MS } from '@proverka/domain/timing'
import { FLAT, itemIn, orderAsGuest, payInWidget } from '@proverka/test-support/guest-order'
import {
  createStampAuthority,
  startStampServer,
  STAMP_POLICY,
  type StampAuthority,
  type StampOutcome,
} from '@proverka/test-support/stamp-authority'
import { credentialsOf } from '@proverka/test-support/visitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { requestStamp, TIMEOUT_MS } from '../src/adapters/stamps/request-stamp.ts'
import { checkStamps } from '../src/commands/setup/check-stamps.ts'
import { readStampAuthority } from '../src/platform/config/read-stamp-authority.ts'
import { stampReports } from '../src/services/proofs/report-stamps.ts'
import { pdfAttachments } from './setup/pdf-attachments.ts'
import { createTestClock } from './setup/test-clock.ts'
import { startTestServer, type TestServer, type Visitor } from './setup/test-server.ts'

// The authority has the time of the machine.
const clock = createTestClock(new Date().toISOString())
const LOGIN = 'proverka:secret'

let authority: StampAuthority
let stamps: Awaited<ReturnType<typeof startStampServer>>
let server: TestServer
let buyer: Visitor
beforeAll(async () => {
  authority = createStampAuthority()
  stamps = await startStampServer(authority, LOGIN)
  server = await startTestServer({ stampAuthority: access() }, { clock })
  buyer = server.visit()
})
afterEach(() => stamps.answerWith('stamps'))
afterAll(async () => {
  await server.stop()
  await stamps.stop()
  authority.drop()
})

function access() {
  const [login, password] = LOGIN.split(':')
  return { url: stamps.url, login, password, policy: STAMP_POLICY, roots: pemCertificates(authority.root) }
}

/** A finished report, and how to download it. */
async function newReport() {
  const { order } = await orderAsGuest(buyer, [{ product: 'EgrnObject', key: FLAT }])
  await payInWidget(buyer, order)
  const itemId = order.order_items[0]?.order_item_id ?? ''
  await itemIn(buyer, itemId, 'done')
  const download = async (fileType: 'pdf' | 'json') => {
    const query = new URLSearchParams({ orderID: order.id, fileType, order_item_id: itemId })
    const reply = await server.send(`/api/download?${query}`, { headers: credentialsOf(buyer) })
    expect(reply.status).toBe(200)
    return new Uint8Array(reply.bytes)
  }
  const { data } = await buyer.call(contract.shares.getProof, { params: { id: itemId } })
  /** Rounds of the background task, which the server makes, too, until the stamp is as expected. */
  const until = (expected: object) =>
    expect
      .poll(
        async () => {
          await stampReports(server.context)
          const [row] = await server.sql(
            'select tries, failure, stamped_at, next_try_at from report_stamps where code = $1',
            [data.code],
          )
          return row
        },
        { timeout: 30_000 },
      )
      .toMatchObject(expected)
  return { code: data.code, download, until }
}

const keys = async (): Promise<Jwks> =>
  JSON.parse((await server.send('/.well-known/jwks.json', {})).text) as Jwks

describe('[TRUST-01] the time stamp of a report', () => {
  it('comes in the background, stays the same from then on, and is verified by the published root', async () => {
    stamps.answerWith('broken')
    const { download, code, until } = await newReport()
    const before = await download('pdf')
    expect((await checkFile(before, await keys())).stamp).toBeUndefined()
    await until({ failure: 'ответ 503' })
    stamps.answerWith('stamps')
    clock.advance(MINUTE_MS)
    await until({ stamped_at: expect.any(Date) })
    const after = [await download('pdf'), await download('pdf')]
    expect(Buffer.compare(after[0] ?? before, after[1] ?? before)).toBe(0)
    expect([...pdfAttachments(Buffer.from(after[0] ?? before)).keys()].slice(0, 2)).toEqual([
      'report.sd-jwt',
      'report.tsr',
    ])
    for (const file of [after[0] ?? before, await download('json')])
      expect(await checkFile(file, await keys())).toMatchObject({
        result: { kind: 'genuine' },
        stamp: { kind: 'stamped', authority: 'Служба времени', policy: STAMP_POLICY },
      })
    // Both files were handed out, the former one without a stamp.
    const files = await server.sql(`select 1 from issued_files where code = $1 and kind = 'pdf'`, [code])
    expect(files).toHaveLength(2)
    const asked = stamps.requests.length
    await stampReports(server.context)
    expect(stamps.requests).toHaveLength(asked)
  })

  it.each([
    ['page', 'ответ не по RFC 3161'],
    ['again', 'отметка другого документа'],
    ['broken', 'ответ 503'],
    ['endless', 'ответ не по RFC 3161'],
  ] as const)(
    'that is none leaves the report as it is, and is asked for again: %s',
    async (outcome, words) => {
      stamps.answerWith(outcome satisfies StampOutcome)
      const { download, until } = await newReport()
      await until({ failure: words, stamped_at: null, tries: 1 })
      expect(await checkFile(await download('pdf'), await keys())).toMatchObject({
        result: { kind: 'genuine' },
        stamp: undefined,
      })
      // The pause is not over.
      stamps.answerWith('stamps')
      await until({ failure: words, tries: 1 })
      clock.advance(6 * SECOND_MS)
      await until({ failure: null, next_try_at: null, stamped_at: expect.any(Date) })
      expect((await checkFile(await download('pdf'), await keys())).stamp).toMatchObject({ kind: 'stamped' })
    },
  )

  it('is not waited for: a silent authority holds up no report', { timeout: 60_000 }, async () => {
    stamps.answerWith('silent')
    const { download, until } = await newReport()
    const began = performance.now()
    expect((await checkFile(await download('pdf'), await keys())).result.kind).toBe('genuine')
    expect(performance.now() - began).toBeLessThan(TIMEOUT_MS)
    await until({ failure: 'нет ответа', stamped_at: null })
  })

  it('is not taken of an authority that is not trusted, has ended, or whose clock is wrong', async () => {
    const digest = new Uint8Array(32)
    const refused = async (other: object, at = new Date()) =>
      requestStamp({ ...access(), ...other }, digest, at).then(
        () => 'stamped',
        (error: Error) => error.message,
      )
    expect(await refused({})).toBe('stamped')
    expect(await refused({ roots: [] })).toBe('сертификат не ведет к корневым из TSA_ROOTS_FILE')
    expect(await refused({ password: 'other' })).toBe('ответ 401')
    expect(await refused({ policy: '1.2.3' })).toBe('служба отказала')
    expect(await refused({}, new Date('2020-01-01'))).toMatch(/^часы службы: 20/)
    const old = createStampAuthority({ isExpired: true })
    const oldServer = await startStampServer(old)
    expect(await refused({ url: oldServer.url, roots: pemCertificates(old.root) })).toBe(
      'срок сертификата службы вышел',
    )
    await oldServer.stop()
    old.drop()
  })
})

describe('the setup', () => {
  it('[TRUST-01] says whether the authority answers', async () => {
    const line = (stampAuthority: ReturnType<typeof access> | undefined) =>
      checkStamps({ ...server.context.config, stampAuthority }, new Date())
    expect(await line(access())).toMatchObject({
      state: 'done',
      text: expect.stringContaining('отметки подписывает Служба времени'),
    })
    expect(await line({ ...access(), roots: [] })).toMatchObject({
      state: 'missing',
      text: expect.stringContaining('сертификат не ведет к корневым'),
    })
    expect(await line(undefined)).toMatchObject({ state: 'warning' })
    expect(() => readStampAuthority({ TSA_URL: 'https://tsa.example/' })).toThrow('задают вместе')
    expect(() =>
      readStampAuthority({ TSA_URL: 'https://tsa.example/', TSA_ROOTS_FILE: '/nowhere.pem' }),
    ).toThrow('не читается')
  })
})
