import { makeZip } from '@proverka/test-support/make-zip'
import { describe, expect, it } from 'vitest'
import { kindOfFile } from './file-kind.ts'
import { safeName } from './safe-name.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const extensionOf = async (content: string | Uint8Array) =>
  (await kindOfFile(typeof content === 'string' ? bytes(content) : content))?.extension

const zip = (...names: readonly string[]) =>
  makeZip(names.map((name) => ({ name, bytes: bytes(`<${name}/>`) })))

const chunkOf = (width: number, height: number) => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return `\0\0\0\rIHDR${size.toString('latin1')}\x08\x02\0\0\0crc!`
}
const png = (width: number, height: number) => `\x89PNG\r\n\x1A\n${chunkOf(width, height)}`
/** A thumbnail of 1 × 1 in a segment before the frame of 2 × 3. */
const JPEG = '\xFF\xD8\xFF\xE0\0\x06\xFF\xC0\0\x01\xFF\xC2\0\x0B\x08\0\x03\0\x02\x01\x01\x11\0\xFF\xD9'
const webp = (form: string) => `RIFF\x10\0\0\0WEBP${form}`

describe('the kind of a file', () => {
  it('is read from its content', async () => {
    expect(await extensionOf('%PDF-1.7\n')).toBe('pdf')
    expect(await extensionOf(png(20_000, 5000))).toBe('png')
    expect(await extensionOf(JPEG)).toBe('jpg')
    expect(await extensionOf(webp('VP8 \x0A\0\0\0\0\0\0\x9D\x01\x2A\x02\0\x03\0'))).toBe('webp')
    expect(await extensionOf(webp('VP8L\x0A\0\0\0\x2F\x01\x40\0\0\0\0\0\0\0'))).toBe('webp')
    expect(await extensionOf(webp('VP8X\x0A\0\0\0\0\0\0\0\x01\0\0\x02\0\0'))).toBe('webp')
    expect(await extensionOf('<?xml version="1.0"?><extract/>')).toBe('xml')
    expect(await extensionOf('\xEF\xBB\xBF<?xml version="1.0" encoding=\'UTF-8\'?><extract/>')).toBe('xml')
    expect(await extensionOf('<?xml version="1.0" encoding="windows-1251"?><extract/>')).toBe('xml')
    expect(await extensionOf(zip('[Content_Types].xml', 'word/document.xml'))).toBe('docx')
    expect(await extensionOf(zip('[Content_Types].xml', 'xl/workbook.xml'))).toBe('xlsx')
    expect(await extensionOf(openDocument('text'))).toBe('odt')
    expect(await extensionOf(openDocument('spreadsheet'))).toBe('ods')
  })

  it.each([
    ['nothing', ''],
    ['a text', 'просто текст'],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['HTML as XML', '<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG as XML', '<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
    ['SVG under another prefix', '<?xml version="1.0"?><s:svg xmlns:s="http://www.w3.org/2000/svg"/>'],
    ['XML with a stylesheet', '<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><a/>'],
    ['XML with a DTD', '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><a/>'],
    ['XML in UTF-7', '<?xml version="1.0" encoding="utf-7"?>+ADw-html+AD4-'],
    ['XML without an end of its first line', '<?xml version="1.0"'],
    ['a program', 'MZ\x90\x00'],
    ['a PDF that comes later', 'MZ…%PDF-1.7'],
    ['a PNG without a size', '\x89PNG\r\n\x1A\n…'],
    ['a PNG of no height', png(10, 0)],
    ['a PNG that is too long', png(1, 20_001)],
    ['a PNG of too many points', png(20_000, 5001)],
    ['a JPEG without a frame', '\xFF\xD8\xFF\xE0\0\x04ab\xFF\xDA\0\x02…'],
    ['a WebP of an unknown form', webp('VP9 \x0A\0\0\0\0\0\0\0\x01\0\0\x02\0\0')],
  ])('is refused for %s', async (_, content) => expect(await extensionOf(content)).toBeUndefined())

  it.each([
    ['any other archive', zip('run.txt')],
    ['a document without its list of parts', zip('word/document.xml')],
    ['a document with macros', zip('[Content_Types].xml', 'word/document.xml', 'word/vbaProject.bin')],
    [
      'a document that is a program too',
      zip('[Content_Types].xml', 'word/document.xml', 'META-INF/MANIFEST.MF'),
    ],
    ['a document with a way out', zip('[Content_Types].xml', 'word/document.xml', '../../a.xml')],
    ['a document with a name twice', zip('[Content_Types].xml', 'word/document.xml', 'word/document.xml')],
    [
      'a document with a tail',
      Buffer.concat([zip('[Content_Types].xml', 'word/document.xml'), bytes('<html>')]),
    ],
  ])('is refused for %s', async (_, content) => expect(await extensionOf(content)).toBeUndefined())
})

/** An archive whose first part is stored, as the format of open documents wants it. */
function openDocument(kind: string): Uint8Array {
  const text = `application/vnd.oasis.opendocument.${kind}`
  const mimetype = Buffer.alloc(30)
  mimetype.writeUInt32LE(0x04_03_4b_50)
  mimetype.writeUInt32LE(text.length, 18)
  mimetype.writeUInt32LE(text.length, 22)
  mimetype.writeUInt16LE(8, 26)
  const entry = Buffer.alloc(46)
  entry.writeUInt32LE(0x02_01_4b_50)
  entry.writeUInt32LE(text.length, 20)
  entry.writeUInt32LE(text.length, 24)
  entry.writeUInt16LE(8, 28)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06_05_4b_50)
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(54, 12)
  end.writeUInt32LE(38 + text.length, 16)
  const name = Buffer.from('mimetype')
  return Buffer.concat([mimetype, name, Buffer.from(text), entry, name, end])
}

describe('a safe name', () => {
  it.each([
    ['Выписка из ЕГРН.pdf', 'Выписка из ЕГРН.pdf'],
    ['../../etc/passwd', 'passwd.pdf'],
    ['C:\\Users\\x\\скан.PDF', 'скан.pdf'],
    ['evil.html', 'evil.pdf'],
    ['.htaccess', 'файл.pdf'],
    ['a\u0000b\r\nc"d.pdf', 'abcd.pdf'],
    ['отчет\u202Efdp.exe', 'отчетfdp.pdf'],
    ['', 'файл.pdf'],
    ['я'.repeat(300), `${'я'.repeat(100)}.pdf`],
  ])('of %j is %j', (given, name) => expect(safeName(given, 'pdf')).toBe(name))
})
