import { describe, expect, it } from 'vitest'
import { createKey, issue, KEY, KEYS, REPORT } from '../../tests/sample-report.ts'
import { hideParts } from '../hide/hide-parts.ts'
import { verifyReport } from './verify-report.ts'

const check = (token: string) => verifyReport(token, KEYS)

describe('verifyReport', () => {
  it('opens a report as it was issued', async () => {
    const result = await check(await issue())
    expect(result).toMatchObject({
      kind: 'genuine',
      code: REPORT.jti,
      issuer: REPORT.iss,
      issuedAt: new Date(REPORT.iat * 1000),
      document: REPORT.document,
      data: REPORT.data,
      hidden: { name: 0, number: 0, birth: 0, sections: 0 },
      key: KEY.publicKey,
    })
    const { sections } = result as Extract<typeof result, { kind: 'genuine' }>
    expect(sections).toEqual(
      REPORT.outline.map((entry, index) => ({ ...entry, state: 'unchanged', part: REPORT.parts[index] })),
    )
  })

  it('gives equal bytes for equal reports, in whatever order their members are', async () => {
    const reordered = Object.fromEntries(Object.entries(REPORT).toReversed()) as unknown as typeof REPORT
    const salt = (counter: number) => `salt-${counter}`
    const { issueReport } = await import('../issue/index.ts')
    const options = { kid: 'key', sign: async () => new Uint8Array(64), salt }
    expect(await issueReport(reordered, options)).toBe(await issueReport(REPORT, options))
  })

  it('takes a retired key that is still in the list', async () => {
    const retired = createKey('2026-11-25T00:00:00Z')
    const token = await issue(REPORT, retired)
    expect(await verifyReport(token, { keys: [KEY.publicKey, retired.publicKey] })).toMatchObject({
      kind: 'genuine',
      key: { retired_at: '2026-11-25T00:00:00Z' },
    })
  })

  it('names the key that is not in the list', async () => {
    const unknown = createKey()
    const token = await issue(REPORT, unknown)
    expect(await check(token)).toEqual({ kind: 'unknown-key', kid: unknown.publicKey.kid })
  })

  it('refuses a signature by another key under a known name', async () => {
    const { privateKey } = createKey()
    expect(await check(await issue(REPORT, { privateKey, publicKey: KEY.publicKey }))).toMatchObject({
      kind: 'changed',
      places: [{ place: 'signed-part' }],
      sections: [],
    })
  })

  it('refuses a disclosure of another report', async () => {
    const own = (await issue()).split('~')
    const other = (await issue({ ...REPORT, jti: '2222222222' })).split('~')
    own[8] = other[8] as string
    expect(await check(own.join('~'))).toMatchObject({
      kind: 'changed',
      places: [{ place: 'section', id: 'owners', title: 'Правообладатели', isCertain: true }],
    })
  })

  it('counts what is hidden and shows the rest', async () => {
    const copy = await hideParts(await issue(), { sections: ['seller'], kinds: ['name', 'birth'] })
    const result = await check(copy)
    expect(result).toMatchObject({
      kind: 'genuine',
      hidden: { name: 3, number: 0, birth: 1, sections: 1 },
      data: undefined,
    })
    const { sections } = result as Extract<typeof result, { kind: 'genuine' }>
    expect(sections.map(({ state }) => state)).toEqual([
      'unchanged',
      'unchanged',
      'unchanged',
      'unchanged',
      'hidden',
      'unchanged',
    ])
    expect(sections[2]?.part?.rows[1]?.[1]).toEqual([{ hide: 'name' }, ', 1/2, родился ', { hide: 'birth' }])
    expect(JSON.stringify(result)).not.toContain('Иванов')
  })

  it('names a changed section also in a copy with hidden ones', async () => {
    const copy = await hideParts(await issue(), { sections: ['object'], kinds: ['name', 'number', 'birth'] })
    const pieces = copy.split('~')
    // Signed part, then the five sections that are left.
    pieces[3] = `${pieces[3]}AAAA`
    expect(await check(pieces.join('~'))).toMatchObject({
      kind: 'changed',
      places: [{ place: 'section', id: 'encumbrances', isCertain: true }],
    })
    // Beside the hidden section nothing says which of the two it was.
    pieces[3] = pieces[3]?.slice(0, -4) ?? ''
    pieces[2] = `${pieces[2]}AAAA`
    expect(await check(pieces.join('~'))).toMatchObject({
      kind: 'changed',
      places: [
        { place: 'section', id: 'object', isCertain: false },
        { place: 'section', id: 'owners', isCertain: false },
      ],
      sections: [{}, { state: 'uncertain' }, { state: 'uncertain' }, { state: 'unchanged' }, {}, {}],
    })
  })

  it('calls a section changed that may not be hidden and is missing', async () => {
    const pieces = (await issue()).split('~')
    const sections = pieces.length - 2 - REPORT.outline.length
    const withoutEncumbrances = pieces.toSpliced(sections + 3, 1)
    // What is about persons in it goes with it, as `hideParts` would do.
    const copy = withoutEncumbrances.toSpliced(4, 1).join('~')
    expect(await check(copy)).toMatchObject({
      kind: 'changed',
      places: [{ place: 'section', id: 'encumbrances', isCertain: true }],
    })
    expect((await check(`${pieces[0]}~`)).kind).toBe('changed')
  })

  it('refuses what a lenient verifier lets through', async () => {
    const token = await issue()
    const [signed = '', ...disclosures] = token.split('~')
    const order = { kind: 'changed', places: [{ place: 'order' }] }
    const [first = '', second = '', ...rest] = disclosures
    expect(await check([signed, first, first, second, ...rest].join('~'))).toMatchObject(order)
    expect(await check([signed, second, first, ...rest].join('~'))).toMatchObject(order)
    expect(await check(`${token}AAAA`)).toMatchObject(order)
    // The same 64 bytes in another spelling.
    const last = signed.at(-1) as string
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    const other = alphabet[alphabet.indexOf(last) + 1] as string
    const respelled = signed.slice(0, -1) + other
    expect(Buffer.from(respelled.split('.')[2] as string, 'base64url')).toEqual(
      Buffer.from(signed.split('.')[2] as string, 'base64url'),
    )
    expect(await check([respelled, ...disclosures].join('~'))).toMatchObject({
      places: [{ place: 'signed-part' }],
    })
  })

  it('refuses another algorithm and another type', async () => {
    const [signed = '', ...rest] = (await issue()).split('~')
    const [, payload, signature] = signed.split('.')
    for (const header of [
      { alg: 'none', typ: 'proverka-report+sd-jwt', kid: KEY.publicKey.kid },
      { alg: 'EdDSA', typ: 'JWT', kid: KEY.publicKey.kid },
      { alg: 'EdDSA', typ: 'proverka-report+sd-jwt', kid: KEY.publicKey.kid, crit: ['b64'] },
    ]) {
      const encoded = Buffer.from(JSON.stringify(header)).toString('base64url')
      expect(await check([`${encoded}.${payload}.${signature}`, ...rest].join('~'))).toMatchObject({
        kind: 'changed',
        places: [{ place: 'signed-part' }],
      })
    }
  })

  it('tells other tokens and other texts apart', async () => {
    const json = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const jwt = `${json({ alg: 'RS256', kid: 'google' })}.${json({ sub: '1' })}.AAAA`
    expect(await check(jwt)).toEqual({ kind: 'foreign' })
    for (const text of ['', '~', '..', 'ey.ey.ey', 'отчет', '{"a":1}'])
      expect(await check(text)).toEqual({ kind: 'unreadable' })
  })

  it('says so when a later version of the format was signed', async () => {
    const token = await issue({ ...REPORT, v: 2 as 1 })
    expect(await check(token)).toEqual({ kind: 'newer-format', version: 2 })
  })
})
