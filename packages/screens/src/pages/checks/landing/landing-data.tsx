import { PagePlace } from '../../../runtime/page/page-place.tsx'
import { QuestionsData, ServiceData } from '../../../runtime/page/service-data.tsx'
import type { LandingOffer, LandingTexts } from './landing-content.ts'
import { useOfferPrice } from './use-offer.ts'

interface LandingDataProps {
  readonly heading: string
  readonly texts: LandingTexts
  readonly offer: LandingOffer
}

/** What a landing page says of itself to search engines: the service with its price, its questions, its breadcrumbs. */
export function LandingData({ heading, texts, offer }: LandingDataProps) {
  const price = useOfferPrice(offer)
  return (
    <>
      <ServiceData name={heading} description={texts.description} price={price} />
      <QuestionsData questions={texts.questions} />
      <PagePlace title={heading} />
    </>
  )
}
