import { describe, expect, it } from 'vitest'
import { kindOfFile } from './file-kind.ts'
import { safeName } from './safe-name.ts'

const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const extensionOf = (text: string) => kindOfFile(bytes(text))?.extension

describe('the kind of a file', () => {
  it('is read from its content', () => {
    expect(extensionOf('%PDF-1.7\n')).toBe('pdf')
    expect(extensionOf('\x89PNG\r\n\x1A\n…')).toBe('png')
    expect(extensionOf('\xFF\xD8\xFF\xE0')).toBe('jpg')
    expect(extensionOf('RIFF\x10\x00\x00\x00WEBPVP8 ')).toBe('webp')
    expect(extensionOf('<?xml version="1.0"?><extract/>')).toBe('xml')
    expect(extensionOf('\xEF\xBB\xBF<?xml version="1.0"?><extract/>')).toBe('xml')
    expect(extensionOf('PK\x03\x04…[Content_Types].xml…word/document.xml…')).toBe('docx')
    expect(extensionOf('PK\x03\x04…xl/workbook.xml…')).toBe('xlsx')
    expect(extensionOf('PK\x03\x04…mimetypeapplication/vnd.oasis.opendocument.textPK')).toBe('odt')
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
    ['any other archive', 'PK\x03\x04…run.exe…'],
    ['a document with macros', 'PK\x03\x04…word/document.xml…word/vbaProject.bin…'],
    ['a program', 'MZ\x90\x00'],
    ['a PDF that comes later', 'MZ…%PDF-1.7'],
  ])('is refused for %s', (_, content) => expect(kindOfFile(bytes(content))).toBeUndefined())
})

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
