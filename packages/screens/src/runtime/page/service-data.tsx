import { useBrand } from '../brand/brand-context.ts'
import { JsonLd } from './json-ld.tsx'
import { useCanonicalPlace } from './use-canonical-place.ts'

interface ServiceDataProps {
  readonly name: string
  readonly description: string
  /** What it costs at least on this site, roubles; absent while it is not for sale. */
  readonly price?: number | undefined
}

/** A service with its price, for search engines. */
export function ServiceData({ name, description, price }: ServiceDataProps) {
  const { operator } = useBrand()
  const place = useCanonicalPlace()
  if (!place) return null
  const { origin, url } = place
  return (
    <JsonLd
      data={{
        '@type': 'Service',
        name,
        description,
        url,
        areaServed: 'RU',
        provider: { '@type': 'Organization', name: operator.name, url: `${origin}/` },
        ...(price !== undefined && {
          offers: { '@type': 'Offer', price: String(price), priceCurrency: 'RUB', url },
        }),
      }}
    />
  )
}

/** Questions and answers of a page, for search engines. */
export function QuestionsData({
  questions,
}: {
  questions: readonly { readonly title: string; readonly text: string }[]
}) {
  return (
    <JsonLd
      data={{
        '@type': 'FAQPage',
        mainEntity: questions.map(({ title, text }) => ({
          '@type': 'Question',
          name: title,
          acceptedAnswer: { '@type': 'Answer', text },
        })),
      }}
    />
  )
}
