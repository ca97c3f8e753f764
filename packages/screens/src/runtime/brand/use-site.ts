import { SITES } from '@proverka/domain/sites'
import type { Site } from '@proverka/domain/sites'
import { useAtomValue } from 'jotai'
import { useBrand } from './brand-context.ts'
import { siteFactsAtom } from './site-facts.ts'

/** The site of the host, and until the server has named it the first one of the brand. */
export function useSite(): Site {
  const { key: brand } = useBrand()
  const key = useAtomValue(siteFactsAtom)?.key
  const site =
    SITES.find((candidate) => candidate.key === key) ?? SITES.find((other) => other.brand === brand)
  if (site === undefined) throw new RangeError(`No site of the brand ${brand}`)
  return site
}
