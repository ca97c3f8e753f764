import type { Route } from '@proverka/domain/navigation'

/** What a landing tells of its address beside its content; the rest follows from the name of its file. */
export interface LandingAddress extends Pick<Route, 'canonicalBrand' | 'canonicalRoute' | 'noindex'> {
  /** Its first heading, by which menus and links name it (LAND-01..27). */
  readonly heading: string
  /** The brand that serves it alone; absent: both do, and the canonical link leads to that about people. */
  readonly brands?: readonly ['realty'] | readonly ['fiz']
}

/** The address of the landing `name`. */
export function landingAddress(name: string, { brands, ...page }: LandingAddress): Route {
  const [only] = brands ?? []
  return {
    name,
    path: `/${name}`,
    brands: brands ?? ['realty', 'fiz'],
    guards: only === undefined ? [] : [only === 'realty' ? 'physcheckDisabled' : 'physcheck'],
    layout: 'landing',
    ...(only === undefined && { canonicalBrand: 'fiz' }),
    ...page,
  }
}
