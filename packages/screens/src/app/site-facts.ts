import type { SiteFacts } from '@proverka/api/contract'
import { atom } from 'jotai'
import * as v from 'valibot'
import { store } from './store.ts'

/** Facts about the host: operator, support, payment provider; undefined until the server has answered. */
export const siteFactsAtom = atom<SiteFacts | undefined>(undefined)

const text = v.string()

/** The shape of the contract's `getSite`, kept apart so that a home page does not fetch the whole contract. */
const siteSchema: v.GenericSchema<unknown, SiteFacts> = v.object({
  key: v.picklist(['realty', 'realty-b2b', 'fiz-pro', 'fiz-ru']),
  brand: v.picklist(['realty', 'fiz']),
  variant: v.picklist(['main', 'b2b', 'pro', 'ru']),
  name: text,
  otherBrandOrigin: text,
  operator: v.object({ name: text, inn: text, ogrn: text, address: text, email: text, registryNumber: text }),
  support: v.object({ email: text, hours: text }),
  payment: v.object({ provider: v.picklist(['test', 'money', 'card']), publicKey: text }),
})

let loading: Promise<SiteFacts> | undefined

/**
 * Asks the server whose site this is, once. The whole client is not needed for that: home pages stay light.
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
  const facts = v.parse(v.object({ data: siteSchema }), await response.json()).data
  store.set(siteFactsAtom, facts)
  return facts
}
