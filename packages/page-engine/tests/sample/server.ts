import { createServer } from 'node:http'
import { join } from 'node:path'
import { pathPattern } from '@proverka/page-engine/page'
import { createPages, sendFile } from '@proverka/page-engine/server'
import { matchRoutes } from 'react-router'

const pages = createPages(join(import.meta.dirname, 'dist/client'), {
  now: Date.now,
  onError: (error) => console.error(error),
})
const routes = [...pages.routes.values()].map(({ route, path }) => ({ id: route, path: pathPattern(path) }))
const facts = { siteName: 'Sample' }
let reads = 0

async function answer(request: Request): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/api/reads') return Response.json({ reads: ++reads })
  if (pathname === '/api/change') {
    pages.clear()
    return new Response()
  }
  const built = pathname.endsWith('.html') ? undefined : pages.files.get(pathname)
  if (built) return sendFile(request, built)
  const ask = (path: string, init?: RequestInit) => answer(new Request(new URL(path, request.url), init))
  const name = matchRoutes(routes, pathname)?.[0]?.route.id
  const found = await (name
    ? pages.page({ name, path: pathname, facts, ask })
    : pages.notFound({ facts, ask }))
  if (found.kind === 'redirect')
    return new Response(null, { status: 303, headers: { Location: found.location } })
  if (found.kind === 'absent') return new Response('Not found', { status: 404 })
  const { styles, scripts } = found.file
  const policy = `default-src 'self'; style-src 'self' ${styles.join(' ')}; script-src 'self' ${scripts.join(' ')}`
  return sendFile(request, found.file, { ...found, headers: { 'Content-Security-Policy': policy } })
}

const server = createServer(async (incoming, outgoing) => {
  const { url = '/', method = 'GET', headers } = incoming
  const reply = await answer(
    new Request(`http://localhost${url}`, { method, headers: headers as Record<string, string> }),
  )
  outgoing.writeHead(reply.status, Object.fromEntries(reply.headers))
  outgoing.end(Buffer.from(await reply.arrayBuffer()))
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}`)
})
