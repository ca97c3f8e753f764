/** Values of a query string by name; empty ones are never written (specification, section 5). */
export type QueryValues = Readonly<Record<string, string | number | boolean | null | undefined>>

const WRITTEN_TYPES: readonly string[] = ['string', 'number', 'boolean']

/** Reads `?a=1&b=2` (with or without the mark). The first value of a name wins, broken escapes stay as they are;
 * what is no text has no values. */
export function parseQuery(search: string): Record<string, string> {
  const values: Record<string, string> = Object.create(null) as Record<string, string>
  if (typeof search !== 'string') return values
  for (const pair of search.replace(/^\?/, '').split('&')) {
    if (pair === '') continue
    const cut = pair.indexOf('=')
    const name = decodePart(cut < 0 ? pair : pair.slice(0, cut))
    if (!(name in values)) values[name] = cut < 0 ? '' : decodePart(pair.slice(cut + 1))
  }
  return values
}

/** Writes `?a=1&b=2`; empty, missing and other values are left out, nothing left gives an empty text. */
export function buildQuery(values: QueryValues): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(values ?? {})) {
    if (value === '' || !WRITTEN_TYPES.includes(typeof value)) continue
    pairs.push(`${encodePart(name)}=${encodePart(String(value))}`)
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

/** Percent-encodes one path segment or query part once; colons and commas of cadastral numbers and addresses stay. */
export function encodePart(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'))
    .replace(/%3A/g, ':')
    .replace(/%2C/g, ',')
}

function decodePart(text: string): string {
  const spaced = text.replaceAll('+', ' ')
  try {
    return decodeURIComponent(spaced)
  } catch {
    return spaced
  }
}
