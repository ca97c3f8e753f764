import type { QueryClient } from '@tanstack/react-query'
import { createContext } from 'react-router'
import type { Api } from '../data/api.ts'

/** What a page's data are read with. */
export interface PageData {
  readonly api: Api
  readonly queries: QueryClient
}

/** Set where HTML is written; the browser has one of its own. */
export const pageDataContext = createContext<PageData | null>(null)
