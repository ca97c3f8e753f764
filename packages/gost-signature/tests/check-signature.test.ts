import { readFileSync } from 'node:fs'
import { assert, integer, nat, oneof, property, tuple, uint8Array, uniqueArray } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { validityAt } from '../src/check-signature.ts'
import { readElement } from '../src/der.ts'
import { checkSignature, compareDigest, SignatureError, signedContent } from '../src/index.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../fixtures/${name}`, import.meta.url)))
const MESSAGE = fixture('message.txt')
const check = (name: string, file = MESSAGE) => checkSignature(file, fixture(name))
const bent = (bytes: Uint8Array, at: number) => {
  const copy = Uint8Array.from(bytes)
  copy[at] = (copy[at] ?? 0) ^ 1
  return copy
}

const SETS = ['A', 'B', 'C', 'XA', 'XB', 'TCA', 'TCB', 'TCC', 'TCD'].map((set) => `256-${set}`)
const ALL = [...SETS, '512-A', '512-B', '512-C']

/** The same signature with two of its signed attributes in each other's place. */
function withAttributesSwapped(signature: Uint8Array, one: number, other: number): Uint8Array {
  const [, wrapper] = readElement(signature).children
  const signers = wrapper?.children[0]?.children.at(-1)
  const attributes = signers?.children[0]?.children.find(({ isContext, tag }) => isContext && tag === 0)
  if (attributes === undefined) throw new TypeError('The signature has attributes')
  const members = attributes.children.map(({ raw }) => Buffer.from(raw))
  const before = Buffer.concat(members)
  const swapped = members.map((member, at) => members[at === one ? other : at === other ? one : at] ?? member)
  const start = Buffer.from(signature).indexOf(before)
  return new Uint8Array(
    Buffer.concat([signature.subarray(0, start), ...swapped, signature.subarray(start + before.length)]),
  )
}

describe.each(ALL)('a signature that OpenSSL has made with the parameter set %s', (set) => {
  it('is right, and its chain leads to a root', () => {
    const bits = set.slice(0, 3)
    expect(check(`${set}.sig`)).toMatchObject({
      digest: 'same',
      signature: 'right',
      chain: { links: 'complete', validity: 'within' },
      digestAlgorithm: `ГОСТ Р 34.11-2012, ${bits} бит`,
      signatureAlgorithm: `ГОСТ Р 34.10-2012, ${bits} бит`,
      signer: {
        name: 'Образцова Вера Павловна',
        organisation: 'Управление Росреестра по Образцовой области (вымышленное)',
        issuer: 'Корень «Образец» (вымышленный)',
      },
    })
  })

  it('tells a changed file from a changed signature', () => {
    expect(check(`${set}.sig`, bent(MESSAGE, 3))).toMatchObject({ digest: 'differs', signature: 'right' })
    const signature = fixture(`${set}.sig`)
    // The signature itself is at the end.
    expect(checkSignature(MESSAGE, bent(signature, signature.length - 5))).toMatchObject({
      digest: 'same',
      signature: 'wrong',
    })
  })
})

describe('other signatures', () => {
  it('a file of 2001 and one of RSA are not said to be right or wrong', () => {
    expect(check('gost-2001.sig')).toMatchObject({
      digest: 'unknown-algorithm',
      signature: 'unknown-algorithm',
      digestAlgorithm: 'ГОСТ Р 34.11-94',
      signatureAlgorithm: 'ГОСТ Р 34.10-2001',
    })
    expect(check('rsa.sig')).toMatchObject({
      digest: 'unknown-algorithm',
      signature: 'unknown-algorithm',
      digestAlgorithm: 'SHA-256',
      signatureAlgorithm: 'RSA',
      chain: { links: 'unknown-algorithm' },
    })
  })

  it('without attributes the signature vouches for the digest', () => {
    expect(check('without-attributes.sig')).toMatchObject({ digest: 'same', signature: 'right' })
    expect(check('without-attributes.sig', bent(MESSAGE, 0))).toMatchObject({
      digest: 'differs',
      signature: 'wrong',
    })
    expect(check('without-attributes.sig').chain.validity).toBe('unknown')
  })

  it('without a certificate the digest alone is checked', () => {
    expect(check('without-certificates.sig')).toMatchObject({
      digest: 'same',
      signature: 'no-certificate',
      chain: { links: 'none', validity: 'unknown' },
    })
    expect(check('without-certificates.sig').signer).toBeUndefined()
  })

  it('a chain is partial without its issuer, and broken by one that only bears its name', () => {
    expect(check('without-issuer.sig').chain.links).toBe('partial')
    expect(check('foreign-issuer.sig').chain.links).toBe('broken')
  })

  it('the signer may be named by the identifier of the key', () => {
    expect(check('by-key-id.sig')).toMatchObject({ signature: 'right', chain: { links: 'complete' } })
  })

  it('a file may be embedded in its signature', () => {
    expect(signedContent(fixture('attached.sig'))).toEqual(MESSAGE)
    expect(signedContent(fixture('256-A.sig'))).toBeUndefined()
    expect(check('attached.sig')).toMatchObject({ digest: 'same', signature: 'right' })
    expect(check('attached.sig', bent(MESSAGE, 0)).digest).toBe('differs')
  })

  it('comes as Base64, too', () => {
    expect(check('text.sig')).toMatchObject({ digest: 'same', signature: 'right' })
    const bare = new TextEncoder().encode(Buffer.from(fixture('256-A.sig')).toString('base64'))
    expect(checkSignature(MESSAGE, bare)).toMatchObject({ signature: 'right' })
  })

  const base64 = Buffer.from(fixture('256-A.sig')).toString('base64')
  const wrapped = base64.replaceAll(/.{64}/g, '$&\r\n')
  it.each([
    ['with the mark of UTF-8', Buffer.from(`\uFEFF${wrapped}\r\n`)],
    ['in UTF-16', Buffer.from(`\uFEFF${wrapped}`, 'utf16le')],
    ['in UTF-16 without its mark', Buffer.from(base64, 'utf16le')],
    ['in UTF-16, the high bytes first', Buffer.from(`\uFEFF${base64}`, 'utf16le').swap16()],
    ['in lines that end with spaces', Buffer.from(base64.replaceAll(/.{76}/g, '$& \n'))],
    [
      'in a frame with the mark of UTF-8',
      Buffer.from(`\uFEFF-----BEGIN PKCS7-----\n${wrapped}\n-----END PKCS7-----\n`),
    ],
    [
      'in a frame after other words',
      Buffer.from(`Подпись\n-----BEGIN CMS-----\n${wrapped}\n-----END CMS-----`),
    ],
    [
      'after the headers of a letter',
      Buffer.from(
        `Content-Type: application/pkcs7-signature;\r\n name=a.sig\r\nContent-Transfer-Encoding: base64\r\n\r\n${wrapped}`,
      ),
    ],
    ['in quotes', Buffer.from(`"${base64}"`)],
    [
      'in the letters of addresses',
      Buffer.from(base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')),
    ],
    ['twice', Buffer.from(Buffer.from(base64).toString('base64'))],
    ['of bytes that are followed by a line end', Buffer.concat([fixture('256-A.sig'), Buffer.from('\r\n')])],
  ])('[INPUT-08] comes %s', (_, bytes) => {
    expect(checkSignature(MESSAGE, new Uint8Array(bytes))).toMatchObject({
      digest: 'same',
      signature: 'right',
    })
  })

  it.each(['256-A.sig', '512-B.sig'])(
    '[INPUT-08] of attributes in any order is right over their order in DER: %s',
    (name) => {
      const whole = fixture(name)
      for (const [one, other] of [
        [0, 1],
        [1, 2],
        [0, 3],
      ] as const)
        expect(checkSignature(MESSAGE, withAttributesSwapped(whole, one, other))).toMatchObject({
          digest: 'same',
          signature: 'right',
        })
    },
  )

  it.each([
    ['256-A.sig', 'same', 'differs'],
    ['512-C.sig', 'same', 'differs'],
    ['without-attributes.sig', 'same', 'differs'],
    ['without-certificates.sig', 'same', 'differs'],
    ['two-signers.sig', 'same', 'differs'],
    ['rsa.sig', 'unknown-algorithm', 'unknown-algorithm'],
  ])('%s is of the file by its digest: %s, and of another one: %s', (name, own, other) => {
    expect(compareDigest(MESSAGE, fixture(name))).toBe(own)
    expect(compareDigest(bent(MESSAGE, 0), fixture(name))).toBe(other)
  })

  it('of two signers both must be right', () => {
    const both = fixture('two-signers.sig')
    expect(checkSignature(MESSAGE, both)).toMatchObject({ digest: 'same', signature: 'right' })
    expect(checkSignature(MESSAGE, bent(both, both.length - 5))).toMatchObject({ signature: 'wrong' })
  })

  it('of the sample of the page is right', () => {
    const folder = new URL('../../screens/src/pages/checks/own-extract/sample/', import.meta.url)
    const read = (name: string) => new Uint8Array(readFileSync(new URL(name, folder)))
    const found = checkSignature(
      read('extract_about_property_room.xml'),
      read('extract_about_property_room.xml.sig'),
    )
    expect(found).toMatchObject({ digest: 'same', signature: 'right', chain: { links: 'complete' } })
  })
})

describe('the validity of a certificate', () => {
  const year = { validFrom: '2026-01-01T00:00:00.000Z', validTo: '2027-01-01T00:00:00.000Z' }
  it.each([
    ['2026-06-01T00:00:00.000Z', 'within'],
    ['2025-12-31T23:59:59.000Z', 'outside'],
    ['2027-01-01T00:00:01.000Z', 'outside'],
    [undefined, 'unknown'],
  ] as const)('at %s is %s', (at, validity) => {
    expect(validityAt(year, at)).toBe(validity)
  })
})

describe('hostile bytes', () => {
  const outcome = (bytes: Uint8Array): string => {
    try {
      const { digest, signature } = checkSignature(MESSAGE, bytes)
      return digest === 'same' && signature === 'right' ? 'right' : 'doubted'
    } catch (error) {
      if (error instanceof SignatureError) return 'refused'
      throw error
    }
  }

  it.each([
    new Uint8Array(),
    new TextEncoder().encode('%PDF-1.7'),
    Uint8Array.from([0x30, 0x82, 0xff, 0xff, 0]),
    Uint8Array.from([0x30, 0x80, 0, 0]),
    // Nesting without end.
    Uint8Array.from({ length: 40_000 }, (_, at) => (at % 2 === 0 ? 0x30 : 0x80)),
  ])('are no signature', (bytes) => {
    expect(outcome(bytes)).toBe('refused')
  })

  it('any bytes are a refusal and nothing else', () => {
    assert(
      property(uint8Array({ maxLength: 200 }), (bytes) => {
        expect(outcome(bytes)).toBe('refused')
      }),
      { numRuns: 300 },
    )
  })

  it('a cut signature is refused', () => {
    const whole = fixture('256-A.sig')
    for (let length = 0; length < whole.length; length += 7)
      expect(outcome(whole.subarray(0, length))).toBe('refused')
  })

  it('no change of what is signed, or of the signature, stays unseen', () => {
    const whole = fixture('256-A.sig')
    const signatureStart = whole.length - 64
    // The algorithm identifier between the two is not covered by the signature.
    const attributesEnd = signatureStart - 2 - 14
    const place = oneof(
      integer({ min: attributesEnd - 130, max: attributesEnd - 1 }),
      integer({ min: signatureStart, max: whole.length - 1 }),
    )
    assert(
      property(
        uniqueArray(tuple(place, nat(254)), { minLength: 1, maxLength: 3, selector: ([at]) => at }),
        (changes) => {
          const copy = Uint8Array.from(whole)
          for (const [at, by] of changes) copy[at] = (copy[at] ?? 0) ^ (by + 1)
          expect(outcome(copy)).not.toBe('right')
        },
      ),
      { numRuns: 300 },
    )
  })
})
