import { createContext, use } from 'react'
import type { Brand } from './brand.ts'

/** The app's brand and the names of the routes it serves. */
export interface AppFacts {
  readonly brand: Brand
  readonly served: ReadonlySet<string>
}

export const AppFactsContext = createContext<AppFacts | undefined>(undefined)

export function useAppFacts(): AppFacts {
  const facts = use(AppFactsContext)
  if (!facts) throw new Error('The page is not inside an app')
  return facts
}

export function useBrand(): Brand {
  return useAppFacts().brand
}
