import { basename } from 'node:path'
import type { Context, Hono } from 'hono'
import { REPORT_SCHEMA_PATH } from '../../documents/report-json/report-json.ts'
import { createReportSchema } from '../../documents/report-json/report-schema.ts'
import { sha256 } from '../../platform/sha256.ts'
import { createOpenApi } from './open-api.ts'
import { ORIGIN } from './reference-examples.ts'
import { createReferencePage } from './reference-page.ts'
import { REFERENCE_STYLE } from './reference-style.ts'

/** Where the reference is; its address has the slash. */
const BASE = '/api-docs'

/**
 * The reference of the API with its document, all from this server. What it sends is made once, when it is asked for; the
 * examples name the host that the page is read on.
 */
export function mountApiReference(
  app: Hono,
  isHttps: (c: Context) => boolean,
  createDocument: () => object = createOpenApi,
): void {
  let page: string | undefined
  app.get(BASE, (c) => c.redirect(`${BASE}/`, 301))
  app.get(`${BASE}/`, (c) => {
    page ??= createReferencePage(createDocument())
    const { host } = new URL(c.req.url)
    return c.html(page.replaceAll(ORIGIN, `${isHttps(c) ? 'https' : 'http'}://${host}`))
  })
  serve('reference.css', 'text/css; charset=utf-8', () => Buffer.from(REFERENCE_STYLE))
  serve('openapi.json', 'application/json', () => Buffer.from(JSON.stringify(createDocument())))
  serve(basename(REPORT_SCHEMA_PATH), 'application/schema+json', () =>
    Buffer.from(JSON.stringify(createReportSchema(), null, 2)),
  )

  function serve(name: string, type: string, make: () => Buffer | Promise<Buffer>): void {
    let made: Promise<Sent> | undefined
    app.get(`${BASE}/${name}`, async (c) => {
      const { body, etag } = await (made ??= markWithTag(make))
      const headers = { 'Content-Type': type, 'Cache-Control': 'no-cache', ETag: etag }
      return c.req.header('if-none-match')?.includes(etag)
        ? c.body(null, 304, headers)
        : c.body(body, 200, headers)
    })
  }
}

interface Sent {
  readonly body: Uint8Array<ArrayBuffer>
  readonly etag: string
}

async function markWithTag(make: () => Buffer | Promise<Buffer>): Promise<Sent> {
  const body = new Uint8Array(await make())
  return { body, etag: `"${sha256(body)}"` }
}
