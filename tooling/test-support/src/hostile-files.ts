import { crc32, deflateSync } from 'node:zlib'
import { makeZip } from './make-zip.ts'

/** Files that are two things at once, or more than they look. None of them may be kept. */

const HTML = '<!doctype html><html><script>alert(document.cookie)</script></html>'
const PHP = '<?php system($_GET["c"]); ?>'

const text = (content: string) => Buffer.from(content, 'latin1')

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([text(type), content])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(content.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A real PNG of one grey; every line of it packs to next to nothing. */
export function png(width: number, height: number, ...more: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width)
  header.writeUInt32BE(height, 4)
  header[8] = 8
  return Buffer.concat([
    text('\u0089PNG\r\n\u001A\n'),
    chunk('IHDR', header),
    ...more,
    chunk('IDAT', deflateSync(Buffer.alloc((width + 1) * Math.min(height, 1000)))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const comment = (content: string) => {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(content.length + 2)
  return Buffer.concat([text('\u00FF\u00FE'), length, text(content)])
}

/** The parts of a JPEG of a size that a viewer needs before the picture itself. */
export function jpeg(width: number, height: number, note = ''): Buffer {
  const frame = Buffer.from('ffc0000b08000000000101110000', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([text('\u00FF\u00D8'), comment(note), frame.subarray(0, 13), text('\u00FF\u00D9')])
}

const PDF = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\ntrailer\n<</Root 1 0 R>>\n%%EOF\n'

const parts = (...more: { name: string; bytes: Uint8Array }[]) => [
  { name: '[Content_Types].xml', bytes: text('<Types/>') },
  { name: 'word/document.xml', bytes: text('<document/>') },
  ...more,
]

/** A document as it should be. */
export const docx = (...more: { name: string; bytes: Uint8Array }[]): Buffer => makeZip(parts(...more))

const jar = makeZip([
  { name: 'META-INF/MANIFEST.MF', bytes: text('Main-Class: Evil') },
  { name: 'Evil.class', bytes: text('\u00CA\u00FE\u00BA\u00BE') },
])

const MEBIBYTE = 1024 * 1024
const zeros = (megabytes: number) => new Uint8Array(megabytes * MEBIBYTE)

/** The size that the directory says is changed to another one. */
function lie(archive: Buffer, name: string, size: number): Buffer {
  const changed = Buffer.from(archive)
  const entry = changed.lastIndexOf(name) - 46
  changed.writeUInt32LE(size, entry + 24)
  return changed
}

/** Every entry of the directory points at the same packed bytes. */
function overlap(archive: Buffer): Buffer {
  const changed = Buffer.from(archive)
  const header = text('PK\u0001\u0002')
  for (let at = changed.indexOf(header); at >= 0; at = changed.indexOf(header, at + 4)) {
    changed.writeUInt32LE(0, at + 42)
  }
  return changed
}

const utf16 = (content: string) => Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(content, 'utf16le')])

export const POLYGLOTS: readonly (readonly [what: string, name: string, content: Buffer])[] = [
  ['GIF and archive', 'a.gif', Buffer.concat([text('GIF89a\u0001\0\u0001\0\0\0\0;'), jar])],
  ['GIF and script', 'a.gif', text('GIF89a/*\0*/=1;alert(1)//')],
  ['PDF and HTML', 'a.pdf', text(`%PDF-1.7\n${HTML}\n${PDF}`)],
  ['PDF and HTML after its end', 'a.pdf', text(`${PDF}${HTML}`)],
  ['PDF and HTML beyond the first 64 KB', 'a.pdf', text(`${PDF}${' '.repeat(65_530)}${HTML}`)],
  ['PDF and PHP', 'a.php.pdf', text(`${PDF}${PHP}`)],
  ['PDF and archive', 'a.pdf', Buffer.concat([text(PDF), jar])],
  [
    'SVG with script',
    'a.svg',
    text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
  ],
  [
    'SVG as XML',
    'a.xml',
    text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" onload="x()"/>'),
  ],
  ['SVG in UTF-16', 'a.xml', utf16('<?xml version="1.0"?><svg onload="x()"/>')],
  ['HTML in UTF-7', 'a.xml', text('<?xml version="1.0" encoding="UTF-7"?>+ADw-script+AD4-')],
  ['XML and PHP', 'a.xml', text(`<?xml version="1.0"?><a>${PHP}</a>`)],
  [
    'XML with entities',
    'a.xml',
    text('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a/>'),
  ],
  ['PNG and HTML after its end', 'a.png', Buffer.concat([png(4, 4), text(HTML)])],
  ['PNG and PHP after its end', 'a.png', Buffer.concat([png(4, 4), text(PHP)])],
  ['PNG and PHP in its text', 'a.png', png(4, 4, chunk('tEXt', text(`Comment\0${PHP}`)))],
  ['PNG and archive', 'a.png', Buffer.concat([png(4, 4), jar])],
  ['JPEG and HTML in its comment', 'a.jpg', jpeg(4, 4, HTML)],
  ['JPEG and archive', 'a.jpg', Buffer.concat([jpeg(4, 4), jar])],
  ['HTML named PDF', 'договор.pdf', text(HTML)],
  ['HTML named PDF twice', 'договор.pdf.html', text(HTML)],
  ['a program named PDF', 'договор.pdf', text('MZ\u0090\0\u0003')],
  ['a script of a shell', 'a.pdf', text('#!/bin/sh\nid\n%PDF-1.7\n')],
  ['a shortcut', 'a.url', text('[InternetShortcut]\nURL=file://evil.example/a')],
  ['MIME as XML', 'a.xml', text('MIME-Version: 1.0\nContent-Type: text/html\n\n<script>')],
  ['document and program', 'a.docx', docx({ name: 'META-INF/MANIFEST.MF', bytes: text('Main-Class: Evil') })],
  ['document with macros', 'a.docx', docx({ name: 'word/vbaProject.bin', bytes: text('…') })],
  ['document with a page', 'a.docx', docx({ name: 'word/a.html', bytes: text(HTML) })],
  ['document with a way out', 'a.docx', docx({ name: '../../../etc/cron.d/a', bytes: text('…') })],
  ['document after another file', 'a.docx', Buffer.concat([text('PK\u0003\u0004'), docx()])],
  ['document with a tail', 'a.docx', Buffer.concat([docx(), text(HTML)])],
  ['an archive', 'a.zip', jar],
  ['an archive named document', 'word/document.xml.docx', jar],
  ['half a document', 'a.docx', docx().subarray(0, 60)],
]

/** Small files that are large when they are opened. */
export const BOMBS: readonly (readonly [what: string, make: () => Buffer])[] = [
  ['a document of zeros', () => docx({ name: 'word/media/a.bin', bytes: zeros(30) })],
  ['a table of zeros', () => makeZip(parts({ name: 'xl/workbook.xml', bytes: zeros(40) }))],
  [
    'a document that says it is small',
    () => lie(docx({ name: 'word/media/a.bin', bytes: zeros(30) }), 'word/media/a.bin', 100),
  ],
  [
    'a document that says it is harmless',
    () => lie(docx({ name: 'word/media/a.bin', bytes: zeros(30) }), 'word/media/a.bin', 9 * MEBIBYTE),
  ],
  [
    'a document that says it is endless',
    () => lie(docx({ name: 'word/media/a.bin', bytes: zeros(1) }), 'word/media/a.bin', 0xff_ff_ff_fe),
  ],
  [
    'a document whose files are one and the same',
    () =>
      overlap(docx(...Array.from({ length: 50 }, (_, index) => ({ name: `${index}.bin`, bytes: zeros(1) })))),
  ],
  [
    'a document of 6,000 files',
    () => docx(...Array.from({ length: 6000 }, (_, index) => ({ name: `${index}.xml`, bytes: zeros(0) }))),
  ],
  ['a picture of one column', () => png(1, 50_000)],
  ['a picture of one line', () => png(50_000, 1)],
  ['a picture of 400 megapixels', () => png(20_000, 20_000)],
  ['a picture of the largest size', () => png(1, 0x7f_ff_ff_ff)],
  ['a photograph of 4 gigapixels', () => jpeg(65_535, 65_535)],
  ['a photograph of one column', () => jpeg(1, 50_000)],
]
