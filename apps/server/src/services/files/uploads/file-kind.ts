import { hasForeignMarks } from './foreign-marks.ts'
import { isViewable, jpegSize, pngSize, webpSize } from './image-size.ts'
import { unpacksAsSaid } from './unpacks-as-said.ts'
import { readZipDirectory } from './zip-directory.ts'

/** What a file is by its content; the name and the type that a browser gives are never read. */
export interface FileKind {
  readonly mediaType: string
  readonly extension: string
}

const PDF: FileKind = { mediaType: 'application/pdf', extension: 'pdf' }
const PNG: FileKind = { mediaType: 'image/png', extension: 'png' }
const JPEG: FileKind = { mediaType: 'image/jpeg', extension: 'jpg' }
const WEBP: FileKind = { mediaType: 'image/webp', extension: 'webp' }
const XML: FileKind = { mediaType: 'application/xml', extension: 'xml' }

const OPEN_XML = 'application/vnd.openxmlformats-officedocument'
const OPEN_DOCUMENT = 'application/vnd.oasis.opendocument'

/** Packed documents by a part that each has. */
const OPEN_XML_PARTS: readonly (readonly [string, FileKind])[] = [
  ['word/document.xml', { mediaType: `${OPEN_XML}.wordprocessingml.document`, extension: 'docx' }],
  ['xl/workbook.xml', { mediaType: `${OPEN_XML}.spreadsheetml.sheet`, extension: 'xlsx' }],
  ['ppt/presentation.xml', { mediaType: `${OPEN_XML}.presentationml.presentation`, extension: 'pptx' }],
]

/** Those whose first part names them. */
const OPEN_DOCUMENTS = new Map<string, FileKind>([
  [`${OPEN_DOCUMENT}.spreadsheet`, { mediaType: `${OPEN_DOCUMENT}.spreadsheet`, extension: 'ods' }],
  [`${OPEN_DOCUMENT}.text`, { mediaType: `${OPEN_DOCUMENT}.text`, extension: 'odt' }],
])

/** Parts that run or lead out of the folder; a document without macros has none of them. */
const REFUSED_PARTS =
  /(?:vbaProject\.bin|\.(?:class|exe|dll|js|vbs|hta|html?|php|jar|bat|cmd|ps1|sh))$|^META-INF\/MANIFEST\.MF$|^Basic\/|^Scripts\/|(?:^|\/)\.\.(?:\/|$)|^\/|[\\\0]/i

/** XML that a browser would render or execute, or that has a DTD; no extract has any of these. */
const DRAWN_XML =
  /<(?:\w+:)?(?:svg|html|script|xsl)\b|xml-stylesheet|www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)|<!DOCTYPE|<!ENTITY|<\?php\s/i

const XML_DECLARATION = /^(?:\u00EF\u00BB\u00BF)?<\?xml\s[^?>]*\?>/

/** Every official extract is in one of these; in another one marks could hide. */
const PLAIN_ENCODINGS = new Set(['utf-8', 'windows-1251'])

/**
 * The kind of a file that is accepted; undefined for any other: one that is two things at once, unpacks to more than
 * it says or to what no program can open, or carries something that runs.
 */
export async function kindOfFile(bytes: Uint8Array): Promise<FileKind | undefined> {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const start = buffer.toString('latin1', 0, 16)
  if (start.startsWith('PK\u0003\u0004')) return officeKind(buffer)
  if (/^(?:\u00EF\u00BB\u00BF)?<\?xml\s/.test(start)) return isPlainXml(buffer) ? XML : undefined
  const kind = plainKind(start, buffer)
  return kind && !hasForeignMarks(buffer) ? kind : undefined
}

function plainKind(start: string, bytes: Buffer): FileKind | undefined {
  if (start.startsWith('%PDF-')) return PDF
  if (start.startsWith('\u0089PNG\r\n\u001A\n')) return isViewable(pngSize(bytes)) ? PNG : undefined
  if (start.startsWith('\u00FF\u00D8\u00FF')) return isViewable(jpegSize(bytes)) ? JPEG : undefined
  if (/^RIFF[^]{4}WEBP/.test(start)) return isViewable(webpSize(bytes)) ? WEBP : undefined
  return undefined
}

function isPlainXml(bytes: Buffer): boolean {
  // One character per byte: marks are plain letters in every encoding that is accepted.
  const text = bytes.toString('latin1')
  const declaration = XML_DECLARATION.exec(text)?.[0]
  const encoding = /\sencoding\s*=\s*["']([^"']*)["']/i.exec(declaration ?? '')?.[1] ?? 'utf-8'
  return declaration !== undefined && PLAIN_ENCODINGS.has(encoding.toLowerCase()) && !DRAWN_XML.test(text)
}

async function officeKind(bytes: Buffer): Promise<FileKind | undefined> {
  const parts = readZipDirectory(bytes)
  if (typeof parts === 'string' || parts.some(({ name }) => REFUSED_PARTS.test(name))) return undefined
  const names = new Set(parts.map(({ name }) => name))
  const first = parts[0]
  const kind =
    first?.name === 'mimetype'
      ? OPEN_DOCUMENTS.get(first.packed.toString('latin1'))
      : names.has('[Content_Types].xml')
        ? OPEN_XML_PARTS.find(([part]) => names.has(part))?.[1]
        : undefined
  return kind && (await unpacksAsSaid(parts)) ? kind : undefined
}
