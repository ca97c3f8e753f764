import { numberInText } from '@proverka/domain/property'
import { buildPath, parseQuery } from '@proverka/domain/navigation'

/**
 * The page that a search leads to which came by an address: a number names one record, an address may mean several. The
 * page of the search knows the number, too; a link may name either.
 */
export function pageOfSearch(search: string): string | undefined {
  const { query = '', ...rest } = parseQuery(search)
  const text = query.trim()
  if (text === '') return undefined
  const objectKey = numberInText(text)
  return objectKey === null
    ? buildPath('search', {}, { query: text, ...rest })
    : buildPath('object-objectKey', { objectKey }, rest)
}
