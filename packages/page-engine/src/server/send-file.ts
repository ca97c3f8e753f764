import type { Encoding, SiteFile } from './site-files.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'
/** Rendered for one caller: it must not be cached. */
const PER_USER = 'private, no-store'

interface SendOptions {
  readonly status?: 200 | 404 | 410
  readonly isPerUser?: boolean
  /** Further ones, the content policy above all: `styles` and `scripts` of the file are its inline sources. */
  readonly headers?: Readonly<Record<string, string>>
}

/** Answers with a built file in the best encoding the browser takes; 304 when it has it already. */
export function sendFile(
  { method, headers: asked }: Pick<Request, 'method' | 'headers'>,
  file: SiteFile,
  { status = 200, isPerUser = false, headers: further }: SendOptions = {},
): Response {
  const encoding = chooseEncoding(asked.get('accept-encoding') ?? '', file)
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': isPerUser ? PER_USER : file.isImmutable ? A_YEAR : ASK_EACH_TIME,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    ...further,
  })
  if (status === 200 && asked.get('if-none-match')?.includes(file.etag))
    return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding === 'brotli' ? 'br' : 'gzip')
  const body = file.encoded(encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
}

/** Brotli before gzip where both are taken: the header's own order and weights are about zero or not. */
function chooseEncoding(accepted: string, { isCompressible }: SiteFile): Encoding {
  if (!isCompressible) return 'identity'
  const weights = new Map(accepted.toLowerCase().split(',').map(weightOf))
  const takes = (name: string) => (weights.get(name) ?? weights.get('*') ?? 0) > 0
  if (takes('br')) return 'brotli'
  if (takes('gzip')) return 'gzip'
  return 'identity'
}

/** `gzip;q=0.8` as its name and weight. */
function weightOf(part: string): [string, number] {
  const [name = '', ...parameters] = part.split(';').map((word) => word.trim())
  const quality = parameters.find((parameter) => parameter.startsWith('q='))
  return [name, quality ? Number(quality.slice(2)) : 1]
}
