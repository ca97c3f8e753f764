import * as asn1 from 'asn1js'
import { SignatureError } from './errors.ts'

/** An element of ASN.1. */
export interface Element {
  /** Number of its tag; those of the standard types and those of a context do not meet in one place. */
  readonly tag: number
  readonly isContext: boolean
  /** The element as it was encoded, tag and length included. */
  readonly raw: Uint8Array
  /** What is encoded in it, without the count of unused bits of a BIT STRING. */
  readonly content: Uint8Array
  readonly children: readonly Element[]
  /** An object identifier, a text or a time (ISO 8601), where it is one. */
  readonly text: string | undefined
}

const CONTEXT = 3
/** The first byte of a SET OF, which a signature replaces by a context tag. */
export const SET_OF = 0x31

/** Tags of the standard types that are asked for. */
export const TAG = { integer: 2, bitString: 3, octetString: 4, oid: 6, sequence: 16, set: 17 } as const

/** Reads one element of BER. Throws `SignatureError` for anything else. */
export function readElement(bytes: Uint8Array): Element {
  let read: asn1.FromBerResult
  try {
    // A copy, because the library keeps the buffer; `slice` of a Buffer of Node would share its pool.
    read = asn1.fromBER(Uint8Array.from(bytes).buffer)
  } catch (cause) {
    throw new SignatureError('The encoding is no BER', { cause })
  }
  if (read.offset < 0) throw new SignatureError('The encoding is no BER')
  return elementOf(read.result)
}

function elementOf(block: asn1.AsnType): Element {
  const { idBlock, lenBlock } = block
  const value: unknown = 'value' in block.valueBlock ? block.valueBlock.value : undefined
  const blocks = idBlock.isConstructed && Array.isArray(value) ? (value as asn1.AsnType[]) : []
  const raw = block.valueBeforeDecodeView
  const children = blocks.map(elementOf)
  const start = idBlock.blockLength + lenBlock.blockLength + (block instanceof asn1.BitString ? 1 : 0)
  const isPieces = block instanceof asn1.OctetString && children.length > 0
  return {
    tag: idBlock.tagNumber,
    isContext: idBlock.tagClass === CONTEXT,
    raw,
    content: isPieces ? joined(children.map(({ content }) => content)) : raw.subarray(start),
    children,
    text: textOf(block),
  }
}

function textOf(block: asn1.AsnType): string | undefined {
  if (block instanceof asn1.ObjectIdentifier) return block.getValue()
  if (block instanceof asn1.UTCTime || block instanceof asn1.GeneralizedTime) return isoTime(block)
  if (block instanceof asn1.BaseStringBlock && typeof block.valueBlock.value === 'string')
    return block.valueBlock.value
  return undefined
}

function isoTime(time: asn1.UTCTime | asn1.GeneralizedTime): string | undefined {
  const date = time.toDate()
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString()
}

/** A SET OF in DER: its members in the order of their encodings, its length written out (X.690, 10.1 and 11.6). */
export function derOfSet(members: readonly Element[]): Uint8Array {
  const content = joined(members.map(({ raw }) => raw).toSorted(byEncoding))
  const length: number[] = []
  for (let rest = content.length; rest > 0; rest = Math.floor(rest / 256)) length.unshift(rest % 256)
  const header = content.length < 0x80 ? [content.length] : [0x80 + length.length, ...length]
  return joined([Uint8Array.from([SET_OF, ...header]), content])
}

/** Octet by octet; the shorter one as if zeros followed it. */
function byEncoding(one: Uint8Array, other: Uint8Array): number {
  const length = Math.max(one.length, other.length)
  for (let at = 0; at < length; at++) {
    const difference = (one[at] ?? 0) - (other[at] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Pieces one after another. */
export function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const piece of pieces) {
    whole.set(piece, at)
    at += piece.length
  }
  return whole
}

/** The element, or `SignatureError` when it is missing. */
export function required(element: Element | undefined, what: string): Element {
  if (element === undefined) throw new SignatureError(`There is no ${what}`)
  return element
}

/** Whether two encodings are the same. */
export function isSame(one: Uint8Array, other: Uint8Array): boolean {
  return one.length === other.length && one.every((byte, at) => byte === other[at])
}

/** Digits of a number or a key identifier. */
export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
