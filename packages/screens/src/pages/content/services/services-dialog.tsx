import { servicePriceText, servicesDialog } from '@proverka/domain/orders'
import type { ServiceCard } from '@proverka/domain/orders'
import { buildPath, LANDING_ROUTES, needsSignIn } from '@proverka/domain/navigation'
import { ServicesDialog } from '@proverka/ui/dialogs'
import type { ServiceEntry } from '@proverka/ui/dialogs'
import { useAtomValue } from 'jotai'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { usePublicPrices } from '../../../runtime/prices/public-prices.ts'
import { useCardTerms } from '../../../runtime/prices/use-term.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import type { DialogProps } from '../../../runtime/dialogs/dialog-props.ts'
import { SERVICE_WORDS } from './services-content.ts'
import { useDialog } from '../../../runtime/dialogs/use-dialog.ts'
import { useSite } from '../../../runtime/brand/use-site.ts'

/** The services of the brand that are served, with price and time (UI-013, UI-023, UI-038, PROD-34..37). */
export function Dialog({ close }: DialogProps<'services'>) {
  const dialog = useDialog(close)
  const { brand, served } = useAppFacts()
  const site = useSite()
  const prices = usePublicPrices()
  const termOf = useCardTerms()
  const isSignedIn = useAtomValue(visitorAtom).kind === 'user'
  const signInOf = (route: string): Pick<ServiceEntry, 'onClick'> =>
    needsSignIn(site, route, isSignedIn)
      ? {
          onClick: (event) => {
            event.preventDefault()
            openDialog({ kind: 'auth', form: 'login', way: buildPath(route) })
          },
        }
      : {}
  const services = servicesDialog(brand.key, isSignedIn).flatMap((card): ServiceEntry[] => {
    const route = pageOf(card, site.isFiz, served)
    if (route === undefined) return []
    const entry: ServiceEntry = {
      href: buildPath(route, {}, card.query),
      title: card.title,
      price: servicePriceText(card, prices),
      time: termOf(card),
      ...SERVICE_WORDS[card.key],
    }
    return [{ ...entry, ...signInOf(route) }]
  })
  const checks = LANDING_ROUTES.filter(({ name, noindex }) => !noindex && served.has(name)).map(
    ({ name, heading }) => ({ href: buildPath(name), title: heading ?? name, ...signInOf(name) }),
  )
  return <ServicesDialog {...dialog} services={services} checks={checks} />
}

/** The page of a service; on the main brand the search of the home page serves as that of the property check. */
function pageOf({ routeName }: ServiceCard, isFiz: boolean, served: ReadonlySet<string>): string | undefined {
  if (served.has(routeName)) return routeName
  return routeName === 'proverka-nedvij' && !isFiz ? 'index' : undefined
}
