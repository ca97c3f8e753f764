import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createPage, type SiteFile } from './site-files.ts'

/** Asks this server itself, as nobody in particular. */
export type AskSelf = (path: string, init?: RequestInit) => Promise<Response>

/** What the build of an app exports for the server. */
interface BuiltApp {
  readonly site: {
    draw: (
      path: string,
      fetch: AskSelf,
    ) => Promise<{ readonly head: string; readonly body: string; readonly data: string } | undefined>
  }
}

/** A page may say how long things take, and at what time its register was asked. */
const KEPT_MS = 60_000
/** Pages of one brand that are kept; a page takes some 100 KB. */
const MOST_PAGES = 300

/**
 * The pages of a brand that are drawn with data: for an address and nobody in particular, kept for a minute and until
 * data change that they may show.
 */
export function createDrawnPages(folder: string, now: () => number) {
  const kept = new Map<string, { readonly at: number; readonly page: Promise<SiteFile | undefined> }>()
  let app: Promise<BuiltApp> | undefined
  const loadApp = () =>
    (app ??= import(pathToFileURL(join(folder, '../server/entry-server.js')).href) as Promise<BuiltApp>)

  async function draw(path: string, frame: SiteFile, ask: AskSelf): Promise<SiteFile | undefined> {
    const { site } = await loadApp()
    const drawn = await site.draw(path, ask)
    if (!drawn) return undefined
    const data = `<script type="application/json" id="page-data">${drawn.data}</script>`
    const html = frame
      .encoded('identity')
      .toString('utf8')
      .replace('<!--head-->', () => drawn.head)
      .replace('<!--app-->', () => drawn.body)
      .replace('</body>', () => `${data}</body>`)
    return createPage(html)
  }

  return {
    /** The page of an address in its frame; undefined when it is not for everybody. */
    get(path: string, frame: SiteFile, ask: AskSelf): Promise<SiteFile | undefined> {
      const known = kept.get(path)
      if (known && now() - known.at < KEPT_MS) return known.page
      const page = draw(path, frame, ask)
      kept.delete(path)
      kept.set(path, { at: now(), page })
      // A page that could not be drawn is tried again with the next visit.
      page.catch(() => kept.delete(path))
      for (const oldest of kept.keys()) {
        if (kept.size <= MOST_PAGES) break
        kept.delete(oldest)
      }
      return page
    },

    forget(): void {
      kept.clear()
    },
  }
}
