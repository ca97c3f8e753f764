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

/** Packed documents by a name that each has in its archive; names are not compressed. */
const OFFICE: readonly (readonly [string, FileKind])[] = [
  ['word/document.xml', { mediaType: `${OPEN_XML}.wordprocessingml.document`, extension: 'docx' }],
  ['xl/workbook.xml', { mediaType: `${OPEN_XML}.spreadsheetml.sheet`, extension: 'xlsx' }],
  ['ppt/presentation.xml', { mediaType: `${OPEN_XML}.presentationml.presentation`, extension: 'pptx' }],
  [`mimetype${OPEN_DOCUMENT}.spreadsheet`, { mediaType: `${OPEN_DOCUMENT}.spreadsheet`, extension: 'ods' }],
  [`mimetype${OPEN_DOCUMENT}.text`, { mediaType: `${OPEN_DOCUMENT}.text`, extension: 'odt' }],
]

const MACROS = 'vbaProject.bin'

const PNG_MAGIC = '\u0089PNG\r\n\u001A\n'
const ZIP_MAGIC = 'PK\u0003\u0004'

/** XML that a browser would draw or run; an extract is none of it. */
const DRAWN_XML =
  /<(?:\w+:)?(?:svg|html|script|xsl)\b|xml-stylesheet|www\.w3\.org\/(?:1999\/xhtml|2000\/svg|1999\/XSL)|<!DOCTYPE|<!ENTITY/i

/** The kind of a file that is accepted; undefined for any other. */
export function kindOfFile(bytes: Uint8Array): FileKind | undefined {
  // One character per byte: names and marks are plain letters in every encoding that is accepted.
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  if (text.startsWith('%PDF-')) return PDF
  if (text.startsWith(PNG_MAGIC)) return PNG
  if (text.startsWith('\u00FF\u00D8\u00FF')) return JPEG
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return WEBP
  if (text.startsWith(ZIP_MAGIC)) return officeKind(text)
  if (/^(?:\u00EF\u00BB\u00BF)?<\?xml\s/.test(text)) return DRAWN_XML.test(text) ? undefined : XML
  return undefined
}

function officeKind(text: string): FileKind | undefined {
  if (text.includes(MACROS)) return undefined
  return OFFICE.find(([mark]) => text.includes(mark))?.[1]
}
