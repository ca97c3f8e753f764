import { deflateRawSync } from 'node:zlib'
import { makeZip, type ZipFile } from './make-zip.ts'

/** Archives that an intake must refuse as a whole, whatever else is in them. */

const MEBIBYTE = 1024 * 1024
const zeros = (megabytes: number) => new Uint8Array(megabytes * MEBIBYTE)
const text = (content: string) => Buffer.from(content)
const file = (name: string, bytes: Uint8Array = text('<a/>')): ZipFile => ({ name, bytes })

const CENTRAL = 'PK\u0001\u0002'
const LOCAL = 'PK\u0003\u0004'
const END = 'PK\u0005\u0006'

/** Places of the headers of an archive. */
function headersOf(bytes: Buffer, signature: string): number[] {
  const found: number[] = []
  for (
    let at = bytes.indexOf(signature, 0, 'latin1');
    at >= 0;
    at = bytes.indexOf(signature, at + 4, 'latin1')
  )
    found.push(at)
  return found
}

/** A change of each entry of the directory, or of the first ones. */
function patch(zip: Buffer, change: (bytes: Buffer, at: number) => void, entries = Infinity): Buffer {
  const bytes = Buffer.from(zip)
  for (const at of headersOf(bytes, CENTRAL).slice(0, entries)) change(bytes, at)
  return bytes
}

const patchEnd = (zip: Buffer, change: (bytes: Buffer, at: number) => void): Buffer => {
  const bytes = Buffer.from(zip)
  change(bytes, bytes.lastIndexOf(END, undefined, 'latin1'))
  return bytes
}

const many = (count: number) => Array.from({ length: count }, (_, index) => file(`${index}.xml`))
const two = makeZip([file('a.xml'), file('b.xml')])
const large = makeZip([file('a.xml', zeros(1))])

function nested(depth: number): Buffer {
  let zip = makeZip([file('a.xml')])
  for (let level = 1; level < depth; level += 1) zip = makeZip([file('inner.zip', zip)])
  return zip
}

/** A central entry that says what the local one does not. */
const size = (value: number) => (bytes: Buffer, at: number) => bytes.writeUInt32LE(value, at + 24)
const packedSize = (value: number) => (bytes: Buffer, at: number) => bytes.writeUInt32LE(value, at + 20)
const offset = (value: number) => (bytes: Buffer, at: number) => bytes.writeUInt32LE(value, at + 42)
const flags = (value: number) => (bytes: Buffer, at: number) => bytes.writeUInt16LE(value, at + 8)
const method = (value: number) => (bytes: Buffer, at: number) => bytes.writeUInt16LE(value, at + 10)

/** What it is, and its bytes. */
export const HOSTILE_ARCHIVES: readonly (readonly [what: string, make: () => Buffer])[] = [
  ['no directory', () => text(LOCAL)],
  ['an empty archive', () => makeZip([])],
  ['zeros after the mark of a ZIP', () => Buffer.concat([text(LOCAL), zeros(1)])],
  ['the first half', () => two.subarray(0, two.length / 2)],
  ['without its last byte', () => two.subarray(0, -1)],
  ['without its first bytes', () => Buffer.concat([text(LOCAL), two.subarray(40)])],
  [
    'a directory beyond the end',
    () => patchEnd(two, (bytes, at) => bytes.writeUInt32LE(0xff_ff_ff_f0, at + 16)),
  ],
  ['a directory that begins elsewhere', () => patchEnd(two, (bytes, at) => bytes.writeUInt32LE(0, at + 16))],
  ['more files than the directory has', () => patchEnd(two, (bytes, at) => bytes.writeUInt16LE(3, at + 10))],
  ['fewer files than the directory has', () => patchEnd(two, (bytes, at) => bytes.writeUInt16LE(1, at + 10))],
  ['something after it', () => Buffer.concat([two, text('<script>')])],
  [
    'a comment',
    () => Buffer.concat([patchEnd(two, (bytes, at) => bytes.writeUInt16LE(4, at + 20)), text('note')]),
  ],
  ['something between its files', () => patch(two, offset(4), 1)],
  ['a file that begins beyond the end', () => patch(two, offset(0x7f_ff_ff_ff))],
  ['files that are one and the same', () => patch(makeZip(many(50)), offset(0))],
  ['files that overlap', () => patch(two, packedSize(60), 1)],
  ['one name twice', () => makeZip([file('a.xml'), file('a.xml', text('<b/>'))])],
  ['a wrong checksum', () => patch(two, (bytes, at) => bytes.writeUInt32LE(1, at + 16))],
  [
    'a broken stream',
    () => patch(makeZip([file('a.xml', text('<a/>'.repeat(100)))]), method(8), 0).fill(0xff, 40, 44),
  ],
  ['a method that nobody uses', () => patch(two, method(99))],
  ['packed bytes that are said to be stored', () => patch(large, method(0))],
  ['encrypted', () => patch(two, flags(1))],
  ['one encrypted file', () => patch(two, flags(0x08_01), 1)],
  ['strongly encrypted', () => patch(two, flags(0x41))],
  ['a symbolic link', () => patch(two, (bytes, at) => bytes.writeUInt16LE(0xa1_ff, at + 40), 1)],
  ['a bomb of one file', () => makeZip([file('a.xml', zeros(64))])],
  [
    'a bomb of many files',
    () => makeZip(Array.from({ length: 64 }, (_, index) => file(`${index}.xml`, zeros(1)))),
  ],
  ['a bomb inside', () => makeZip([file('inner.zip', makeZip([file('a.xml', zeros(64))]))])],
  ['a bomb that says less than it unpacks to', () => patch(makeZip([file('a.xml', zeros(64))]), size(100))],
  ['a size of four gigabytes', () => patch(large, size(0xff_ff_ff_fe))],
  ['a size of more than it unpacks to', () => patch(two, size(100_000))],
  [
    'the sizes of ZIP64 without its fields',
    () => patch(patch(large, size(0xff_ff_ff_ff)), packedSize(0xff_ff_ff_ff)),
  ],
  ['2,001 files', () => makeZip(many(2001))],
  ['6,000 files', () => makeZip(many(6000))],
  [
    '1,500 files in each of two archives',
    () => makeZip([file('a.zip', makeZip(many(1500))), file('b.zip', makeZip(many(1500)))]),
  ],
  ['nested three times', () => nested(3)],
  ['nested forty times', () => nested(40)],
  ['a name that leads to the parent', () => makeZip([file('a.xml'), file('../../etc/a.xml')])],
  ['a name that leads to the parent in Windows', () => makeZip([file(String.raw`..\..\a.xml`)])],
  ['an absolute name', () => makeZip([file('/etc/passwd')])],
  ['a name of a drive', () => makeZip([file(String.raw`C:\Windows\a.xml`)])],
  ['a name with a zero', () => makeZip([file('a.xml\0.exe')])],
  ['a name that turns letters around', () => makeZip([file('a\u202Elmx.exe')])],
  ['a name that is not the UTF-8 it says', () => two.map((byte) => (byte === 0x61 ? 0xff : byte)) as Buffer],
  ['a name of 60,000 letters', () => makeZip([file(`${'a'.repeat(60_000)}.xml`)])],
  ['a broken archive inside', () => makeZip([file('a.xml'), file('inner.zip', two.subarray(0, -5))])],
  ['a locked archive inside', () => makeZip([file('a.xml'), file('inner.zip', patch(two, flags(1)))])],
  ['deflated bytes without an archive', () => Buffer.concat([text(LOCAL), deflateRawSync(zeros(1))])],
]
