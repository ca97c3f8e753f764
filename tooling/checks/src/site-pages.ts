import { globSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Route } from '@proverka/domain/navigation'
import type { LandingAddress } from '@proverka/screens/pages/checks/landing/landing-address.ts'
import { landingAddress } from '@proverka/screens/pages/checks/landing/landing-address.ts'
import type { Page } from '@proverka/screens/runtime/navigation/define-page.ts'

const LANDINGS = 'packages/screens/src/pages/checks/landing/content'

/** A page as its file declares it. */
export interface SitePage {
  readonly route: Route
  /** From the repository. */
  readonly file: string
  /** Files with its words; absent: its folder. */
  readonly words?: readonly string[] | undefined
}

/** The pages of both sites: every `page` of a `.route.ts`, and every content of a landing. A page of both apps comes twice. */
export async function readSitePages(root: string): Promise<readonly SitePage[]> {
  const find = (pattern: string) => globSync(pattern, { cwd: root }).toSorted()
  const declared = find('{packages/screens/src/pages,apps/{realty,fiz}/src}/**/*.route.ts').map(
    async (file) => {
      const { page } = (await import(join(root, file))) as { readonly page: Page | readonly Page[] }
      return [page].flat().map((one): SitePage => ({ route: routeOf(one), file, words: one.words }))
    },
  )
  const landings = find(`${LANDINGS}/*.ts`)
    .filter((file) => !file.endsWith('.test.ts'))
    .map(async (file): Promise<readonly SitePage[]> => {
      const { page } = (await import(join(root, file))) as { readonly page: LandingAddress }
      return [{ route: landingAddress(basename(file, '.ts'), page), file, words: [file] }]
    })
  return (await Promise.all([...declared, ...landings])).flat()
}

function routeOf(page: Page): Route {
  const { name, path, brands, guards, guardsWithParam, layout, heading } = page
  const { grey, canonicalBrand, canonicalRoute, noindex } = page
  return {
    name,
    path,
    brands: brands ?? ['realty', 'fiz'],
    guards: guards ?? [],
    layout: layout ?? 'default',
    ...(guardsWithParam && { guardsWithParam }),
    ...(heading && { heading }),
    ...(grey && { grey }),
    ...(canonicalBrand && { canonicalBrand }),
    ...(canonicalRoute && { canonicalRoute }),
    ...(noindex && { noindex }),
  }
}

/** A public page that is its own canonical page: the site map names it. */
const isIndexed = ({ path, noindex, canonicalRoute, guards }: Route): boolean =>
  !noindex &&
  canonicalRoute === undefined &&
  !path.includes('{') &&
  !guards.some((name) => /auth/i.test(name))

/** The files with the words of each indexed page, by its name: `brand:name` where each brand has a page of its own. */
export function wordsOfPages(
  root: string,
  pages: readonly SitePage[],
): ReadonlyMap<string, readonly string[]> {
  const isShown = (file: string) => !/\.(?:test|stories|css|route)\.tsx?$/.test(file)
  const find = (pattern: string) => globSync(pattern, { cwd: root }).filter(isShown).toSorted()
  return new Map(
    pages
      .filter(({ route, words }) => isIndexed(route) && words?.length !== 0)
      .map(({ route: { name, brands }, file, words = ['./*.ts*'] }) => [
        pages.filter(({ route }) => route.name === name).length > 1 ? `${brands[0]}:${name}` : name,
        words.flatMap((pattern) => find(pattern.startsWith('.') ? join(dirname(file), pattern) : pattern)),
      ]),
  )
}
