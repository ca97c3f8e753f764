import { ERROR_CODES, type ErrorCode } from '@proverka/domain/errors'
import type { HonoRequest } from 'hono'
import { escapeMarkup } from '../../platform/escape-markup.ts'

/** A browser opens an address by itself when its person follows a link; what a script fetches asks for anything. */
export const isPageOpened = (request: HonoRequest): boolean =>
  request.method === 'GET' && request.header('accept')?.includes('text/html') === true

/**
 * A refusal for a person instead of JSON. It needs no database, no script and no other file, for it is shown when those are
 * away. It opens the same address again by its link, and by itself while the server is away.
 */
export function errorPage(refusal: Response, code: ErrorCode, path: string, requestId?: string): Response {
  const isAway = refusal.status >= 500
  const title = isAway ? 'Страница временно не открывается' : 'Страница не открылась'
  const text = ERROR_CODES[code].text
  const headers = new Headers(refusal.headers)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  headers.delete('content-length')
  const number =
    requestId === undefined ? '' : `<p><small>Номер запроса: ${escapeMarkup(requestId)}</small></p>`
  const html = `<!doctype html>
<html lang="ru"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">${isAway ? '<meta http-equiv="refresh" content="15">' : ''}
<title>${title}</title></head>
<body><main><h1>${title}</h1><p>${escapeMarkup(text)}</p>
<p><a href="${escapeMarkup(path)}">Попробовать еще раз</a> · <a href="/">На главную</a></p>${number}</main></body></html>`
  return new Response(html, { status: refusal.status, headers })
}
