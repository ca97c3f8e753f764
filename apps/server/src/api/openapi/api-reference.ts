import { basename } from 'node:path'
import type { Context, Hono } from 'hono'
import { DIFFERENCE_SCHEMA_PATH } from '../../documents/report-json/difference-json.ts'
import { REPORT_SCHEMA_PATH } from '../../documents/report-json/report-json.ts'
import { createDifferenceSchema, createReportSchema } from '../../documents/report-json/report-schema.ts'
import { sha256 } from '../../platform/sha256.ts'
import { createOpenApi, type Readers } from './open-api.ts'
import { areaPage } from './reference-area-page.ts'
import { referenceAreas, type Area } from './reference-areas.ts'
import { ORIGIN } from './reference-examples.ts'
import { REFERENCE_SCRIPT } from './reference-script.ts'
import { startPage } from './reference-start.ts'
import { REFERENCE_STYLE } from './reference-style.ts'

/** Where the reference is; its address has the slash. */
const BASE = '/api-docs'

/** A search longer than this is cut. */
const LONGEST_QUERY = 100

export interface ReferenceOptions {
  readonly isHttps: (c: Context) => boolean
  /** The pages offer the key of the demo's client. */
  readonly isDemo: boolean
  readonly createDocument?: (readers: Readers) => object
}

/**
 * The reference of the API with its documents, all from this server: a first page with the search, a page for each area.
 * What it sends is made once, when it is asked for; the examples name the host that the page is read on.
 */
export function mountApiReference(app: Hono, options: ReferenceOptions): void {
  const { isHttps, isDemo, createDocument = createOpenApi } = options
  let areas: readonly Area[] | undefined
  const pages = new Map<string, string>()
  const readAreas = () =>
    (areas ??= referenceAreas({
      programs: createDocument('programs'),
      pages: createDocument('pages'),
      staff: createDocument('staff'),
    }))

  app.get(BASE, (c) => c.redirect(`${BASE}/`, 301))
  app.get(`${BASE}/`, (c) => {
    const query = (c.req.query('q') ?? '').trim().slice(0, LONGEST_QUERY)
    if (query !== '') return sendPage(c, startPage(readAreas(), query))
    return sendPage(
      c,
      remember('', () => startPage(readAreas(), '')),
    )
  })
  app.get(`${BASE}/:area/`, (c, next) => {
    const area = readAreas().find(({ slug }) => slug === c.req.param('area'))
    return area
      ? sendPage(
          c,
          remember(area.slug, () => areaPage(area, readAreas(), isDemo)),
        )
      : next()
  })
  serve('reference.css', 'text/css; charset=utf-8', () => Buffer.from(REFERENCE_STYLE))
  serve('reference.js', 'text/javascript; charset=utf-8', () => Buffer.from(REFERENCE_SCRIPT))
  serveDocument('openapi.json', 'programs')
  serveDocument('openapi-pages.json', 'pages')
  serveDocument('openapi-staff.json', 'staff')
  serve(basename(REPORT_SCHEMA_PATH), 'application/schema+json', () =>
    Buffer.from(JSON.stringify(createReportSchema(), null, 2)),
  )

  serve(basename(DIFFERENCE_SCHEMA_PATH), 'application/schema+json', () =>
    Buffer.from(JSON.stringify(createDifferenceSchema(), null, 2)),
  )

  function remember(slug: string, make: () => string): string {
    const page = pages.get(slug) ?? make()
    pages.set(slug, page)
    return page
  }

  function sendPage(c: Context, page: string) {
    const { host } = new URL(c.req.url)
    return c.html(page.replaceAll(ORIGIN, `${isHttps(c) ? 'https' : 'http'}://${host}`))
  }

  function serveDocument(name: string, readers: Readers): void {
    serve(name, 'application/json', () => Buffer.from(JSON.stringify(createDocument(readers))))
  }

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
