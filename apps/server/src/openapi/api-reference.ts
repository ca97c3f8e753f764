import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import type { Hono } from 'hono'
import { REPORT_SCHEMA_PATH } from '../report-json/report-json.ts'
import { createReportSchema } from '../report-json/report-schema.ts'
import { sha256 } from '../sha256.ts'
import { createOpenApi } from './open-api.ts'

const PAGE = `<!doctype html>
<html lang="ru">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Проверка: справочник API</title>
  </head>
  <body>
    <div id="reference"></div>
    <script src="/api-docs/reference.js"></script>
    <script src="/api-docs/start.js"></script>
  </body>
</html>
`

const START = `Scalar.createApiReference('#reference', {
  url: '/api-docs/openapi.json',
  withDefaultFonts: false,
  telemetry: false,
  agent: { disabled: true },
  mcp: { disabled: true },
  showToolbar: 'never',
  showDeveloperTools: 'never',
  hideClientButton: true,
})
`

/** Where the reference is; its address has the slash. */
const BASE = '/api-docs'
const JAVASCRIPT = 'text/javascript; charset=utf-8'

/** The reference of the API with its document, all from this server. What it sends is made once, when it is asked for. */
export function mountApiReference(app: Hono, createDocument: () => object = createOpenApi): void {
  app.get(BASE, (c) => c.redirect(`${BASE}/`, 301))
  app.get(`${BASE}/`, (c) => c.html(PAGE))
  serve('start.js', JAVASCRIPT, () => Buffer.from(START))
  serve('openapi.json', 'application/json', () => Buffer.from(JSON.stringify(createDocument())))
  serve(basename(REPORT_SCHEMA_PATH), 'application/schema+json', () =>
    Buffer.from(JSON.stringify(createReportSchema(), null, 2)),
  )
  serve('reference.js', JAVASCRIPT, () => {
    // The package exports everything but the one file that needs no bundler.
    const require = createRequire(import.meta.url)
    const main = require.resolve('@scalar/api-reference')
    return readFile(join(dirname(main), 'browser', 'standalone.js'))
  })

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
