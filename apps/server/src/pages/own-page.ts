import type { SiteFacts } from '@proverka/api/contract'
import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { SiteConfig } from '../platform/config/sites.ts'
import { asVisitor } from './ask-self.ts'
import type { createDrawnPages } from './drawn-pages.ts'
import { leadTo } from './lead-to.ts'
import { sendFile } from './send-file.ts'
import type { SiteFile } from './site-files.ts'
import type { Visitor } from './who-asks.ts'

interface OwnPage {
  /** The HTML around it; in development there is none. */
  readonly frame: SiteFile | undefined
  readonly path: string
  readonly who: Visitor
}

interface OwnPageOptions {
  readonly ask: (request: Request, c: Context) => Promise<Response>
  readonly log: Pick<Logger, 'error'>
  readonly describeSite: (site: SiteConfig) => Promise<SiteFacts>
}

/**
 * The page of one visitor; `absent` when there is nothing of theirs at the address, undefined when its data are refused or
 * cannot be read: the browser asks and tells why.
 */
export async function sendOwnPage(
  c: Context,
  drawn: ReturnType<typeof createDrawnPages>,
  site: SiteConfig,
  { ask, log, describeSite }: OwnPageOptions,
  { frame, path, who }: OwnPage,
): Promise<Response | 'absent' | undefined> {
  if (!frame) return undefined
  const { origin } = new URL(c.req.url)
  const askSelf = (to: string, init?: RequestInit) => ask(asVisitor(c, who, origin + to, init), c)
  try {
    const wanted = { key: '', path, frame, facts: await describeSite(site), ask: askSelf }
    const answer = await drawn.drawFor(wanted, who.tokenEnd)
    if (answer.kind === 'redirect') return leadTo(answer.location, 303)
    return answer.kind === 'page' ? sendFile(c, answer.file, site, { isOfCaller: true }) : 'absent'
  } catch (error) {
    if (!isRefusal(error)) log.error({ error }, 'page of a visitor not drawn')
    return undefined
  }
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'statusCode' in error && Number(error.statusCode) < 500
