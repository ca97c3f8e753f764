import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROUTES, type Route } from '@proverka/domain/navigation'

/** The hosts of the sites. */
export const SITE_HOSTS = [
  'realty.localhost',
  'b2b.realty.localhost',
  'fiz.localhost',
  'fiz-ru.localhost',
] as const

export type SiteHost = (typeof SITE_HOSTS)[number]

/** By host two letters, for a guest and for a signed-in user of any role and tariff. */
type Ends = Readonly<Record<SiteHost, string>>

/**
 * Where the addresses end that a guard, a brand or an id closes to somebody: recorded from the running sites
 * (`UPDATE_ENDS=1 playwright test each/guards --workers=1`), reviewed by a person. An address with an id is asked for with
 * that of nothing.
 *
 * `p` the page opens; `n` a page that says that there is nothing, with status 404; `s` the home page, which asks to sign
 * in and leads back; `h` the home page; `u` the overview of the user area; `r` the order of the risk assessment; `m` the
 * home page of the main real-estate site; `j` the page of the key that the two parts make.
 */
const FILE = join(import.meta.dirname, 'route-ends.json')

const reviewed = JSON.parse(readFileSync(FILE, 'utf8')) as Readonly<Record<string, Ends>>

const OPEN: Ends = {
  'realty.localhost': 'pp',
  'b2b.realty.localhost': 'pp',
  'fiz.localhost': 'pp',
  'fiz-ru.localhost': 'pp',
}

export interface RouteEnds {
  /** As the route table writes it: `/valuation/{id}`. */
  readonly address: string
  /** Undefined for an address that nobody has reviewed. */
  readonly of: Ends | undefined
}

/** Each address of the route table; one that ends in an optional parameter is asked for without it, too. */
export const ROUTE_ENDS: readonly RouteEnds[] = ROUTES.flatMap((route) =>
  addressesOf(route).map((address) => ({
    address,
    of: reviewed[address] ?? (isOpen(route, address) ? OPEN : undefined),
  })),
)

function addressesOf({ path }: Route): readonly string[] {
  const bare = path.replace(/\/\{\w+\?\}$/, '')
  return bare === path || ROUTES.some((other) => other.path === bare) ? [path] : [bare, path]
}

/** Every visitor of every host may open it. */
function isOpen({ brands, guards }: Route, address: string): boolean {
  return brands.length > 1 && guards.length === 0 && !address.includes('{')
}

/** Records the ends of hosts that a run has asked; those of other hosts stay. */
export function recordEnds(found: ReadonlyMap<string, Partial<Ends>>): void {
  const known = JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, Ends>
  const rows = ROUTES.flatMap((route) =>
    addressesOf(route)
      .filter((address) => !isOpen(route, address))
      .map((address) => [address, { ...known[address], ...found.get(address) }] as const),
  )
  writeFileSync(FILE, `${JSON.stringify(Object.fromEntries(rows), null, 2)}\n`)
}
