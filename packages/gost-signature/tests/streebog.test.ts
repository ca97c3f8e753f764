import { assert, integer, property, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createStreebog, streebog } from '../src/streebog.ts'

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex')
const fromHex = (text: string) => new Uint8Array(Buffer.from(text, 'hex'))

/** Messages of RFC 6986, section 10, with their first byte first. */
const M1 = new TextEncoder().encode('012345678901234567890123456789012345678901234567890123456789012')
const M2 = fromHex(
  'd1e520e2e5f2f0e82c20d1f2f0e8e1eee6e820e2edf3f6e82c20e2e5fef2fa20f120eceef0ff20f1f2f0e5ebe0ece820ede020f5f0e0e1f0fbff20efebfaeafb20c8e3eef0e5e2fb',
)

describe('the digest of a message', () => {
  it.each([
    [
      512,
      M1,
      '1b54d01a4af5b9d5cc3d86d68d285462b19abc2475222f35c085122be4ba1ffa00ad30f8767b3a82384c6574f024c311e2a481332b08ef7f41797891c1646f48',
    ],
    [256, M1, '9d151eefd8590b89daa6ba6cb74af9275dd051026bb149a452fd84e5e57b5500'],
    [
      512,
      M2,
      '1e88e62226bfca6f9994f1f2d51569e0daf8475a3b0fe61a5300eee46d961376035fe83549ada2b8620fcd7c496ce5b33f0cb9dddc2b6460143b03dabac9fb28',
    ],
    [256, M2, '9dd2fe4e90409e5da87f53976d7405b0c0cac628fc669a741d50063c557e8f50'],
    [
      512,
      new Uint8Array(),
      '8e945da209aa869f0455928529bcae4679e9873ab707b55315f56ceb98bef0a7362f715528356ee83cda5f2aac4c6ad2ba3a715c1bcd81cb8e9f90bf4c1c1a8a',
    ],
    [256, new Uint8Array(), '3f539a213e97c802cc229d474c6aa32a825a360b2a933a949fd925208d9ce1bb'],
  ] as const)('of %i bits is that of the standard', (bits, message, digest) => {
    expect(hex(streebog(bits, message))).toBe(digest)
  })

  it('does not depend on the pieces that it comes in', () => {
    assert(
      property(uint8Array({ maxLength: 300 }), integer({ min: 1, max: 130 }), (bytes, piece) => {
        const hash = createStreebog(256)
        for (let at = 0; at < bytes.length; at += piece) hash.update(bytes.subarray(at, at + piece))
        expect(hex(hash.digest())).toBe(hex(streebog(256, bytes)))
      }),
      { numRuns: 60 },
    )
  })

  it('carries over the ends of words', () => {
    // The sum of two such blocks overflows every word.
    const bytes = new Uint8Array(128).fill(0xff)
    expect(hex(streebog(256, bytes))).not.toBe(hex(streebog(256, bytes.subarray(1))))
  })
})
