import type { GostCurve } from './curves.ts'

/** A number of bytes whose first one is the least significant. */
export function littleEndian(bytes: Uint8Array): bigint {
  return bigEndian(bytes.toReversed())
}

function bigEndian(bytes: Uint8Array): bigint {
  let hex = '0'
  for (const byte of bytes) hex += byte.toString(16).padStart(2, '0')
  return BigInt(`0x${hex}`)
}

const modulo = (number: bigint, by: bigint): bigint => ((number % by) + by) % by

/**
 * Verifies a signature of GOST R 34.10-2012 (RFC 7091, section 6.2) as files carry it: the key is x and y with their least
 * significant bytes first, the signature s and r with their most significant first. False for a key that is no point of
 * the curve, too.
 */
export function verify(
  { Point, bytes }: GostCurve,
  {
    key,
    digest,
    signature,
  }: { readonly key: Uint8Array; readonly digest: Uint8Array; readonly signature: Uint8Array },
): boolean {
  if (key.length !== 2 * bytes || signature.length !== 2 * bytes) return false
  const order = Point.Fn.ORDER
  const s = bigEndian(signature.subarray(0, bytes))
  const r = bigEndian(signature.subarray(bytes))
  if (r <= 0n || r >= order || s <= 0n || s >= order) return false

  const point = pointOf(Point, key, bytes)
  if (point === undefined) return false
  const e = modulo(littleEndian(digest), order) || 1n
  const inverse = Point.Fn.inv(e)
  const found = Point.BASE.multiplyUnsafe(modulo(s * inverse, order)).add(
    point.multiplyUnsafe(modulo(-r * inverse, order)),
  )
  return !found.is0() && modulo(found.toAffine().x, order) === r
}

function pointOf(Point: GostCurve['Point'], key: Uint8Array, bytes: number) {
  const x = littleEndian(key.subarray(0, bytes))
  const y = littleEndian(key.subarray(bytes))
  if (x >= Point.Fp.ORDER || y >= Point.Fp.ORDER) return undefined
  try {
    const point = Point.fromAffine({ x, y })
    point.assertValidity()
    return point
  } catch {
    return undefined
  }
}
