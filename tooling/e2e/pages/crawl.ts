import { hostFetch } from '@proverka/test-support/host-fetch'

/** A link that leads nowhere, and a page that has it. */
export interface DeadLink {
  readonly href: string
  readonly on: string
  readonly why: string
}

export interface Crawl {
  /** Addresses that answered with a page or a file. */
  readonly alive: readonly string[]
  readonly dead: readonly DeadLink[]
}

interface CrawlOptions {
  readonly port: number
  /** Addresses to begin with. */
  readonly from: readonly string[]
  /** Of a signed-in person. */
  readonly cookie?: string
}

interface Seen {
  readonly status: number
  readonly ids: ReadonlySet<string>
}

const PARALLEL = 4
const MOST_HOPS = 4
/** Pages of one kind whose number has no end: each is looked at a few times. */
const ENDLESS = /^\/(?:object|objectCheckout|blog|search|adverts)\/(?=.)|^\/blog\/\?/
const MOST_OF_A_KIND = 40

/** Follows every link of the server's own HTML, on all of its hosts; a part of a page must be there, too. */
export async function crawl({ port, from, cookie }: CrawlOptions): Promise<Crawl> {
  const known = new Map<string, Promise<Seen>>()
  const parts: { readonly href: string; readonly on: string; readonly path: string; readonly id: string }[] =
    []
  const dead: DeadLink[] = []
  const kinds = new Map<string, number>()
  const queue: { readonly href: string; readonly on: string }[] = from.map((href) => ({ href, on: 'start' }))

  const visit = async (href: string, on: string): Promise<void> => {
    const url = new URL(href)
    const address = url.origin + url.pathname + url.search
    if (url.hash.length > 1)
      parts.push({ href, on, path: address, id: decodeURIComponent(url.hash.slice(1)) })
    if (known.has(address)) return
    const kind = ENDLESS.exec(url.pathname + url.search)?.[0]
    if (kind !== undefined) {
      const count = (kinds.get(url.host + kind) ?? 0) + 1
      kinds.set(url.host + kind, count)
      if (count > MOST_OF_A_KIND) return
    }
    const answer = read(address)
    known.set(
      address,
      answer.then(({ status, html }) => ({ status, ids: idsOf(html) })),
    )
    const { status, html } = await answer
    if (status !== 200) dead.push({ href, on, why: `status ${status}` })
    for (const found of linksOf(html, address))
      if (isOwn(found, port)) queue.push({ href: found, on: address })
  }

  async function read(address: string): Promise<{ status: number; html: string }> {
    let current = new URL(address)
    for (let hop = 0; hop <= MOST_HOPS; hop++) {
      const reply = await hostFetch(port, current.host, current.pathname + current.search, {
        headers: cookie === undefined ? {} : { cookie },
      })
      const location = reply.headers['location']
      if (reply.status >= 300 && reply.status < 400 && typeof location === 'string') {
        current = new URL(location, current)
        continue
      }
      const isHtml = String(reply.headers['content-type']).startsWith('text/html')
      return { status: reply.status, html: isHtml ? reply.text : '' }
    }
    return { status: 508, html: '' }
  }

  while (queue.length > 0) {
    const next = queue.splice(0, PARALLEL)
    await Promise.all(next.map(({ href, on }) => visit(href, on)))
  }
  for (const { href, on, path, id } of parts) {
    const seen = await known.get(path)
    // Dialogs and windows have an address, too: the script opens them.
    if (seen?.status === 200 && !seen.ids.has(id) && !OPENED_BY_SCRIPT.has(id))
      dead.push({ href, on, why: `no #${id} there` })
  }
  return { alive: [...known.keys()], dead }
}

const OPENED_BY_SCRIPT: ReadonlySet<string> = new Set(['services', 'offer', 'cookies'])

const isOwn = (href: string, port: number): boolean => {
  const { protocol, hostname, port: own } = new URL(href)
  return protocol === 'http:' && hostname.endsWith('localhost') && own === String(port)
}

/** Links, forms that lead on without a script, and what the head names. */
export function linksOf(html: string, base: string): readonly string[] {
  const found = [...html.matchAll(/<(?:a|link|form|script|img)\b[^>]*?\s(?:href|action|src)="([^"]+)"/g)]
  return found
    .flatMap(([, href]) => (href === undefined ? [] : href.replaceAll('&amp;', '&')))
    .filter((href) => !/^(?:mailto|tel|data|blob):/.test(href))
    .flatMap((href) => (URL.canParse(href, base) ? new URL(href, base).href : []))
}

const idsOf = (html: string): ReadonlySet<string> =>
  new Set([...html.matchAll(/\sid="([^"]+)"/g)].flatMap(([, id]) => id ?? []))
