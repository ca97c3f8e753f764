import { routeHeading } from '@proverka/domain/navigation'
import { Container } from '@proverka/ui/frame'
import { useLazyModule } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import { GreyBackground } from '../../../runtime/page/grey-background.tsx'
import { PageHead } from '../../../runtime/page/page-head.tsx'
import { useQuery } from '../../../runtime/navigation/hooks.ts'
import { LandingBody } from './landing-body.tsx'
import type { LandingContent } from './landing-content.ts'
import { LandingData } from './landing-data.tsx'
import * as css from './landing.css.ts'
import { productsOf, useOffer } from './use-offer.ts'

const loadOrderStep = async () => (await import('../product/order-step.tsx')).OrderStep

/**
 * The landing page of one question: its form orders for real, at the same address. `route` is the name of its route,
 * `Sample` its sample where the page is rendered.
 */
export function createLandingPage(
  route: string,
  content: LandingContent,
  Sample?: ComponentType,
): ComponentType {
  const [product] = productsOf(content.offer)
  return function LandingPage() {
    const isOrdering = useQuery().get('step') === 'order'
    const OrderStep = useLazyModule(loadOrderStep, isOrdering)
    const facts = useOffer(content.offer) ?? NOT_SOLD
    const texts = content.texts(facts)
    const heading = routeHeading(route)
    return (
      <>
        <PageHead title={texts.title} description={texts.description} />
        {isOrdering ? (
          <Container className={css.order}>
            <GreyBackground />
            {OrderStep && product && <OrderStep page={route} subject={product.subject} />}
          </Container>
        ) : (
          <>
            <LandingData heading={heading} texts={texts} offer={content.offer} />
            <LandingBody route={route} heading={heading} content={content} texts={texts} Sample={Sample} />
          </>
        )}
      </>
    )
  }
}

/** Shown in place of a price on a site that does not sell the product. */
const NOT_SOLD = { price: 'сейчас не продается', term: '', questions: '' }
