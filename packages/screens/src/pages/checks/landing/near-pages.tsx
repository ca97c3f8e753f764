import { buildPath, needsSignIn, routeHeading } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import { Section } from '@proverka/ui/frame'
import { PriceList, PriceRow } from '@proverka/ui/order'
import { useAtomValue } from 'jotai'
import type { MouseEvent } from 'react'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { useSite } from '../../../runtime/brand/use-site.ts'
import { openDialog } from '../../../runtime/dialogs/stack.ts'
import { visitorAtom } from '../../../runtime/session/state.ts'
import type { LandingOffer } from './landing-content.ts'
import { useOffers } from './use-offer.ts'

interface NearPagesProps {
  readonly routes: readonly string[]
  readonly background: 'paper' | 'grey'
}

/** Pages of questions nearby, with what their checks cost here. */
export function NearPages({ routes, background }: NearPagesProps) {
  const { served } = useAppFacts()
  const factsOf = useOffers()
  const site = useSite()
  const isSignedIn = useAtomValue(visitorAtom).kind === 'user'
  const shown = routes.filter((route) => served.has(route))
  return (
    <Section title={'Рядом с этим вопросом'} background={background}>
      <PriceList>
        {shown.map((route) => {
          const facts = route === OWN_EXTRACT ? OWN_EXTRACT_FACTS : factsOf(offerAt(route))
          return (
            <PriceRow
              key={route}
              href={buildPath(route)}
              {...(needsSignIn(site, route, isSignedIn) && { onClick: signInOnTheWayTo(buildPath(route)) })}
              title={routeHeading(route)}
              time={facts?.term ?? ''}
              price={facts?.price ?? ''}
            />
          )
        })}
      </PriceList>
    </Section>
  )
}

/** On the .ru host of the individuals brand, a guest who wants to check property (AMB-87). */
const signInOnTheWayTo = (way: string) => (event: MouseEvent<HTMLAnchorElement>) => {
  event.preventDefault()
  openDialog({ kind: 'auth', form: 'login', way })
}

/** One's own file is read in the browser: nothing is ordered. */
const OWN_EXTRACT = 'otchet-na-osnove-vypiski-iz-egrn'
const OWN_EXTRACT_FACTS = { price: 'бесплатно', term: 'сразу' }

/** What the page of a route orders: its product, the two of the car's owner, or a property that is searched for. */
function offerAt(route: string): LandingOffer {
  if (route === 'proverka-vladelcza-avtomobilya') return { kind: 'seller-and-car' }
  const product = PRODUCTS.find(({ pages }) => pages.includes(route))
  return product ? { kind: 'product', product: product.product_name } : { kind: 'search' }
}
