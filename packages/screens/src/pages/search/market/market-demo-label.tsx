import { DemoLabel } from '@proverka/ui/report'
import { useAtomValue } from 'jotai'
import { siteFactsAtom } from '../../../runtime/brand/site-facts.ts'

/** Said wherever prices of the market stand that a demo world has invented. */
export function MarketDemoLabel() {
  return useAtomValue(siteFactsAtom)?.demo ? <DemoLabel /> : null
}
