import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { SiteFacts } from '@proverka/api/contract'
import { createPage, type SiteFile } from './site-files.ts'
import { jsonInElement } from '@proverka/domain/internal'
import { MINUTE_MS } from '@proverka/domain/timing'

/** Calls this server itself, either anonymously or in the name of the visitor. */
export type AskSelf = (path: string, init?: RequestInit) => Promise<Response>

/** What the build of an app exports for the server. */
interface BuiltApp {
  readonly site: {
    readonly siteName: string
    draw: (path: string, given: Given) => Promise<Drawn>
  }
}

interface Given {
  readonly fetch: AskSelf
  readonly facts: SiteFacts
  /** Whom a page of one user is drawn for; absent for a frame. */
  readonly drawnFor?: DrawnFor
}

type DrawnFor = 'visitor' | 'nobody'

/** A page as HTML, or the address that it leads to instead, or a status of 404. */
type Drawn =
  | {
      readonly head: string
      readonly body: string
      /** JSON of the answers that it was drawn with; absent when it asked nothing. */
      readonly queries?: string | undefined
      /** The browser draws it again: it is a frame, or of one visitor. */
      readonly isReplaced?: boolean | undefined
      readonly isPreview?: boolean | undefined
      /** Drawn for this caller only. */
      readonly isOfCaller?: boolean | undefined
    }
  | Response

/** A page that is sent, or the address that it leads to, or that there is no such page. */
export type Answer =
  | { readonly kind: 'page'; readonly file: SiteFile; readonly isOfCaller: boolean }
  | { readonly kind: 'absent' }
  | { readonly kind: 'redirect'; readonly location: string }

interface Wanted {
  /** Under what the page is kept: the site and the address that it is drawn with. */
  readonly key: string
  readonly path: string
  /** The HTML around it. */
  readonly frame: SiteFile
  readonly facts: SiteFacts
  readonly ask: AskSelf
  readonly drawnFor?: DrawnFor
}

interface Kept {
  readonly at: number
  /** The facts that it was drawn with: with others it is another page. */
  readonly facts: string
  readonly answer: Promise<Answer>
  /** It asked for data, which may change past this process. */
  ages: boolean
}

/** Calls that a frame begins before the app runs; what a page was drawn with is not asked for a second time. */
const EARLY_CALLS = / data-calls="[^"]*"/

/**
 * A page that only asks the visitor to sign in starts at the first touch, and its script loads after everything else.
 */
const atATouch = (html: string): string =>
  html
    .replace(EARLY_CALLS, '')
    .replace(' data-start="now"', '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

/** A page may say how long things take, and at what time its register was asked. */
const KEPT_MS = MINUTE_MS
/** Pages of one brand that are kept; a page takes some 100 KB. */
const MOST_PAGES = 300

/**
 * The pages of a brand, drawn by its app without a session and cached by address, until the facts of the site or the
 * data that they show change. `finish` adds what only the running server knows.
 */
export function createDrawnPages(
  folder: string,
  { now, finish }: { readonly now: () => number; readonly finish: (html: string) => string },
) {
  const kept = new Map<string, Kept>()
  let app: Promise<BuiltApp> | undefined
  const loadApp = () =>
    (app ??= (
      import(pathToFileURL(join(folder, '../server/entry-server.js')).href) as Promise<BuiltApp>
    ).catch((error: unknown) => {
      app = undefined
      throw error
    }))

  async function draw(
    { path, frame, facts, ask, drawnFor }: Wanted,
    tokenEnd?: string,
  ): Promise<Answer & { asks?: boolean }> {
    const { site } = await loadApp()
    const drawn = await site.draw(path, { fetch: ask, facts, ...(drawnFor && { drawnFor }) })
    if (drawn instanceof Response && drawn.status === 404) return { kind: 'absent' }
    if (drawn instanceof Response) return { kind: 'redirect', location: drawn.headers.get('location') ?? '/' }
    const { head, body, queries, isReplaced = false, isPreview, isOfCaller = false } = drawn
    const isOfOne = tokenEnd !== undefined
    const around = htmlOf(frame)
    const fitting =
      drawnFor === 'nobody' ? atATouch(around) : isOfOne ? around.replace(EARLY_CALLS, '') : around
    const html = fitting.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
    const data = JSON.stringify({ facts, isReplaced, isPreview, tokenEnd })
    const withQueries = queries ? `${data.slice(0, -1)},"queries":${queries}}` : data
    const file = createPage(finish(withData(html, withQueries)), frame)
    return { kind: 'page', file, isOfCaller: isOfCaller || isOfOne, asks: queries !== undefined }
  }

  function keep(key: string, facts: string, answer: Promise<Answer & { asks?: boolean }>): Promise<Answer> {
    const entry: Kept = { at: now(), facts, answer, ages: true }
    kept.delete(key)
    kept.set(key, entry)
    const drop = () => kept.get(key) === entry && kept.delete(key)
    // A page that could not be drawn is tried again with the next visit; one of a caller is no one else's.
    answer.then((made) => {
      if (made.kind !== 'page' || made.isOfCaller) drop()
      else entry.ages = made.asks ?? false
    }, drop)
    for (const oldest of kept.keys()) {
      if (kept.size <= MOST_PAGES) break
      kept.delete(oldest)
    }
    return answer
  }

  return {
    async get(wanted: Wanted): Promise<Answer> {
      const facts = textOf(wanted.facts)
      const known = kept.get(wanted.key)
      if (known && known.facts === facts && !(known.ages && now() - known.at >= KEPT_MS)) {
        const answer = await known.answer
        if (answer.kind === 'page' && !answer.isOfCaller) return answer
        // That page is drawn for another caller.
        return draw(wanted)
      }
      return keep(wanted.key, facts, draw(wanted))
    },

    /** Drawn for one visitor and never cached; the browser uses the data while its token is the one that ends so. */
    drawFor(wanted: Wanted, tokenEnd: string): Promise<Answer> {
      return draw({ ...wanted, drawnFor: 'visitor' }, tokenEnd)
    },

    forget(): void {
      kept.clear()
    },

    /** As the app calls its site. */
    siteName: async (): Promise<string> => (await loadApp()).site.siteName,

    /** Loads the app, so that the first visitor need not wait for it. */
    async prepare(): Promise<void> {
      await loadApp()
    },
  }
}

/** A file of the build that shows nothing by itself, with the facts of the site. */
export function withFacts(file: SiteFile, facts: SiteFacts): SiteFile {
  return createPage(withData(htmlOf(file), `{"facts":${JSON.stringify(facts)},"isReplaced":true}`), file)
}

const texts = new WeakMap<SiteFacts, string>()

/** The same facts are asked for with each page. */
function textOf(facts: SiteFacts): string {
  const text = texts.get(facts) ?? JSON.stringify(facts)
  texts.set(facts, text)
  return text
}

const htmlOf = (file: SiteFile) => file.encoded('identity').toString('utf8')

function withData(html: string, json: string): string {
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="page-data">${jsonInElement(json)}</script></body>`,
  )
}
