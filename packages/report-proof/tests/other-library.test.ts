import { createHash } from 'node:crypto'
import { compactVerify, createLocalJWKSet } from 'jose'
import { describe, expect, it } from 'vitest'
import { issue, KEYS, REPORT } from './sample-report.ts'

const digest = (text: string) => createHash('sha256').update(text).digest('base64url')

/** Opens digests as RFC 9901 (7.1) says, without a line of this package. */
function opened(value: unknown, disclosures: ReadonlyMap<string, readonly unknown[]>): unknown {
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      const found = (item as { '...'?: string } | null)?.['...']
      if (found === undefined) return [opened(item, disclosures)]
      const disclosure = disclosures.get(found)
      return disclosure ? [opened(disclosure[1], disclosures)] : []
    })
  if (typeof value !== 'object' || value === null) return value
  const { _sd = [], ...members } = value as { _sd?: readonly string[] }
  const hidden = _sd.flatMap((one) => {
    const disclosure = disclosures.get(one)
    return disclosure ? [[disclosure[1] as string, opened(disclosure[2], disclosures)] as const] : []
  })
  return Object.fromEntries([
    ...Object.entries(members).map(([name, member]) => [name, opened(member, disclosures)] as const),
    ...hidden,
  ])
}

describe('an issued report', () => {
  it('[TRUST-01] is verified by another library and opened by the digests of the standard', async () => {
    const [signed = '', ...rest] = (await issue()).split('~')
    const { payload, protectedHeader } = await compactVerify(
      signed,
      createLocalJWKSet({ keys: [...KEYS.keys] }),
    )
    expect(protectedHeader).toEqual({ alg: 'EdDSA', kid: KEYS.keys[1]?.kid, typ: 'proverka-report+sd-jwt' })
    expect(rest.pop()).toBe('')
    // One for each section, each text about a person, and the facts.
    expect(rest).toHaveLength(REPORT.parts.length + 5 + 1)
    const disclosures = new Map(
      rest.map((text) => [
        digest(text),
        JSON.parse(Buffer.from(text, 'base64url').toString()) as readonly unknown[],
      ]),
    )
    const claims = opened(JSON.parse(new TextDecoder().decode(payload)), disclosures)
    expect(claims).toEqual({ ...REPORT, _sd_alg: 'sha-256' })
  })

  it('says nothing about a person in what stays readable', async () => {
    const [signed = ''] = (await issue()).split('~')
    const payload = Buffer.from(signed.split('.')[1] as string, 'base64url').toString()
    for (const word of ['Иван', '1047', 'Кленовая', '000000', 'Ипотека']) expect(payload).not.toContain(word)
  })
})
