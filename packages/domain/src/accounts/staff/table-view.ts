/** Named views of one table of one member of the staff at most. */
export const TABLE_VIEW_LIMIT = 20

/** Characters of the name of a view at most. */
export const TABLE_VIEW_NAME_LIMIT = 40

/** Characters of the filters and the order of a view at most. */
export const TABLE_QUERY_LIMIT = 500

/** Heights of the rows of a table: 36, 30 and 44 px. */
export const TABLE_DENSITIES = ['normal', 'dense', 'wide'] as const

/** One of `TABLE_DENSITIES`. */
export type TableDensity = (typeof TABLE_DENSITIES)[number]

/** Parts of a screen's address that are no view: words that were searched for may name a person. */
const NOT_OF_VIEW = /^(?:search|open)(?:=|$)/

/** The filters and the order of a screen's address, in one writing: equal views are equal texts. */
export const viewQuery = (query: string): string =>
  query
    .replace(/^\?/, '')
    .split('&')
    .filter((pair) => pair !== '' && !NOT_OF_VIEW.test(pair))
    .toSorted()
    .join('&')
