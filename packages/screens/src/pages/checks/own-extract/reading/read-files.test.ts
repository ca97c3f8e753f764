import { readFileSync } from 'node:fs'
import { strToU8, zipSync } from 'fflate'
import { assert, asyncProperty, uint8Array } from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { FileNews, Reading } from './messages.ts'
import { ROWS_AT_ONCE } from './messages.ts'
import { MAX_FILES, readFiles } from './read-files.ts'
import { createReadingStore } from './reading-store.ts'
import { REFUSALS } from './refusals-content.ts'
import { gostSignatures } from './signatures.ts'
import type { RefusalCode } from './refusals-content.ts'

const ROOM = (rights = 1) =>
  `<extract_about_property_room><right_records>${Array.from(
    { length: rights },
    (_, index) =>
      `<right_record><right_data><right_type><value>Собственность</value></right_type><right_number>00:01:0001001:1-00/001/2020-${index + 1}</right_number></right_data></right_record>`,
  ).join('')}</right_records></extract_about_property_room>`

const file = (name: string, content: string | Uint8Array) => new File([content as BlobPart], name)

interface Outcome {
  readonly readings: readonly Reading[]
  readonly refusals: readonly RefusalCode[]
  readonly news: readonly (readonly [file: number, news: FileNews])[]
}

async function read(
  files: readonly File[],
  more: Partial<Parameters<typeof readFiles>[1]> = {},
): Promise<Outcome & { store: ReturnType<typeof createReadingStore> }> {
  const news: [number, FileNews][] = []
  const store = createReadingStore()
  await readFiles(files, {
    store,
    tell: (index, one) => void news.push([index, one]),
    isCancelled: () => false,
    now: () => '2026-11-21T08:00:00.000Z',
    signatures: gostSignatures,
    ...more,
  })
  return {
    store,
    news,
    readings: news.flatMap(([, one]) => (one.kind === 'reading' ? [one.reading] : [])),
    refusals: news.flatMap(([, one]) => (one.kind === 'refused' ? [one.code] : [])),
  }
}

const SIGNATURE = Uint8Array.from([0x30, 0x82, 0x01, 0x00, 1, 2, 3])
const zip = (files: Record<string, Uint8Array | string>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, content]) => [
        name,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  )

describe('a file that is not an extract is named by its content, whatever its name', () => {
  it.each([
    ['%PDF-1.7', 'pdf'],
    ['<!DOCTYPE html><html></html>', 'html'],
    ['<?xml version="1.0"?>\n<html xmlns="http://www.w3.org/1999/xhtml"/>', 'html'],
    ['', 'empty'],
    ['Договор', 'other'],
    ['Rar!\u001a\u0007', 'other-archive'],
    ['<MP/>', 'other-schema'],
    ['<extract_about_property_room><a></b>', 'not-xml'],
    ['<extract_about_property_room><status>', 'truncated'],
    ['<!DOCTYPE a><extract_about_property_room/>', 'forbidden-markup'],
  ] as const)('%j is %s', async (content, code) => {
    const { refusals, readings, news } = await read([file('выписка.xml', content)])
    expect(refusals).toEqual([code])
    expect(readings).toEqual([])
    expect(news.at(-1)?.[1].kind).toBe('done')
  })

  it.each(['\n\n', '\uFEFF\uFEFF', ' \r\n\uFEFF'])(
    '[INPUT-07] is read as an extract after %j',
    async (before) => {
      const xml = `${before}<?xml version="1.0" encoding="windows-1251"?><extract_about_property_room><status>Учтён</status></extract_about_property_room>`
      const { refusals, readings } = await read([file('выписка.xml', xml)])
      expect([refusals, readings.length]).toEqual([[], 1])
    },
  )

  it('has clear words for each refusal', () => {
    for (const { title, text } of Object.values(REFUSALS)) {
      expect(title).toMatch(/^[А-Я]/)
      expect(text).toMatch(/[.]$/)
    }
  })

  it('refuses 600,000 rights and more than 50 MB', async () => {
    const many = `<extract_about_property_room><right_records>${'<right_record><right_data/></right_record>'.repeat(600_000)}</right_records></extract_about_property_room>`
    const large = {
      name: 'a.xml',
      size: 200 * 1024 * 1024,
      slice: () => new Blob(),
      arrayBuffer: refuseToRead,
    }
    expect((await read([file('a.xml', many), large as unknown as File])).refusals).toEqual([
      'too-large',
      'too-large',
    ])
  })

  it('says that a folder or a file that has gone cannot be read', async () => {
    const gone = {
      name: 'папка',
      size: 0,
      slice: () => ({ arrayBuffer: () => Promise.reject(new DOMException('', 'NotFoundError')) }),
    }
    expect((await read([gone as unknown as File])).refusals).toEqual(['unreadable'])
  })

  it('takes a bounded number of files at once', async () => {
    const { refusals, readings } = await read(
      Array.from({ length: MAX_FILES + 2 }, (_, index) => file(`${index}.xml`, ROOM())),
    )
    expect([readings.length, refusals]).toEqual([MAX_FILES, ['too-many', 'too-many']])
  })
})

const refuseToRead = () => Promise.reject(new Error('A file that is too large is not read'))

describe('several files', () => {
  it('are read one by one, and one that is no extract stops none', async () => {
    const { readings, refusals } = await read([
      file('a.xml', ROOM()),
      file('b.pdf', '%PDF'),
      file('c.xml', ROOM()),
    ])
    expect(readings.map(({ fileName }) => fileName)).toEqual(['a.xml', 'c.xml'])
    expect(refusals).toEqual(['pdf'])
  })

  it('a signature that cannot be read goes with the file of its name, or with the only one', async () => {
    const named = await read([file('b.xml', ROOM()), file('a.xml', ROOM(2)), file('a.xml.sig', SIGNATURE)])
    expect(named.readings.map(({ fileName, signature }) => [fileName, signature[0]?.text])).toEqual([
      ['b.xml', 'Рядом нет файла .sig. Попросите весь архив Росреестра.'],
      ['a.xml', 'Файл .sig испорчен: это не\u00a0электронная подпись.'],
    ])
    const only = await read([file('x.sig', SIGNATURE), file('выписка.xml', ROOM())])
    expect(only.readings.map(({ signature }) => signature[0]?.text)).toEqual([
      'Файл .sig испорчен: это не\u00a0электронная подпись.',
    ])
    expect(only.news.filter(([, { kind }]) => kind === 'done').map(([index]) => index)).toEqual([1, 0])
    expect((await read([file('x.sig', SIGNATURE)])).refusals).toEqual(['lonely-signature'])
  })

  it('stop between two files when the reader wants to', async () => {
    let isCancelled = false
    const { readings } = await read([file('a.xml', ROOM()), file('b.xml', ROOM())], {
      isCancelled: () => isCancelled,
      now: () => {
        isCancelled = true
        return '2026-11-21T08:00:00.000Z'
      },
    })
    expect(readings).toHaveLength(1)
  })
})

describe('a signature beside the file', () => {
  const sampleOf = (name: string) =>
    new Uint8Array(readFileSync(new URL(`../sample/extract_about_property_room.xml${name}`, import.meta.url)))
  const tones = ({ readings }: Outcome) => readings.map(({ signature }) => signature.map(({ tone }) => tone))

  it('is reported in three lines', async () => {
    const signed = [file('a.xml', sampleOf('')), file('a.xml.sig', sampleOf('.sig'))]
    expect(tones(await read(signed))).toEqual([['green', 'green', 'grey']])
    const changed = file('a.xml', new TextDecoder().decode(sampleOf('')).replace('54.3', '84.3'))
    const forged = await read([changed, file('a.xml.sig', sampleOf('.sig'))])
    expect(tones(forged)).toEqual([['orange', 'grey', 'grey']])
    expect(forged.readings[0]?.view.verdict.points[0]?.text).toContain('могло быть исправлено')
    expect(tones(await read([file('a.xml', sampleOf('')), file('a.sig', SIGNATURE)]))).toEqual([
      ['grey', 'grey', 'grey'],
    ])
  })

  it('may come from an archive, and may contain the file', async () => {
    const archive = zip({ 'a.xml': sampleOf(''), 'a.xml.sig': sampleOf('.sig') })
    expect(tones(await read([file('a.zip', archive)]))).toEqual([['green', 'green', 'grey']])
    const fixtures = new URL('../../../../../../gost-signature/fixtures/', import.meta.url)
    const attached = new Uint8Array(readFileSync(new URL('attached.sig', fixtures)))
    // The embedded file is no extract, so that is the reason given.
    expect((await read([file('a.sig', attached)])).refusals).toEqual(['not-xml'])
  })

  it('moves the progress on to the end', async () => {
    const { news } = await read([file('a.xml', sampleOf('')), file('a.xml.sig', sampleOf('.sig'))])
    const shares = news.flatMap(([, one]) => (one.kind === 'progress' ? [one.share] : []))
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.at(-1)).toBe(1)
  })
})

describe('an archive', () => {
  it('gives every extract in it with its signature, from archives inside, too', async () => {
    const inner = zip({ 'report.xml': ROOM(), 'report.xml.sig': SIGNATURE, 'report.pdf': '%PDF' })
    const { readings, refusals } = await read([
      file('Росреестр.zip', zip({ 'папка/inner.zip': inner, 'second.xml': ROOM(), 'style.xsl': '<a/>' })),
    ])
    expect(readings.map(({ fileName, archiveName }) => [fileName, archiveName])).toEqual([
      ['report.xml', 'Росреестр.zip'],
      ['second.xml', 'Росреестр.zip'],
    ])
    expect([readings.map(({ signature }) => signature[0]?.text.slice(0, 10)), refusals]).toEqual([
      ['Файл .sig ', 'Рядом нет '],
      [],
    ])
  })

  it('names the file in it that is no extract', async () => {
    const { readings, news } = await read([file('a.zip', zip({ 'a.xml': ROOM(), 'b.xml': '<MP/>' }))])
    expect(readings).toHaveLength(1)
    expect(news.map(([, one]) => one)).toContainEqual({
      kind: 'refused',
      code: 'other-schema',
      name: 'b.xml',
    })
  })

  it.each([
    ['without an extract', zip({ 'a.pdf': '%PDF' }), 'archive-without-extract'],
    ['that is cut', zip({ 'a.xml': ROOM(500) }).subarray(0, 900), 'archive-broken'],
    ['that is a bomb', zip({ 'a.xml': new Uint8Array(120 * 1024 * 1024) }), 'archive-large'],
    [
      'of too many files',
      zip(Object.fromEntries(Array.from({ length: 210 }, (_, index) => [`${index}.txt`, 'a']))),
      'archive-large',
    ],
  ] as const)('%s is refused', async (_name, bytes, code) => {
    expect((await read([file('a.zip', bytes)])).refusals).toEqual([code])
  })

  it('that is locked says so', async () => {
    const locked = zip({ 'a.xml': ROOM() })
    locked[6] = 1
    expect((await read([file('a.zip', locked)])).refusals).toEqual(['archive-locked'])
  })
})

it('any bytes end in a reading or in words', async () => {
  await assert(
    asyncProperty(uint8Array({ maxLength: 400 }), async (bytes) => {
      const { readings, refusals } = await read([file('a.xml', bytes)])
      expect(readings.length + refusals.length).toBe(1)
      expect(refusals).not.toContain('failed')
    }),
    { numRuns: 300 },
  )
})

describe('a report of many rows', () => {
  it('is handed over in parts, with the place of each row', async () => {
    const { readings, store } = await read([file('a.xml', ROOM(250))])
    const [reading] = readings
    const section = reading?.view.sections.find(({ id }) => id === 'rights')
    expect(section && 'rows' in section && section.rows.length).toBe(ROWS_AT_ONCE)
    expect(reading?.rowCounts).toEqual({ rights: 250 })
    const last = store.rows(reading?.id ?? 0, 'rights', 2 * ROWS_AT_ONCE)
    expect(last.rows).toHaveLength(50)
    expect(last.places['/rights/249']).toMatchObject({ path: 'right_records/right_record[250]', line: 1 })
    expect(last.places['/rights/249']?.excerpt).toContain('2020-250')
    expect(store.csv(reading?.id ?? 0).match(/2020-/g)).toHaveLength(250)
  })

  it('is forgotten when it is taken away', async () => {
    const { readings, store } = await read([file('a.xml', ROOM(150))])
    store.forget(readings[0]?.id ?? 0)
    expect(store.rows(readings[0]?.id ?? 0, 'rights', 0).rows).toEqual([])
  })
})
