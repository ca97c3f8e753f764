import { LINEAR_ROWS, ROUND_CONSTANTS, SUBSTITUTION } from './streebog-constants.ts'

/**
 * GOST R 34.11-2012 «Стрибог» (RFC 6986). A state of 512 bits is sixteen numbers of 32 bits, the least significant first:
 * BigInt would be a hundred times slower.
 */

const WORDS = 16
const BLOCK = 64
const BYTES = 256

/** Substitution, transposition and linear transformation of one byte, for each of the eight bytes of a word. */
const LOW = new Int32Array(8 * BYTES)
const HIGH = new Int32Array(8 * BYTES)
fillTables()

function fillTables(): void {
  const rows = LINEAR_ROWS.map((row) => [
    Number.parseInt(row.slice(8), 16) | 0,
    Number.parseInt(row.slice(0, 8), 16) | 0,
  ])
  for (let byte = 0; byte < 8; byte += 1) {
    for (const [value, substituted] of SUBSTITUTION.entries()) {
      let low = 0
      let high = 0
      for (let bit = 0; bit < 8; bit += 1) {
        if (((substituted >> bit) & 1) === 0) continue
        const row = rows[63 - (byte * 8 + bit)]
        low ^= row?.[0] ?? 0
        high ^= row?.[1] ?? 0
      }
      LOW[byte * BYTES + value] = low
      HIGH[byte * BYTES + value] = high
    }
  }
}

const CONSTANTS = ROUND_CONSTANTS.map((text) =>
  Int32Array.from({ length: WORDS }, (_, word) => {
    const end = text.length - word * 8
    return Number.parseInt(text.slice(end - 8, end), 16) | 0
  }),
)

/** Hashes what comes in pieces of any length. */
export interface Streebog {
  update(bytes: Uint8Array): void
  /** The digest; nothing may be added afterwards. */
  digest(): Uint8Array
}

/** A digest of 256 or 512 bits. */
export function createStreebog(bits: 256 | 512): Streebog {
  const hash = new Int32Array(WORDS).fill(bits === 256 ? 0x01_01_01_01 : 0)
  const counted = new Int32Array(WORDS)
  const sum = new Int32Array(WORDS)
  const block = new Int32Array(WORDS)
  const scratch = createScratch()
  const rest = new Uint8Array(BLOCK)
  let restLength = 0

  function take(bytes: Uint8Array, at: number, length: number): void {
    for (let word = 0; word < WORDS; word += 1) {
      const place = at + word * 4
      block[word] =
        (bytes[place] ?? 0) |
        ((bytes[place + 1] ?? 0) << 8) |
        ((bytes[place + 2] ?? 0) << 16) |
        ((bytes[place + 3] ?? 0) << 24)
    }
    compress(hash, counted, block, scratch)
    addNumber(counted, length * 8)
    addBlock(sum, block)
  }

  return {
    update(bytes) {
      let at = 0
      if (restLength > 0) {
        at = Math.min(BLOCK - restLength, bytes.length)
        rest.set(bytes.subarray(0, at), restLength)
        restLength += at
        if (restLength < BLOCK) return
        take(rest, 0, BLOCK)
        restLength = 0
      }
      for (; at + BLOCK <= bytes.length; at += BLOCK) take(bytes, at, BLOCK)
      rest.set(bytes.subarray(at))
      restLength = bytes.length - at
    },
    digest() {
      rest.fill(0, restLength)
      rest[restLength] = 1
      take(rest, 0, restLength)
      const zero = new Int32Array(WORDS)
      compress(hash, zero, counted, scratch)
      compress(hash, zero, sum, scratch)
      const whole = new Uint8Array(BLOCK)
      for (let at = 0; at < BLOCK; at += 1) whole[at] = ((hash[at >> 2] ?? 0) >>> ((at & 3) * 8)) & 0xff
      return whole.subarray(bits === 256 ? 32 : 0)
    },
  }
}

/** The digest of a whole file. */
export function streebog(bits: 256 | 512, bytes: Uint8Array): Uint8Array {
  const hash = createStreebog(bits)
  hash.update(bytes)
  return hash.digest()
}

interface Scratch {
  readonly key: Int32Array
  readonly state: Int32Array
  readonly other: Int32Array
}

const createScratch = (): Scratch => ({
  key: new Int32Array(WORDS),
  state: new Int32Array(WORDS),
  other: new Int32Array(WORDS),
})

/** The compression function: `hash` becomes that of one block more. */
function compress(hash: Int32Array, counted: Int32Array, block: Int32Array, scratch: Scratch): void {
  const { key, state, other } = scratch
  transform(hash, counted, key)
  state.set(block)
  for (const constant of CONSTANTS) {
    transform(state, key, other)
    state.set(other)
    transform(key, constant, other)
    key.set(other)
  }
  for (let word = 0; word < WORDS; word += 1)
    hash[word] = (hash[word] ?? 0) ^ (state[word] ?? 0) ^ (key[word] ?? 0) ^ (block[word] ?? 0)
}

/** X, S, P and L of the standard in one pass: out = LPS(one ^ other). */
function transform(one: Int32Array, other: Int32Array, out: Int32Array): void {
  for (let column = 0; column < 8; column += 1) {
    const half = column >> 2
    const shift = (column & 3) * 8
    let low = 0
    let high = 0
    for (let row = 0; row < 8; row += 1) {
      const word = row * 2 + half
      const place = row * BYTES + ((((one[word] ?? 0) ^ (other[word] ?? 0)) >>> shift) & 0xff)
      low ^= LOW[place] ?? 0
      high ^= HIGH[place] ?? 0
    }
    out[column * 2] = low
    out[column * 2 + 1] = high
  }
}

/** Adds modulo 2^512. */
function addBlock(sum: Int32Array, block: Int32Array): void {
  let carry = 0
  for (let word = 0; word < WORDS; word += 1) {
    const total = ((sum[word] ?? 0) >>> 0) + ((block[word] ?? 0) >>> 0) + carry
    sum[word] = total | 0
    carry = total > 0xff_ff_ff_ff ? 1 : 0
  }
}

function addNumber(sum: Int32Array, number: number): void {
  let carry = number
  for (let word = 0; carry > 0 && word < WORDS; word += 1) {
    const total = ((sum[word] ?? 0) >>> 0) + carry
    sum[word] = total | 0
    carry = total > 0xff_ff_ff_ff ? 1 : 0
  }
}
