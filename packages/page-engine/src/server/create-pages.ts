import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { NOT_FOUND } from '../page/not-found.ts'
import type { Given, RenderedFor, RenderedPage } from '../render/site-options.ts'
import { createRenderedPageCache } from './rendered-page-cache.ts'
import type { CacheOptions } from './rendered-page-cache.ts'
import { createPage, loadRoutes, loadSiteFiles } from './site-files.ts'
import type { SiteFile } from './site-files.ts'

/** Calls this server itself, either anonymously or in the name of the visitor. */
export type AskSelf = (path: string, init?: RequestInit) => Promise<Response>

/** What the build of an app exports for the server. */
interface BuiltApp<Facts> {
  readonly site: {
    readonly siteName: string
    readonly render: (path: string, given: Given<Facts>) => Promise<RenderedPage | Response>
  }
}

export interface PagesOptions extends CacheOptions {
  /** Adds to an HTML file what only the running server knows. */
  readonly finish?: (html: string) => string
  /** A page could not be rendered; the browser renders it from its shell. */
  readonly onError: (error: unknown, path: string) => void
}

interface Wanted<Facts> {
  /** Of the page. */
  readonly name: string
  /** The address that it is rendered with. */
  readonly path: string
  readonly facts: Facts
  readonly ask: AskSelf
}

export interface WantedPage<Facts> extends Wanted<Facts> {
  /** Of whom the page is, where sites or callers see different ones: part of the key of the cache. */
  readonly audience?: string
  /** Rendered without a session: the page asks to sign in. */
  readonly isAnonymous?: boolean
  /** It says that there is nothing at this address: its status is 404. */
  readonly isAbsent?: boolean
  /** The browser alone knows what it shows. */
  readonly isShell?: boolean
}

export interface OwnPage<Facts> extends Wanted<Facts> {
  /** The end of the visitor's token: the browser uses the data while its token ends so. */
  readonly tokenEnd: string
}

/** A page to send, the address that it leads to, or that there is no such page. */
export type PageAnswer =
  | {
      readonly kind: 'page'
      readonly file: SiteFile
      readonly status: 200 | 404
      /** Never to be cached. */
      readonly isPerUser: boolean
    }
  | { readonly kind: 'redirect'; readonly location: string }
  | { readonly kind: 'absent' }

type Rendered = PageAnswer & { readonly isShared: boolean; readonly ages: boolean }

/** Shown by the browser alone: what there is when a page cannot be rendered. */
const SHELL = '/app.html'
/** What the page of all unknown addresses is rendered with. */
const NO_SUCH_PATH = '/no-such-page/'

/** Calls that a frame begins before the app runs; what a page was rendered with is not asked for a second time. */
const EARLY_CALLS = / data-calls="[^"]*"/

/** The pages of a built app (`dist/client`), rendered without a session and cached by address. */
export function createPages<Facts>(
  folder: string,
  { finish = (html) => html, onError, ...cache }: PagesOptions,
) {
  const files = loadSiteFiles(folder, finish)
  const pages = createRenderedPageCache<Rendered>(cache)
  let app: Promise<BuiltApp<Facts>> | undefined
  const loadApp = () =>
    (app ??= (
      import(pathToFileURL(join(folder, '../server/entry-server.js')).href) as Promise<BuiltApp<Facts>>
    ).catch((error: unknown) => {
      app = undefined
      throw error
    }))

  async function render(
    around: SiteFile,
    { path, facts, ask }: Wanted<Facts>,
    { renderedFor, tokenEnd, status }: { renderedFor?: RenderedFor; tokenEnd?: string; status: 200 | 404 },
  ): Promise<Rendered> {
    const { site } = await loadApp()
    const rendered = await site.render(path, { fetch: ask as typeof fetch, facts, renderedFor })
    const isOfOne = tokenEnd !== undefined
    if (rendered instanceof Response) {
      const location = rendered.headers.get('location') ?? '/'
      const answer =
        rendered.status === 404 ? ({ kind: 'absent' } as const) : ({ kind: 'redirect', location } as const)
      return { ...answer, isShared: false, ages: false }
    }
    const { head, body, answers, isReplaced = false, isPreview, isPerUser = false } = rendered
    const document = htmlOf(around)
    const fitting =
      renderedFor === 'guest' ? atATouch(document) : isOfOne ? document.replace(EARLY_CALLS, '') : document
    const html = fitting.replace('<!--head-->', () => head).replace('<!--app-->', () => body)
    const data = JSON.stringify({ facts, isReplaced, isPreview, tokenEnd })
    const file = createPage(
      finish(withData(html, answers ? `${data.slice(0, -1)},"answers":${answers}}` : data)),
      around,
    )
    return {
      kind: 'page',
      file,
      status,
      isPerUser: isPerUser || isOfOne,
      isShared: !isPerUser && !isOfOne,
      ages: answers !== undefined,
    }
  }

  async function page(wanted: WantedPage<Facts>): Promise<PageAnswer> {
    const { name, path, facts, ask, audience = '', isAnonymous, isShell } = wanted
    const { isAbsent = name === NOT_FOUND } = wanted
    const status = isAbsent ? 404 : 200
    const around = files.get(`/documents/${name}.html`)
    if (around && !isShell) {
      try {
        const key = `${audience} ${isAnonymous ? 'guest ' : ''}${path}`
        const answer = await pages.get(key, textOf(facts as object), () =>
          render(around, wanted, { status, ...(isAnonymous && { renderedFor: 'guest' }) }),
        )
        if (answer.kind === 'page') return { ...answer, status }
        if (answer.kind === 'redirect') return answer
        return await page({ name: NOT_FOUND, path: NO_SUCH_PATH, facts, ask, audience })
      } catch (error) {
        onError(error, path)
      }
    }
    const shell = files.get(`/shells/${name}.html`) ?? files.get(SHELL)
    if (!shell) return { kind: 'absent' }
    const html = withData(htmlOf(shell), JSON.stringify({ facts, isReplaced: true }))
    return { kind: 'page', file: createPage(html, shell), status, isPerUser: false }
  }

  return {
    files,
    routes: loadRoutes(folder),

    /** A page with its data; one that cannot be rendered is left to the browser, which tells what is wrong. */
    page,

    /** The page of an unknown address. */
    notFound: (wanted: Omit<WantedPage<Facts>, 'name' | 'path'>): Promise<PageAnswer> =>
      page({ ...wanted, name: NOT_FOUND, path: NO_SUCH_PATH }),

    /**
     * The page of one visitor, never cached; undefined when the build has none. Throws when its data are refused or cannot
     * be read.
     */
    async ownPage(wanted: OwnPage<Facts>): Promise<PageAnswer | undefined> {
      const around = files.get(`/documents/${wanted.name}.html`)
      const { tokenEnd } = wanted
      return around && (await render(around, wanted, { renderedFor: 'visitor', tokenEnd, status: 200 }))
    },

    /** Drops what is cached: data that pages are rendered with have changed. */
    clear: pages.clear,

    /** As the app calls its site. */
    siteName: async (): Promise<string> => (await loadApp()).site.siteName,

    /** Loads the app, so that the first visitor need not wait for it. */
    async prepare(): Promise<void> {
      // In development the browser renders all pages.
      if (files.has(`/documents/${NOT_FOUND}.html`)) await loadApp()
    },
  }
}

/**
 * A page that only asks the visitor to sign in starts at the first touch, and its script loads after everything else.
 */
const atATouch = (html: string): string =>
  html
    .replace(EARLY_CALLS, '')
    .replace(' data-start="now"', '')
    .replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"')

const texts = new WeakMap<object, string>()

/** The same facts are asked for with each page. */
function textOf(facts: object): string {
  const text = texts.get(facts) ?? JSON.stringify(facts)
  texts.set(facts, text)
  return text
}

const htmlOf = (file: SiteFile) => file.encoded('identity').toString('utf8')

/** What ends the element is escaped, as JSON may. */
function withData(html: string, json: string): string {
  const data = json.replaceAll('<', String.raw`\u003c`)
  return html.replace(
    '</body>',
    () => `<script type="application/json" id="page-data">${data}</script></body>`,
  )
}
