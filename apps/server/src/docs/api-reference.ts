import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import type { Hono } from 'hono'
import type { AppContext } from '../context.ts'
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

/** The reference of the API with its document, all from this server. */
export function mountApiReference(app: Hono, context: AppContext): void {
  let reference: Promise<Buffer> | undefined
  const script = () => {
    const require = createRequire(import.meta.url)
    // The package exports everything but the one file that needs no bundler.
    const main = require.resolve('@scalar/api-reference')
    reference ??= readFile(join(dirname(main), 'browser', 'standalone.js'))
    return reference
  }
  app.get('/api-docs', (c) => c.redirect('/api-docs/', 301))
  app.get('/api-docs/', (c) => c.html(PAGE))
  app.get('/api-docs/start.js', (c) =>
    c.body(START, 200, { 'Content-Type': 'text/javascript; charset=utf-8' }),
  )
  app.get('/api-docs/reference.js', async (c) =>
    c.body(new Uint8Array(await script()), 200, {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'public, max-age=86400',
    }),
  )
  app.get('/api-docs/openapi.json', (c) => c.json(createOpenApi(context.originOf('realty'))))
}
