import { normaliseCadastralNumber } from '@proverka/domain'
import { buildPath, parseQuery } from '@proverka/domain/navigation'

/**
 * The page that a search leads to which a browser sent by itself, before the script of the home page ran: a number names
 * one record. An address may mean several: the home page asks, and offers the choice.
 */
export function objectOfSearch(search: string): string | undefined {
  const { query: text = '', ...rest } = parseQuery(search)
  const objectKey = normaliseCadastralNumber(text.trim().replaceAll('/', ':'))
  return objectKey === null ? undefined : buildPath('object-objectKey', { objectKey }, rest)
}
