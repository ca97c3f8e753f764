import { alertsOf } from '@proverka/domain/sites'
import { useAtomValue } from 'jotai'
import { useBrand } from '../../runtime/brand/brand-context.ts'
import { siteFactsAtom } from '../../runtime/brand/site-facts.ts'
import { usePageName } from '../../runtime/navigation/hooks.ts'
import { SiteAlert } from './site-alert.tsx'

/** The announcements of the brand that concern this page (UI-057..060). */
export function useAlerts() {
  const { key } = useBrand()
  const page = usePageName()
  return alertsOf(useAtomValue(siteFactsAtom)?.alerts ?? [], key, page)
}

/** They stand above the header, in the HTML of the page already. */
export function SiteAlerts() {
  return useAlerts().map(({ key, value }) => <SiteAlert key={key} value={value} />)
}
