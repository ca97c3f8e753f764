import { describe, expect, it } from 'vitest'
import { gostCurve } from '../src/curves.ts'
import type { GostSet } from '../src/curves.ts'
import { verify } from '../src/verify.ts'

const fromHex = (text: string, bytes: number) =>
  new Uint8Array(Buffer.from(text.padStart(bytes * 2, '0'), 'hex'))

/** The examples of GOST R 34.10-2012 (RFC 7091, section 7): numbers as the text prints them. */
const EXAMPLES = [
  {
    set: 'example256',
    bytes: 32,
    x: '7F2B49E270DB6D90D8595BEC458B50C58585BA1D4E9B788F6689DBD8E56FD80B',
    y: '26F1B489D6701DD185C8413A977B3CBBAF64D1C593D26627DFFB101A87FF77DA',
    e: '2DFBC1B372D89A1188C09C52E0EEC61FCE52032AB1022E8E67ECE6672B043EE5',
    r: '41AA28D2F1AB148280CD9ED56FEDA41974053554A42767B83AD043FD39DC0493',
    s: '1456C64BA4642A1653C235A98A60249BCD6D3F746B631DF928014F6C5BF9C40',
  },
  {
    set: 'example512',
    bytes: 64,
    x: '115DC5BC96760C7B48598D8AB9E740D4C4A85A65BE33C1815B5C320C854621DD5A515856D13314AF69BC5B924C8B4DDFF75C45415C1D9DD9DD33612CD530EFE1',
    y: '37C7C90CD40B0F5621DC3AC1B751CFA0E2634FA0503B3D52639F5D7FB72AFD61EA199441D943FFE7F0C70A2759A3CDB84C114E1F9339FDF27F35ECA93677BEEC',
    e: '3754F3CFACC9E0615C4F4A7C4D8DAB531B09B6F9C170C533A71D147035B0C5917184EE536593F4414339976C647C5D5A407ADEDB1D560C4FC6777D2972075B8C',
    r: '2F86FA60A081091A23DD795E1E3C689EE512A3C82EE0DCC2643C78EEA8FCACD35492558486B20F1C9EC197C90699850260C93BCBCD9C5C3317E19344E173AE36',
    s: '1081B394696FFE8E6585E7A9362D26B6325F56778AADBC081C0BFBE933D52FF5823CE288E8C4F362526080DF7F70CE406A6EEB1F56919CB92A9853BDE73E5B4A',
  },
] as const

const inputOf = ({ bytes, x, y, e, r, s }: (typeof EXAMPLES)[number]) => ({
  key: Uint8Array.from([...fromHex(x, bytes).toReversed(), ...fromHex(y, bytes).toReversed()]),
  digest: fromHex(e, bytes).toReversed(),
  signature: Uint8Array.from([...fromHex(s, bytes), ...fromHex(r, bytes)]),
})

describe.each(EXAMPLES)('the example of $set', (example) => {
  const curve = gostCurve(example.set)
  const input = inputOf(example)

  it('verifies', () => {
    expect(verify(curve, input)).toBe(true)
  })

  it('fails with one bit changed anywhere', () => {
    for (const part of ['key', 'digest', 'signature'] as const) {
      for (const at of [0, 7, example.bytes - 1, input[part].length - 1]) {
        const bent = Uint8Array.from(input[part])
        bent[at] = (bent[at] ?? 0) ^ 1
        expect(verify(curve, { ...input, [part]: bent }), `${part} ${at}`).toBe(false)
      }
    }
  })

  it('fails for numbers outside their range and for a key of another length', () => {
    const { bytes } = example
    const zeros = new Uint8Array(bytes)
    const half = (at: 0 | 1) => input.signature.subarray(at * bytes, (at + 1) * bytes)
    const order = fromHex(curve.Point.Fn.ORDER.toString(16), bytes)
    for (const signature of [
      [...zeros, ...half(1)],
      [...half(0), ...zeros],
      [...order, ...half(1)],
      [...half(0), ...order],
    ])
      expect(verify(curve, { ...input, signature: Uint8Array.from(signature) })).toBe(false)
    expect(verify(curve, { ...input, key: input.key.subarray(1) })).toBe(false)
    expect(verify(curve, { ...input, key: new Uint8Array(bytes * 2) })).toBe(false)
  })
})

describe('the parameter sets', () => {
  it.each([
    'cryptoProA',
    'cryptoProB',
    'cryptoProC',
    'tc26A256',
    'tc26A512',
    'tc26B512',
    'tc26C512',
    'example256',
    'example512',
  ] as const satisfies GostSet[])(
    '%s: the base is a point of the curve, and its order is the stated one',
    (set) => {
      const { Point } = gostCurve(set)
      Point.BASE.assertValidity()
      const order = Point.Fn.ORDER
      expect(
        Point.BASE.multiplyUnsafe(order - 1n)
          .add(Point.BASE)
          .is0(),
      ).toBe(true)
    },
  )
})
