import type { BrandKey } from '../../sites/hosts/sites.ts'
import type { GuardName } from './guard-names.ts'

/** One page address of the product. */
export interface Route {
  readonly name: string
  /** `/object/{objectKey}`; `{id?}` may be absent. Without the trailing slash that `buildPath` adds. */
  readonly path: string
  readonly brands: readonly BrandKey[]
  readonly guards: readonly GuardName[]
  /** Guards that come on top when the optional parameter has a value: a form is open, its report is not (AMB-17). */
  readonly guardsWithParam?: readonly GuardName[]
  readonly layout: 'default' | 'no-layout' | 'landing'
  /** The first heading of a landing page (LAND-01..27); other pages have theirs in their own file. */
  readonly heading?: string
  readonly grey?: boolean
  /** The brand whose host the canonical link names; absent: the host that was asked. */
  readonly canonicalBrand?: BrandKey
  /** Name of the current page of which this is a former or second version (AMB-18): canonical link there, noindex. */
  readonly canonicalRoute?: string
  /** Excluded from search engines. */
  readonly noindex?: boolean
}

/** A page of the table. Absent: the path is the name; both brands, no guard, the default layout. */
export type PageRow = Pick<Route, 'name'> & Partial<Route>
