import { QueryClientProvider } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { ReactNode } from 'react'
import { getQueryClient } from './query-client.ts'

/** The cache of one page where HTML is written; the browser has one for all. */
export const GivenQueries = createContext<QueryClient | undefined>(undefined)

/** Gives a page access to server data; pages without it keep the code away from their visitors. */
export function Queries({ children }: { children: ReactNode }) {
  return <QueryClientProvider client={use(GivenQueries) ?? getQueryClient()}>{children}</QueryClientProvider>
}
