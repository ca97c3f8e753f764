import type { Operator } from '@proverka/domain/legal'
import type { BrandKey } from '@proverka/domain/sites'

/** All that tells one brand from the other in shared pages; there is no other place to look at the brand's key. */
export interface Brand {
  readonly key: BrandKey
  /** First word of the logo and the line below it. */
  readonly name: string
  readonly tagline: string
  readonly logoShape: 'parcel' | 'cell'
  /** Name in titles and link previews. */
  readonly siteName: string
  /** One sentence about the service, for the footer and for search engines. */
  readonly about: string
  /** Facts of the development configuration; the server's answer about its host replaces them (AMB-107). */
  readonly operator: Operator
  readonly support: { readonly email: string; readonly hours: string }
  /** Origins of both sites as search engines should see them, without a trailing slash. */
  readonly origins: Readonly<Record<BrandKey, string>>
}
