import type { AdvertFilter, AdvertSort } from '@proverka/api/contract'
import { readAdvertFilter } from '@proverka/domain/property'
import type { AdvertFilterTexts } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'

/** What may stand first, in the order of the links. */
export const ADVERT_SORTS: Readonly<Record<AdvertSort, string>> = {
  newest: 'новые',
  'price-drop': 'сильнее снизили цену',
  price: 'дешевле',
  metre: 'дешевле за метр',
}

/** What the list of adverts shows, as its address says it. */
export interface AdvertsPlace {
  readonly texts: AdvertFilterTexts
  readonly sort: AdvertSort
  /** With how many adverts left out it begins: for a page without a script. */
  readonly offset: number
}

export function readAdvertsPlace(query: URLSearchParams): AdvertsPlace {
  const offset = query.get('offset') ?? ''
  const sort = query.get('sort') ?? ''
  return {
    texts: readAdvertFilter(query),
    sort: isSort(sort) ? sort : 'newest',
    offset: /^\d{1,6}$/.test(offset) ? Number(offset) : 0,
  }
}

/** What is asked for: the usual order is left out, as empty filters are. */
export const advertsWanted = (filter: AdvertFilter, sort: AdvertSort) =>
  sort === 'newest' ? filter : { ...filter, sort }

const isSort = (text: string): text is AdvertSort => Object.hasOwn(ADVERT_SORTS, text)

/** The address of a list; what narrows nothing is left out (ADVERT-04). */
export function advertsPath({ texts = {}, sort = 'newest', offset = 0 }: Partial<AdvertsPlace> = {}): string {
  return buildPath(
    'adverts',
    {},
    {
      ...texts,
      ...(sort !== 'newest' && { sort }),
      ...(offset > 0 && { offset: String(offset) }),
    },
  )
}
