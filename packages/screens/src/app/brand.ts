import type { Operator } from '@proverka/domain/legal'
import type { BrandKey } from '@proverka/domain/site'

/** A link of a menu by the name of its route; a route that the app does not serve is left out. */
export interface MenuLink {
  readonly label: string
  readonly route: string
  readonly hint?: string
}

/** A menu entry: a link, or a group of links under one word. */
export type MenuItem = MenuLink | { readonly label: string; readonly links: readonly MenuLink[] }

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
  /** Header links of a guest and of a signed-in person (UI-007..025). */
  readonly guestMenu: readonly MenuItem[]
  readonly userMenu: readonly MenuItem[]
  /** Facts of the development configuration; the server's answer about its host replaces them (AMB-107). */
  readonly operator: Operator
  readonly support: { readonly email: string; readonly hours: string }
  /** Origins of both sites as search engines should see them, without a trailing slash. */
  readonly origins: Readonly<Record<BrandKey, string>>
}

/** Menu items of which at least one target is served here. */
export function servedMenu(items: readonly MenuItem[], routes: ReadonlySet<string>): readonly MenuItem[] {
  return items.flatMap((item): MenuItem[] => {
    if ('route' in item) return routes.has(item.route) ? [item] : []
    const links = item.links.filter((link) => routes.has(link.route))
    return links.length === 0 ? [] : [{ ...item, links }]
  })
}
