import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib'
import { median } from './median.ts'
import type { Figures } from './write-figures.ts'

const ROUNDS = 15
const REQUESTS = 100

/** An answer of a page as a browser that was never there gets it; names below localhost have no address outside of one. */
export function fetchOf(url: string): Promise<Buffer> {
  const { hostname, port, pathname, search } = new URL(url)
  return new Promise((resolve, reject) => {
    const headers = { host: hostname, 'accept-encoding': 'br' }
    get({ host: '127.0.0.1', port, path: pathname + search, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      response.on('end', () => resolve(Buffer.concat(parts)))
    }).on('error', reject)
  })
}

/**
 * Time of an answer with a kept page beside that of a file from a bare server of Node with the same bytes in memory, and
 * beside a file of our own server; the three in turn, so that what else the machine does weighs on all alike.
 */
export async function compareWithStatic(origin: string): Promise<Figures> {
  const page = await fetchOf(`${origin}/`)
  const bare = createServer((_, response) => response.end(page))
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  const peer = `http://localhost:${(bare.address() as AddressInfo).port}/`
  const urls = { page: `${origin}/`, 'file of ours': `${origin}/favicon.svg`, 'bare server': peer }
  const times = new Map<string, number[]>(Object.keys(urls).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(urls)) {
      const before = performance.now()
      for (let request = 0; request < REQUESTS; request++) await fetchOf(url)
      times.get(name)?.push((performance.now() - before) / REQUESTS)
    }
  }
  bare.close()
  const own = median(times.get('file of ours') ?? [])
  return Object.fromEntries(
    [...times].map(([name, taken]) => [
      name,
      { 'ms, median': median(taken).toFixed(3), 'of a file of ours': (median(taken) / own).toFixed(2) },
    ]),
  )
}

const SCRIPT = /<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>/g

/** The HTML of a page without its script, from a bare server. */
export async function serveWithoutScript(url: string): Promise<{ url: string; close: () => void }> {
  const html = brotliDecompressSync(await fetchOf(url))
    .toString('utf8')
    .replace(SCRIPT, '')
  const page = brotliCompressSync(html)
  const bare = createServer((request, response) => {
    const isPage = request.url === '/'
    response.writeHead(isPage ? 200 : 404, {
      ...(isPage && { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' }),
    })
    response.end(isPage ? page : undefined)
  })
  await new Promise<void>((resolve) => bare.listen(0, '127.0.0.1', resolve))
  return { url: `http://localhost:${(bare.address() as AddressInfo).port}/`, close: () => bare.close() }
}
