import { useAtomValue } from 'jotai'
import { useBrand } from './brand-context.ts'
import type { Brand } from './brand.ts'
import { siteFactsAtom } from './site-facts.ts'

/** How the support of this host is reached; that of the build until the server has answered. */
export function useSupport(): Brand['support'] {
  const { support } = useBrand()
  return useAtomValue(siteFactsAtom)?.support ?? support
}
