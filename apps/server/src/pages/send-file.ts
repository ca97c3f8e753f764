import type { Context } from 'hono'
import { contentPolicy, signsIn } from '../api/http/security-headers.ts'
import type { SiteConfig } from '../platform/config/sites.ts'
import type { Encoding, SiteFile } from './site-files.ts'

const A_YEAR = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'
/** Drawn for one caller: it must not be cached. */
const OF_CALLER = 'private, no-store'

interface SendOptions {
  readonly status?: 200 | 404
  readonly isOfCaller?: boolean
}

/** Answers with a built file in the best encoding the browser takes; 304 when it has it already. */
export function sendFile(
  c: Context,
  file: SiteFile,
  site: SiteConfig,
  { status = 200, isOfCaller = false }: SendOptions = {},
): Response {
  const encoding = chooseEncoding(c.req.header('accept-encoding') ?? '', file)
  const headers = new Headers({
    'Content-Type': file.type,
    'Cache-Control': isOfCaller ? OF_CALLER : file.isImmutable ? A_YEAR : ASK_EACH_TIME,
    ETag: file.etag,
    Vary: 'Accept-Encoding',
    'Content-Security-Policy': contentPolicy({ styles: file.styles, scripts: file.scripts, site }),
  })
  // Browsers name the whole address as the referrer of a font that an inline style asks for; one that is asked for ahead
  // follows the policy of the page.
  if (file.fonts.length > 0 && signsIn(c.req.url))
    headers.set('Link', file.fonts.map((font) => `<${font}>; rel=preload; as=font; crossorigin`).join(', '))
  if (status === 200 && c.req.header('if-none-match')?.includes(file.etag)) {
    return new Response(null, { status: 304, headers })
  }
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding === 'brotli' ? 'br' : 'gzip')
  const body = file.encoded(encoding)
  headers.set('Content-Length', String(body.byteLength))
  return new Response(c.req.method === 'HEAD' ? null : new Uint8Array(body), { status, headers })
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
