import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { flips } from '../../tests/flips.ts'
import { jsonContent, jsonFile, pdfFile } from '../../tests/sample-files.ts'
import { createKey, issue, KEYS, REPORT } from '../../tests/sample-report.ts'
import { hideParts } from '../hide/hide-parts.ts'
import { checkFile } from './check-file.ts'
import type { FileCheck } from './check-file.ts'
import { readProof } from './proof-file.ts'

const check = (bytes: Uint8Array<ArrayBuffer>) => checkFile(bytes, KEYS)
const textFile = (text: string) => new TextEncoder().encode(text)
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function changedAt(bytes: Uint8Array<ArrayBuffer>, at: number, value: number): Uint8Array<ArrayBuffer> {
  const changed = new Uint8Array(bytes)
  changed[at] = value
  return changed
}

/** Objects of a PDF in deflated streams, without the attachment, as other programs save it. */
function savedAgain(objects: string): Uint8Array<ArrayBuffer> {
  const stream = deflateSync(Buffer.from(objects, 'latin1')).toString('latin1')
  const head = `1 0 obj\n<< /Type /ObjStm /Length ${stream.length} /Filter /FlateDecode /N 2 /First 8 >>\nstream\n`
  return new Uint8Array(Buffer.from(`%PDF-1.7\n${head}${stream}\nendstream\nendobj\n%%EOF\n`, 'latin1'))
}

describe('checkFile', () => {
  it('opens the signed report in a PDF, in a JSON file and alone', async () => {
    const token = await issue()
    const files = { pdf: pdfFile(token), json: jsonFile(jsonContent(token)), token: textFile(token) }
    for (const [format, bytes] of Object.entries(files))
      expect(await check(bytes)).toMatchObject({
        format,
        sha256: sha256(bytes),
        isRewritten: false,
        result: { kind: 'genuine', code: REPORT.jti },
      })
    expect((await check(textFile(`${token}\n`))).result.kind).toBe('genuine')
  })

  it('opens a copy with hidden parts in a PDF and in JSON', async () => {
    const copy = await hideParts(await issue(), { sections: ['seller'], kinds: ['name'] })
    for (const bytes of [pdfFile(copy), jsonFile({ proof: copy })])
      expect((await check(bytes)).result).toMatchObject({ kind: 'genuine', hidden: { name: 3, sections: 1 } })
    // Nothing signed says what the rest of such a file should be.
    const { verdict } = jsonContent(copy)
    expect((await check(jsonFile({ verdict, proof: copy }))).result).toMatchObject({
      kind: 'changed',
      places: [{ place: 'file', member: 'verdict' }],
    })
  })

  it('says so when another program saved the PDF again', async () => {
    const result = { kind: 'refused', reason: 'resaved-pdf' }
    const link = '/URI (https://realty.example/verify/7K4M92QXAM)'
    expect((await check(savedAgain(`1 0 2 20 << ${link} >>`))).result).toEqual({
      ...result,
      code: REPORT.jti,
    })
    expect((await check(savedAgain('1 0 2 20 << /Keywords (proverka-report) >>'))).result).toEqual(result)
    // Somebody took the attachment out, and left the rest.
    expect((await check(pdfFile(''))).result).toEqual({ ...result, code: REPORT.jti })
  })

  it('says so when a PDF is none of ours', async () => {
    const foreign = {
      keyword: 'invoice',
      address: 'https://bank.example/verify/ABCDEFGHJK',
      name: 'invoice.xml',
    }
    for (const bytes of [
      pdfFile('<invoice/>', foreign),
      savedAgain('1 0 2 20 << /Title (x) >>'),
      textFile('%PDF-1.7'),
    ])
      expect((await check(bytes)).result).toEqual({ kind: 'refused', reason: 'foreign-pdf' })
  })

  it('says so when a file is no report', async () => {
    for (const text of ['', 'Отчет', '{}', '{"proof": 1}', '{"a": "b~c"}', '<xml/>'])
      expect((await check(textFile(text))).result).toEqual({ kind: 'refused', reason: 'not-a-report' })
  })

  it('asks to unpack an archive, and takes a workbook for no report', async () => {
    const entry = (name: string) => textFile(`PK\u0003\u0004\u0014\u0000${name}`)
    expect((await check(entry('заказ/отчет.pdf%PDF-1.7'))).result).toEqual({
      kind: 'refused',
      reason: 'archive',
    })
    expect((await check(entry('[Content_Types].xml'))).result).toEqual({
      kind: 'refused',
      reason: 'not-a-report',
    })
  })

  it('names the members of a JSON file that are added, changed or missing', async () => {
    const content = jsonContent(await issue())
    const { verdict: _, ...withoutVerdict } = content
    const cases: readonly (readonly [object, string])[] = [
      [{ ...content, note: 'чисто' }, 'note'],
      [{ ...content, report: { ...content.report, note: 'чисто' } }, 'report.note'],
      [{ ...content, verdict: { ...content.verdict, tone: 'green' } }, 'verdict.tone'],
      [{ ...content, version: 2 }, 'version'],
      [{ ...content, tables: [...content.tables, content.tables[0]] }, 'tables'],
      [withoutVerdict, 'verdict'],
    ]
    for (const [changed, member] of cases)
      expect((await check(jsonFile(changed))).result).toMatchObject({
        kind: 'changed',
        places: [{ place: 'file', member }],
      })
  })

  it('names the section whose table in a JSON file differs', async () => {
    const content = jsonContent(await issue())
    const tables = content.tables.with(3, { ...content.tables[3], rows: [['Ипотека', 'нет']] } as never)
    const { result } = await check(jsonFile({ ...content, tables }))
    expect(result).toMatchObject({
      kind: 'changed',
      places: [{ place: 'section', id: 'encumbrances', title: 'Обременения' }],
      sections: [{ state: 'unchanged' }, {}, {}, { state: 'changed' }, {}, {}],
    })
  })

  it('takes a JSON file that was formatted again and refuses one with a name twice', async () => {
    const content = jsonContent(await issue())
    const text = JSON.stringify(content)
    expect(await check(textFile(text))).toMatchObject({ isRewritten: true, result: { kind: 'genuine' } })
    const twice = text.replace('"verdict":', '"verdict":{"tone":"green"},"verdict":')
    expect((await check(textFile(twice))).result).toMatchObject({
      kind: 'changed',
      places: [{ place: 'file' }],
    })
  })

  it('names the key of a file that it does not know', async () => {
    const stranger = createKey()
    const bytes = pdfFile(await issue(REPORT, stranger))
    expect((await check(bytes)).result).toEqual({ kind: 'unknown-key', kid: stranger.publicKey.kid })
  })

  it('never throws', async () => {
    const start = fc.constantFrom('%PDF-1.7\n', '{', '{"proof":', '1 0 obj << /Type /Filespec ', 'a.b.c~', '')
    await fc.assert(
      fc.asyncProperty(start, fc.uint8Array({ maxLength: 300 }), async (text, bytes) => {
        const file = new Uint8Array([...textFile(text), ...bytes])
        return (await check(file)).result.kind !== 'genuine'
      }),
      { numRuns: 300 },
    )
    expect((await check(new Uint8Array())).result.kind).toBe('refused')
  })
})

describe('one changed byte', () => {
  const isFound = ({ result, isRewritten }: FileCheck) => result.kind !== 'genuine' || isRewritten

  it('[TRUST-05] is found in 2,000 random places of a JSON file', async () => {
    const bytes = jsonFile(jsonContent(await issue()))
    const missed: string[] = []
    for (const { at, value } of flips(bytes, 2000))
      if (!isFound(await check(changedAt(bytes, at, value)))) missed.push(`byte ${at} -> ${value}`)
    expect(missed).toEqual([])
  })

  it('[TRUST-05] is found in 2,000 random places of the attachment of a PDF', async () => {
    const token = await issue()
    const bytes = pdfFile(token)
    const text = Buffer.from(bytes).toString('latin1')
    const from = text.indexOf('stream\n', text.indexOf('/Type /EmbeddedFile')) + 'stream\n'.length
    const to = text.indexOf('endstream', from) - 1
    expect(to - from).toBeGreaterThan(2000)
    const missed: string[] = []
    for (const { at, value } of flips(bytes, 2000, from, to)) {
      const changed = changedAt(bytes, at, value)
      if (isFound(await check(changed))) continue
      // A stream can have two spellings of one content: nothing of the report is changed then.
      const file = await readProof(changed)
      if (file.kind === 'refused' || file.token !== token) missed.push(`byte ${at - from} -> ${value}`)
    }
    expect(missed).toEqual([])
  })

  it('anywhere in a PDF never changes what is shown as signed', async () => {
    const bytes = pdfFile(await issue())
    const { result: whole } = await check(bytes)
    for (const { at, value } of flips(bytes, 500)) {
      const changed = changedAt(bytes, at, value)
      const { result, sha256: digest } = await check(changed)
      expect(digest).not.toBe(sha256(bytes))
      expect(result.kind === 'genuine' ? result : whole).toEqual(whole)
    }
  })
})
