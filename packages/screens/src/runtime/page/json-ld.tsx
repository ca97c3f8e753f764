import { jsonInElement } from '@proverka/domain/internal'

/** What a page says of itself to search engines, in the words of schema.org. Data, not a script: nothing runs. */
export function JsonLd({ data }: { data: Readonly<Record<string, unknown>> }) {
  const html = jsonInElement(JSON.stringify({ '@context': 'https://schema.org', ...data }))
  // The only way to the text of a script element: as a child it would be escaped. What ends an element is escaped above.
  // oxlint-disable-next-line react/no-danger
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: html }} />
}
