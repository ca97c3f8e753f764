import { buildPath, routeByName } from '@proverka/domain/navigation'
import { useBrand } from '../brand/brand-context.ts'
import { JsonLd } from '../frame/json-ld.tsx'
import { PagePlace } from '../frame/page-place.tsx'
import { usePageName } from '../router/hooks.ts'
import type { LandingOffer, LandingTexts } from './landing-content.ts'
import { useOfferPrice } from './use-offer.ts'

interface LandingDataProps {
  readonly heading: string
  readonly texts: LandingTexts
  readonly offer: LandingOffer
}

/** What a landing page says of itself to search engines: the service with its price, its questions, where it stands. */
export function LandingData({ heading, texts, offer }: LandingDataProps) {
  const brand = useBrand()
  const page = usePageName()
  const price = useOfferPrice(offer)
  if (page === 'not-found') return null
  const { canonicalBrand = brand.key, canonicalRoute = page } = routeByName(page)
  const origin = brand.origins[canonicalBrand]
  const url = origin + buildPath(canonicalRoute)
  return (
    <>
      <JsonLd
        data={{
          '@type': 'Service',
          name: heading,
          description: texts.description,
          url,
          areaServed: 'RU',
          provider: { '@type': 'Organization', name: brand.operator.name, url: `${origin}/` },
          ...(price !== undefined && {
            offers: { '@type': 'Offer', price: String(price), priceCurrency: 'RUB', url },
          }),
        }}
      />
      <JsonLd
        data={{
          '@type': 'FAQPage',
          mainEntity: texts.questions.map(({ title, text }) => ({
            '@type': 'Question',
            name: title,
            acceptedAnswer: { '@type': 'Answer', text },
          })),
        }}
      />
      <PagePlace title={heading} />
    </>
  )
}
