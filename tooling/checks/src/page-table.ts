import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ROUTES, type Route } from '@proverka/domain/navigation'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { readSitePages, type SitePage } from './site-pages.ts'

/**
 * The table of addresses of packages/domain is written from the values of the pages: links and guards of every page, the
 * emails and the server know an address without its page. This check tells where both differ, `--write` writes the table.
 */

const TABLE = 'packages/domain/src/navigation/routes/page-table.ts'

/** The address of each page; a page of both apps has one. Two pages of one name that differ in more are an error. */
export function addressesOf(pages: readonly SitePage[]): readonly Route[] {
  const byName = Map.groupBy(pages, ({ route }) => route.name)
  return [...byName].map(([name, [first, ...others]]) => {
    const brands = [first, ...others].flatMap((page) => page?.route.brands ?? [])
    const routes = [first, ...others].map((page) => ({ ...page?.route, brands }))
    if (!first || routes.some((route) => !isDeepStrictEqual(route, routes[0])))
      throw new Error(
        `Two pages are named ${name}: ${[first, ...others].map((page) => page?.file).join(', ')}`,
      )
    return { ...first.route, brands: (['realty', 'fiz'] as const).filter((brand) => brands.includes(brand)) }
  })
}

/** What the table does not say as the pages do. */
export function findTableFaults(pages: readonly Route[], table: readonly Route[]): string[] {
  const known = new Map(table.map((route) => [route.name, route]))
  const names = new Set(pages.map(({ name }) => name))
  return [
    ...pages
      .filter((page) => !isDeepStrictEqual(known.get(page.name), page))
      .map(({ name }) => `${name}: адрес страницы не тот, что в таблице`),
    ...table
      .filter(({ name }) => !names.has(name))
      .map(({ name }) => `${name}: страницы нет, а в таблице она есть`),
  ]
}

/** The table as a module; known pages keep their place, new ones come last. */
export function writeTable(pages: readonly Route[], table: readonly Route[]): string {
  const places = table.map(({ name }) => name)
  const placeOf = ({ name }: Route) => (places.includes(name) ? places.indexOf(name) : places.length)
  const rows = pages.toSorted((one, other) => placeOf(one) - placeOf(other)).map(rowOf)
  return (
    "import type { PageRow } from './route.ts'\n\n" +
    '/** Written by `npm run pages` from the pages of the sites; a row may be moved, new ones come last. */\n' +
    `export const PAGE_TABLE: readonly PageRow[] = [\n${rows.join('\n')}\n]\n`
  )
}

/** Without what every page says that says nothing. */
function rowOf({ brands, guards, layout, ...route }: Route): string {
  const { name, path, guardsWithParam, ...rest } = route
  const row = {
    name,
    ...(path !== `/${name}` && { path }),
    ...(brands.length === 1 && { brands }),
    ...(guards.length > 0 && { guards }),
    ...(guardsWithParam && { guardsWithParam }),
    ...(layout !== 'default' && { layout }),
    ...rest,
  }
  const fields = Object.entries(row).map(([key, value]) => `${key}: ${JSON.stringify(value)}`)
  return `  { ${fields.join(', ')} },`
}

if (import.meta.main) {
  const pages = addressesOf(await readSitePages(REPOSITORY))
  const problems = findTableFaults(pages, ROUTES)
  if (process.argv.includes('--write')) {
    writeFileSync(join(REPOSITORY, TABLE), writeTable(pages, ROUTES))
    execFileSync('oxfmt', [TABLE], { cwd: REPOSITORY })
    finishCheck([], 'Таблица адресов записана')
  } else {
    finishCheck(problems.length > 0 ? [...problems, 'Записать: npm run pages'] : [], 'Таблица адресов верна')
  }
}
