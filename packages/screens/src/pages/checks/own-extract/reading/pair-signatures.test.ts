import { readFileSync } from 'node:fs'
import { strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { fileKind } from '@proverka/egrn'
import { pairSignatures } from '@proverka/gost-signature'
import { readFiles } from './read-files.ts'
import { createReadingStore } from './reading-store.ts'
import { gostSignatures } from './signatures.ts'
import type { FileNews } from './messages.ts'
import { unpack } from './unpack.ts'

const bytesOf = (path: string) => new Uint8Array(readFileSync(new URL(path, import.meta.url)))
const SAMPLE = bytesOf('../sample/extract_about_property_room.xml')
const SIGNATURE = bytesOf('../sample/extract_about_property_room.xml.sig')
const SIGNED_ARCHIVE = bytesOf('../../../../../../gost-signature/fixtures/signed-archive.zip')
/** Of another file, by the same rules. */
const OTHER = bytesOf('../../../../../../gost-signature/fixtures/256-A.sig')
const UNKNOWN = bytesOf('../../../../../../gost-signature/fixtures/rsa.sig')
const CHANGED = strToU8(new TextDecoder().decode(SAMPLE).replace('54.3', '84.3'))

type Packed = Readonly<Record<string, Uint8Array>>

const zip = (files: Packed) => zipSync(files)

/** What each extract of an archive is paired with, as «a.xml: its signature, or that which is not of it». */
function pairsOf(archive: Uint8Array): readonly (readonly [string, string])[] {
  const packed = unpack(archive).map((file) => ({ ...file, kind: fileKind(file.bytes) }))
  const { signed } = pairSignatures(
    packed.filter(({ kind }) => kind === 'xml'),
    packed.filter(({ kind }) => kind === 'signature' || kind === 'text-signature'),
  )
  return signed.map(({ file, signature, foreign }) => [
    `${file.folder}${file.name}`,
    signature
      ? `${signature.folder}${signature.name}`
      : foreign
        ? `not ${foreign.folder}${foreign.name}`
        : 'none',
  ])
}

describe('[INPUT-08] a signature is put to the file whose digest it carries', () => {
  it.each<readonly [string, Packed, readonly (readonly [string, string])[]]>([
    [
      'under any name',
      { 'a.xml': SAMPLE, 'b.xml': CHANGED, 'подпись.sig': SIGNATURE },
      [
        ['a.xml', 'подпись.sig'],
        ['b.xml', 'none'],
      ],
    ],
    [
      'under the name of another',
      { 'a.xml': SAMPLE, 'b.xml': CHANGED, 'b.xml.sig': SIGNATURE },
      [
        ['a.xml', 'b.xml.sig'],
        ['b.xml', 'not b.xml.sig'],
      ],
    ],
    [
      'in another folder',
      { 'файлы/a.xml': SAMPLE, 'подписи/1.sig': SIGNATURE, 'подписи/2.sig': OTHER },
      [['файлы/a.xml', 'подписи/1.sig']],
    ],
    [
      'of two files of one name',
      { '1/kv.xml': CHANGED, '1/kv.xml.sig': OTHER, '2/kv.xml': SAMPLE, '2/kv.xml.sig': SIGNATURE },
      [
        ['1/kv.xml', 'not 1/kv.xml.sig'],
        ['2/kv.xml', '2/kv.xml.sig'],
      ],
    ],
    [
      'of two equal files',
      { '1/kv.xml': SAMPLE, '2/kv.xml': SAMPLE, '2/kv.xml.sig': SIGNATURE },
      [
        ['1/kv.xml', '2/kv.xml.sig'],
        ['2/kv.xml', '2/kv.xml.sig'],
      ],
    ],
    [
      'of two files of one name whose signatures cannot be compared, by their folders',
      { '1/kv.xml': SAMPLE, '2/kv.xml': CHANGED, '2/kv.xml.sig': UNKNOWN, '1/kv.xml.sig': UNKNOWN },
      [
        ['1/kv.xml', '1/kv.xml.sig'],
        ['2/kv.xml', '2/kv.xml.sig'],
      ],
    ],
    [
      'and to none that it does not fit',
      { 'a.xml': CHANGED, 'a.xml.sig': SIGNATURE },
      [['a.xml', 'not a.xml.sig']],
    ],
    ['even when it is the only one', { 'a.xml': SAMPLE, 'x.sig': OTHER }, [['a.xml', 'not x.sig']]],
    [
      'beside an archive that it lies in',
      { 'kv.zip': zip({ 'kv.xml': SAMPLE }), 'kv.zip.sig': SIGNATURE },
      [['kv.xml', 'kv.zip.sig']],
    ],
  ])('%s', (_, files, pairs) => expect(pairsOf(zip(files))).toEqual(pairs))

  it('that of a nested archive is not one of its files, and covers them', () => {
    expect(pairsOf(SIGNED_ARCHIVE)).toEqual([['kv_1.xml', 'none']])
    const [packed] = unpack(SIGNED_ARCHIVE)
    expect([packed?.seal?.archive.name, packed?.seal?.signature.name]).toEqual(['kv_1.zip', 'kv_1.zip.sig'])
  })
})

describe('[INPUT-08] what is dropped', () => {
  async function read(files: Packed) {
    const news: (readonly [number, FileNews])[] = []
    await readFiles(
      Object.entries(files).map(([name, bytes]) => new File([bytes as BlobPart], name)),
      {
        store: createReadingStore(),
        tell: (index, one) => void news.push([index, one]),
        isCancelled: () => false,
        now: () => '2026-11-27T08:00:00.000Z',
        signatures: gostSignatures,
      },
    )
    return {
      lines: news.flatMap(([, one]) => (one.kind === 'reading' ? [one.reading.signature] : [])),
      refusals: news.flatMap(([, one]) => (one.kind === 'refused' ? [one.code] : [])),
      done: news.flatMap(([index, { kind }]) => (kind === 'done' ? [index] : [])),
    }
  }

  it('as an archive in an archive says that the archive is signed', async () => {
    const { lines } = await read({ 'kv_1.zip': SIGNED_ARCHIVE })
    expect(lines[0]?.[0]).toMatchObject({ tone: 'green', title: 'Файл не\u00a0изменен' })
    expect(lines[0]?.[0]?.text).toContain('Подписан архив kv_1.zip')
  })

  it('as an archive beside its own signature, or that of its extract, is one with it', async () => {
    const [archive = new Uint8Array(), signature = new Uint8Array()] = ['kv_1.zip', 'kv_1.zip.sig'].map(
      (name) => unzipSync(SIGNED_ARCHIVE)[name],
    )
    const whole = await read({ 'x.zip': archive, 'y.sig': signature })
    expect([whole.lines.map(([digest]) => digest?.tone), whole.refusals, whole.done]).toEqual([
      ['green'],
      [],
      [0, 1],
    ])
    const apart = await read({ 'kv.zip': zip({ 'kv.xml': SAMPLE }), 'kv.xml.sig': SIGNATURE })
    expect([apart.lines.map(([digest]) => digest?.tone), apart.refusals, apart.done]).toEqual([
      ['green'],
      [],
      [0, 1],
    ])
  })

  it('with a signature of something else says that it has none, and never that it was changed', async () => {
    const { lines, refusals, done } = await read({ 'a.xml': SAMPLE, 'a.xml.sig': OTHER })
    expect(lines[0]?.map(({ tone }) => tone)).toEqual(['orange', 'grey', 'grey'])
    expect(lines[0]?.[0]?.title).toBe('Подписи к\u00a0этому файлу нет')
    expect([refusals, done]).toEqual([[], [0, 1]])
  })

  it('with a signature of nothing that is there has that refused', async () => {
    const { lines, refusals } = await read({ 'a.xml': SAMPLE, 'a.xml.sig': SIGNATURE, 'b.xml.sig': OTHER })
    expect([lines.map(([digest]) => digest?.tone), refusals]).toEqual([['green'], ['lonely-signature']])
  })
})
