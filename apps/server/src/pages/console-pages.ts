import { loadSiteFiles, sendFile, type SiteFile } from '@proverka/page-engine/server'
import type { Context } from 'hono'
import { contentPolicy } from '../api/http/security-headers.ts'
import { noSuchFile, refuseMethod } from './plain-replies.ts'
import { hashedOf, type FindAsset } from './shared-assets.ts'

/** The operator's console: its files, and one page for all its addresses, whose data the browser asks for. */
export function createConsolePages(folder: string, findAsset: FindAsset) {
  const files = loadSiteFiles(folder, (html) => html)
  const page = files.get('/index.html')
  if (!page) throw new Error(`no console in ${folder}`)

  return {
    assets: hashedOf(files),
    async answer(c: Context): Promise<Response> {
      const refused = refuseMethod(c)
      if (refused) return refused
      const { pathname } = new URL(c.req.url)
      const file = pathname.endsWith('.html') ? undefined : files.get(pathname)
      if (file) return send(c, file)
      // A missing asset is a plain 404, never a page of HTML under its name; no page begins with a dot.
      if (pathname.startsWith('/.')) return noSuchFile()
      if (!pathname.startsWith('/assets/')) return send(c, page)
      const asset = await findAsset('console', pathname)
      return asset ? send(c, asset) : noSuchFile()
    },
  }
}

/** Search engines have no business here, whoever links to it. */
const HEADERS = { 'X-Robots-Tag': 'noindex, nofollow' }

const send = (c: Context, file: SiteFile): Response =>
  sendFile(c.req.raw, file, {
    headers: {
      ...HEADERS,
      'Content-Security-Policy': contentPolicy({ styles: file.styles, scripts: file.scripts }),
    },
  })
