import type { SiteFacts } from '@proverka/api/contract'
import { readHydrationData } from '@proverka/page-engine/browser'
import { atom } from 'jotai'
import { store } from '../state/store.ts'

/** Facts about the host: operator, support, payment provider; undefined until the server has answered. */
export const siteFactsAtom = atom<SiteFacts | undefined>(undefined)

let loading: Promise<SiteFacts> | undefined

/** Takes the facts that the server wrote into the page, before anything shows. */
export function takeRenderedFacts(): void {
  const facts = readHydrationData<SiteFacts>()?.facts
  if (!facts) return
  store.set(siteFactsAtom, facts)
  loading = Promise.resolve(facts)
}

/**
 * Asks the server whose site this is, once; a page that it wrote says so itself. The whole client is not needed for that: home pages stay light.
 */
export function loadSiteFacts(): Promise<SiteFacts> {
  loading ??= fetchFacts().catch((error: unknown) => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchFacts(): Promise<SiteFacts> {
  const response = await fetch('/api/site', { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`Сведения о сайте: ответ ${response.status}`)
  const { data: facts } = (await response.json()) as { data?: unknown }
  if (!isSiteFacts(facts)) throw new Error('Сведения о сайте: ответ другого вида')
  store.set(siteFactsAtom, facts)
  return facts
}

/**
 * The parts that a first view shows. The contract's schema says all of it; with the library behind it, it would be a
 * twentieth of the script of a home page.
 */
function isSiteFacts(value: unknown): value is SiteFacts {
  const facts = value as Partial<SiteFacts> | null | undefined
  const texts = [facts?.key, facts?.operator?.name, facts?.support?.email, facts?.payment?.provider]
  return (
    texts.every((text) => typeof text === 'string') &&
    typeof facts?.prices === 'object' &&
    Array.isArray(facts.alerts)
  )
}
