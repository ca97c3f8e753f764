import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Api, Connect } from '../data/api.ts'

/** What a page's data are read with. */
export interface PageData {
  readonly api: Api
  /** Calls of areas that only this page needs. */
  readonly connect: Connect
  readonly queries: QueryClient
  /** The page is rendered for a guest, who has to sign in first. */
  readonly isNobodys?: boolean
  /** In the browser: resolves when the session is known, to whether a user is signed in. Absent on the server. */
  readonly whenKnown?: () => Promise<boolean>
}

/** Set where HTML is rendered; the browser builds its own. */
export const pageDataContext = createContext<PageData | null>(null)
