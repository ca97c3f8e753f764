/** A part of a message: its headers by small names, and what it says. */
export interface MimePart {
  readonly headers: ReadonlyMap<string, string>
  readonly body: string
}

/** Deeper than any mail program nests; a message may be made to nest without end. */
const DEEPEST = 5

/** Reads a message into its parts, the outermost first; a cut or odd one gives what there is. */
export function listParts(source: string, depth = 0): readonly MimePart[] {
  const part = readPart(source.replaceAll('\r\n', '\n'))
  const boundary = parameterOf(part.headers.get('content-type') ?? '', 'boundary')
  if (!typeOf(part).startsWith('multipart/') || boundary === undefined || depth >= DEEPEST) return [part]
  const pieces = `\n${part.body}`.split(`\n--${boundary}`)
  // Before the first border is a text for old programs; after the last one, `--`.
  const inner = pieces.slice(1).filter((piece) => !piece.startsWith('--'))
  return [part, ...inner.flatMap((piece) => listParts(piece.replace(/^[^\n]*\n/, ''), depth + 1))]
}

/** `message/delivery-status`, in small letters and without parameters; text when it does not say. */
export const typeOf = ({ headers }: MimePart): string =>
  (headers.get('content-type') ?? 'text/plain').split(';')[0]?.trim().toLowerCase() ?? ''

/** Headers up to the first empty line; the first of a repeated one counts. */
export function readHeaders(text: string): ReadonlyMap<string, string> {
  const headers = new Map<string, string>()
  for (const line of text.replaceAll(/\n[ \t]+/g, ' ').split('\n')) {
    const [, name, value] = /^([!-9;-~]+):[ \t]*(.*)$/.exec(line) ?? []
    if (name !== undefined && !headers.has(name.toLowerCase()))
      headers.set(name.toLowerCase(), value?.trim() ?? '')
  }
  return headers
}

function readPart(source: string): MimePart {
  const text = source.replace(/^\n+/, '')
  const end = text.indexOf('\n\n')
  // A part without headers begins with an empty line.
  if (source.startsWith('\n')) return { headers: new Map(), body: text }
  const headers = readHeaders(end === -1 ? text : text.slice(0, end))
  return { headers, body: end === -1 ? '' : decode(headers, text.slice(end + 2)) }
}

function decode(headers: ReadonlyMap<string, string>, body: string): string {
  switch (headers.get('content-transfer-encoding')?.toLowerCase()) {
    case 'base64':
      return Buffer.from(body, 'base64').toString('utf8').replaceAll('\r\n', '\n')
    case 'quoted-printable':
      return body
        .replaceAll(/=[ \t]*\n/g, '')
        .replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
    default:
      return body
  }
}

function parameterOf(header: string, name: string): string | undefined {
  const [, quoted, plain] =
    new RegExp(`;\\s*${name}\\s*=\\s*(?:"([^"]*)"|([^\\s;]+))`, 'i').exec(header) ?? []
  return quoted ?? plain
}
