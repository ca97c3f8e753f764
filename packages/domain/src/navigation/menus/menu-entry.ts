/** What an entry does where it leads to no page. */
export type MenuAction = 'services' | 'sign-in' | 'sign-out' | 'offer' | 'cookies' | 'support'

/** One entry of a menu: a page, something to do, an address beside the pages, or a group of entries. */
export type MenuEntry =
  | {
      readonly label: string
      /** Name of a route. */
      readonly route: string
      /** A click opens the sign-in dialog first (AMB-87). */
      readonly needsSignIn?: true
    }
  | { readonly label: string; readonly action: MenuAction }
  | { readonly label: string; readonly href: string }
  | { readonly label: string; readonly entries: readonly MenuEntry[] }

/** What menus know about who looks at them. */
export interface MenuVisitor {
  readonly isSignedIn: boolean
  /** The setting ai_report is active (`hasAiReport`). */
  readonly hasAiReport: boolean
}

/** The entries without pages that an app does not serve, and without groups that this empties. */
export function servedEntries(
  entries: readonly MenuEntry[],
  served: ReadonlySet<string>,
): readonly MenuEntry[] {
  return entries.flatMap((entry): readonly MenuEntry[] => {
    if ('route' in entry) return served.has(entry.route) ? [entry] : []
    if (!('entries' in entry)) return [entry]
    const rest = servedEntries(entry.entries, served)
    return rest.length === 0 ? [] : [{ ...entry, entries: rest }]
  })
}
