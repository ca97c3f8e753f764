import { readAdvertFilter } from '@proverka/domain'
import type { AdvertFilterTexts } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'

/** What the list of adverts shows, as its address says it. */
export interface AdvertsPlace {
  readonly texts: AdvertFilterTexts
  /** With how many adverts left out it begins: for a page without a script. */
  readonly offset: number
}

export function readAdvertsPlace(query: URLSearchParams): AdvertsPlace {
  const offset = query.get('offset') ?? ''
  return { texts: readAdvertFilter(query), offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0 }
}

/** The address of a list; what narrows nothing is left out (ADVERT-04). */
export function advertsPath(texts: AdvertFilterTexts, offset = 0): string {
  return buildPath('adverts', {}, { ...texts, ...(offset > 0 && { offset: String(offset) }) })
}
