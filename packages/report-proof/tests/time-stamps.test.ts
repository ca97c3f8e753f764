import { createHash } from 'node:crypto'
import {
  createStampAuthority,
  STAMP_POLICY,
  type StampAuthority,
} from '@proverka/test-support/stamp-authority'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { flips } from './flips.ts'
import { jsonContent, jsonFile, pdfFile } from './sample-files.ts'
import { issue, KEYS } from './sample-report.ts'
import { hideParts } from '../src/hide/hide-parts.ts'
import { checkFile } from '../src/read/check-file.ts'
import { fromBase64 } from '../src/token/bytes.ts'
import { pemCertificates } from '../src/stamp/pem.ts'
import { createStampRequest } from '../src/stamp/stamp-request.ts'
import { stampedDigest } from '../src/stamp/token-stamp.ts'
import { verifyStamp } from '../src/stamp/verify-stamp.ts'

const digest = new Uint8Array(createHash('sha256').update('отчет').digest())
const nonce = Uint8Array.of(0x51, 2, 3, 4, 5, 6, 7, 8)
const rootsOf = ({ root }: StampAuthority) =>
  pemCertificates(root).map((text) => fromBase64(text) ?? new Uint8Array())

const authorities: StampAuthority[] = []
const created = (options?: Parameters<typeof createStampAuthority>[0]) => {
  const authority = createStampAuthority(options)
  authorities.push(authority)
  return authority
}
let rsa: StampAuthority
let ec: StampAuthority
beforeAll(() => {
  rsa = created()
  ec = created({ keys: 'ec' })
})
afterAll(() => {
  for (const { drop } of authorities) drop()
})

describe('[TRUST-01] a time stamp of an authority', () => {
  it('is asked for as OpenSSL asks, and says when and by whom', async () => {
    for (const authority of [rsa, ec]) {
      const reply = authority.reply(createStampRequest({ digest, nonce }))
      expect(authority.verifies(reply, Buffer.from(digest).toString('hex'))).toBe(true)
      const check = await verifyStamp(reply, { digest, nonce, roots: rootsOf(authority) })
      if (check.kind !== 'stamped') throw new Error(check.fault)
      expect(check).toMatchObject({ authority: 'Служба времени', policy: STAMP_POLICY })
      expect(Math.abs(check.at.getTime() - Date.now())).toBeLessThan(60_000)
    }
  })

  it('is of the policy that was asked for', async () => {
    const policy = `${STAMP_POLICY}.2`
    const reply = rsa.reply(createStampRequest({ digest, nonce, policy }))
    const roots = rootsOf(rsa)
    expect(await verifyStamp(reply, { digest, roots, policy })).toMatchObject({ kind: 'stamped', policy })
    const fault = async (demands: object) => verifyStamp(reply, { digest, roots, nonce, policy, ...demands })
    expect(await fault({ policy: STAMP_POLICY })).toEqual({ kind: 'invalid', fault: 'other-policy' })
    expect(await fault({ nonce: Uint8Array.of(1) })).toEqual({ kind: 'invalid', fault: 'other-nonce' })
    const other = new Uint8Array(createHash('sha256').update('другой').digest())
    expect(await fault({ digest: other })).toEqual({ kind: 'invalid', fault: 'other-content' })
    expect(await fault({ roots: [] })).toEqual({ kind: 'invalid', fault: 'untrusted' })
    expect(await fault({ roots: rootsOf(ec) })).toEqual({ kind: 'invalid', fault: 'untrusted' })
  })

  it('is refused of a certificate that had ended, and of one that is not for stamps', async () => {
    const expired = created({ isExpired: true })
    const query = createStampRequest({ digest, nonce })
    expect(await verifyStamp(expired.reply(query), { digest, roots: rootsOf(expired) })).toEqual({
      kind: 'invalid',
      fault: 'expired',
    })
    expect(await verifyStamp(rsa.replyOfServer(query), { digest, nonce, roots: rootsOf(rsa) })).toEqual({
      kind: 'invalid',
      fault: 'untrusted',
    })
  })

  it('is refused where an authority refuses, and where its answer is none', async () => {
    const roots = rootsOf(rsa)
    const refused = rsa.reply(createStampRequest({ digest, nonce, policy: '1.2.3' }))
    expect(await verifyStamp(refused, { digest, roots })).toEqual({ kind: 'invalid', fault: 'refused' })
    for (const text of ['', '<!doctype html><h1>Вход</h1>', '0\u0082'])
      expect(await verifyStamp(new TextEncoder().encode(text), { digest, roots })).toEqual({
        kind: 'invalid',
        fault: 'unreadable',
      })
  })

  it('is never right with one changed byte', async () => {
    const reply = ec.reply(createStampRequest({ digest, nonce }))
    const roots = rootsOf(ec)
    const whole = await verifyStamp(reply, { digest, nonce, roots })
    const missed: string[] = []
    for (const { at, value } of flips(reply, 600)) {
      const changed = reply.slice()
      changed[at] = value
      const check = await verifyStamp(changed, { digest, nonce, roots })
      // Bytes around what is signed, such as a copy of the root, prove nothing: the answer is the same then.
      if (check.kind === 'stamped' && JSON.stringify(check) !== JSON.stringify(whole)) missed.push(`${at}`)
    }
    expect(missed).toEqual([])
    for (let length = 0; length < reply.length; length += 97)
      expect((await verifyStamp(reply.slice(0, length), { digest, roots })).kind).toBe('invalid')
  })

  it('comes in the JSON and the PDF of a report, and stays with a copy of which parts are hidden', async () => {
    const token = await issue()
    const stamp = rsa.reply(createStampRequest({ digest: stampedDigest(token), nonce }))
    const keys = { ...KEYS, timestamp_roots: pemCertificates(rsa.root) }
    const base64 = Buffer.from(stamp).toString('base64')
    const copy = await hideParts(token, { sections: ['seller'], kinds: [] })
    for (const file of [
      jsonFile({ ...jsonContent(token), stamp: base64 }),
      jsonFile({ proof: copy, stamp: base64 }),
      pdfFile(token, { stamp }),
    ])
      expect(await checkFile(file, keys)).toMatchObject({
        result: { kind: 'genuine' },
        stamp: { kind: 'stamped', authority: 'Служба времени' },
      })
    expect((await checkFile(pdfFile(token), keys)).stamp).toBeUndefined()
    expect((await checkFile(pdfFile(token, { stamp }), KEYS)).stamp).toEqual({
      kind: 'invalid',
      fault: 'untrusted',
    })
    // The stamp of another report, and none at all: the report stays genuine.
    const other = rsa.reply(createStampRequest({ digest, nonce }))
    expect(await checkFile(pdfFile(token, { stamp: other }), keys)).toMatchObject({
      result: { kind: 'genuine' },
      stamp: { kind: 'invalid', fault: 'other-content' },
    })
    expect(await checkFile(jsonFile({ ...jsonContent(token), stamp: 'завтра' }), keys)).toMatchObject({
      result: { kind: 'genuine' },
      stamp: { kind: 'invalid', fault: 'unreadable' },
    })
  })
})
