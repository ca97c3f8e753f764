import type { ReactNode } from 'react'
import type { RouterContext } from 'react-router'
import type { RouteParts } from '../page/create-routes.ts'
import type { PageValue } from '../page/define-page.ts'

/** What a page is rendered with. */
export interface Given<Facts> {
  /** Asks the server itself. */
  readonly fetch: typeof globalThis.fetch
  readonly facts: Facts
  /**
   * For whom a page of one user is rendered: `fetch` calls as the visitor, or the visitor is a guest who has to sign in.
   * Absent: only its frame is rendered.
   */
  readonly renderedFor?: RenderedFor | undefined
}

export type RenderedFor = 'visitor' | 'guest'

/** What the loaders and the components of one page find. */
export interface Rendering {
  readonly context?: Map<RouterContext, unknown>
  /** What every page of the app finds around it. */
  readonly wrap?: (pages: ReactNode) => ReactNode
  /** JSON of the answers that the page was rendered with, for the browser; undefined when it asked for nothing. Ends it. */
  readonly takeAnswers?: () => string | undefined
}

/** How a page begins its calls before the app runs. */
export interface Recording {
  /** As `open`, for a loader that is run at build; every call is refused. */
  readonly open: (fetch: typeof globalThis.fetch) => Rendering
  /** How the server says that a sign-in is needed. */
  readonly refusal: () => Response
  /** Whether an address may be written into a file. */
  readonly isLasting?: (url: string) => boolean
}

export interface SiteOptions<Facts> {
  readonly siteName: string
  readonly pages: readonly PageValue[]
  readonly parts: RouteParts
  readonly open: (given: Given<Facts>) => Rendering
  readonly recording?: Recording
  /** What frames are rendered with in place of the parameters of an address. */
  readonly sampleParams?: Readonly<Record<string, string>>
  /** Status of an error that a loader throws; 404 is a page that is not there. */
  readonly statusOf?: (error: unknown) => number
}

/** A page as HTML. */
export interface RenderedPage {
  readonly head: string
  readonly body: string
  /** JSON of the answers that it was rendered with. */
  readonly answers?: string | undefined
  /** The browser renders it again: it is a frame, of one visitor, or lacks styles that HTML may not hold. */
  readonly isReplaced?: boolean
  /** The browser renders it again when it knows more than the server did. */
  readonly isPreview?: boolean
  /** Rendered for this caller only: it must not be cached for others. */
  readonly isPerUser?: boolean
}
