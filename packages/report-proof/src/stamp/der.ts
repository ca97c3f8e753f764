/** One value of DER (X.690) with the bytes that it is made of. */
export interface DerNode {
  readonly tag: number
  /** With tag and length. */
  readonly raw: Uint8Array<ArrayBuffer>
  readonly body: Uint8Array<ArrayBuffer>
}

/** Not DER, or not of the shape that is asked for. */
export class DerError extends Error {
  override readonly name = 'DerError'
}

export const TAG = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  null: 0x05,
  oid: 0x06,
  utcTime: 0x17,
  time: 0x18,
  sequence: 0x30,
  set: 0x31,
} as const

/** Tag of a constructed value `[number]`. */
export const context = (number: number): number => 0xa0 + number

/** The one value that the bytes are. Throws `DerError` for anything else. */
export function readDer(bytes: Uint8Array<ArrayBuffer>): DerNode {
  const nodes = readAll(bytes)
  const [node] = nodes
  if (!node || nodes.length > 1) throw new DerError('not one value')
  return node
}

/** The values in a value; of the tag that is given, where one is. */
export function children(node: DerNode | undefined, tag?: number): readonly DerNode[] {
  if (!node || (tag !== undefined && node.tag !== tag)) throw new DerError('another value is expected')
  return readAll(node.body)
}

function readAll(bytes: Uint8Array<ArrayBuffer>): readonly DerNode[] {
  const nodes: DerNode[] = []
  for (let at = 0; at < bytes.length;) {
    const tag = bytes[at] ?? 0
    const first = bytes[at + 1] ?? 0
    // Tags of several bytes and indefinite lengths are in nothing that is read here.
    const lengthBytes = first < 0x80 ? 0 : first - 0x80
    if ((tag & 0x1f) === 0x1f || first === 0x80 || lengthBytes > 4) throw new DerError('not DER')
    let length = lengthBytes === 0 ? first : 0
    for (let index = 0; index < lengthBytes; index++) length = length * 256 + (bytes[at + 2 + index] ?? 0)
    const start = at + 2 + lengthBytes
    if (start + length > bytes.length) throw new DerError('cut off')
    nodes.push({ tag, raw: bytes.slice(at, start + length), body: bytes.slice(start, start + length) })
    at = start + length
  }
  return nodes
}

/** `1.2.840.…` */
export function readOid(node: DerNode | undefined): string {
  if (node?.tag !== TAG.oid || node.body.length === 0) throw new DerError('not an identifier')
  const numbers: number[] = []
  let value = 0
  for (const byte of node.body) {
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) {
      numbers.push(value)
      value = 0
    }
  }
  const [both = 0, ...rest] = numbers
  const first = Math.min(2, Math.floor(both / 40))
  return [first, both - first * 40, ...rest].join('.')
}

/** An instant of UTCTime or GeneralizedTime. */
export function readTime(node: DerNode | undefined): Date {
  const text = new TextDecoder('latin1').decode(node?.body)
  const [, year = '', month, day, hour, minute, second, fraction = ''] =
    /^(\d{2}|\d{4})(\d{2})(\d{2})(\d{2})(\d{2})(\d{2})(\.\d+)?Z$/.exec(text) ?? []
  if ((node?.tag !== TAG.utcTime && node?.tag !== TAG.time) || year === '') throw new DerError('not a time')
  const whole = year.length === 4 ? year : `${Number(year) < 50 ? 20 : 19}${year}`
  const time = new Date(`${whole}-${month}-${day}T${hour}:${minute}:${second}${fraction.slice(0, 4)}Z`)
  if (Number.isNaN(time.getTime())) throw new DerError('no such time')
  return time
}

export const isSame = (one: Uint8Array, other: Uint8Array): boolean =>
  one.length === other.length && one.every((byte, index) => byte === other[index])

/** Writes a value. */
export function der(tag: number, ...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const length = parts.reduce((sum, part) => sum + part.length, 0)
  const head = length < 0x80 ? [tag, length] : [tag, 0x82, length >> 8, length & 0xff]
  const bytes = new Uint8Array(head.length + length)
  bytes.set(head)
  let at = head.length
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Writes an identifier, `1.2.840.…`. */
export function derOid(text: string): Uint8Array<ArrayBuffer> {
  const [first = 0, second = 0, ...rest] = text.split('.').map(Number)
  const bytes = [first * 40 + second, ...rest].flatMap((number) => {
    const groups = [number & 0x7f]
    for (let left = Math.floor(number / 128); left > 0; left = Math.floor(left / 128))
      groups.unshift((left & 0x7f) | 0x80)
    return groups
  })
  return der(TAG.oid, Uint8Array.from(bytes))
}
