import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { findImports } from './find-imports.ts'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { walkFiles } from './walk-files.ts'

/** Pages that ask without a loader, by their file, with the reason. */
export const WITHOUT_LOADER: Readonly<Record<string, string>> = {
  'pages/checks/individuals/physcheck-checkout-page.tsx':
    'what it asks follows from the cart of the tab, which no address tells',
  'pages/checks/valuation/valuation-page.tsx':
    'the market of a house is asked for an address that is typed on the page',
}

const PAGE = /-page\.tsx$/
const HAS_COMPONENT = /export (?:const|function) (?:Component|create\w*Page)\b/
const HAS_LOADER = /export (?:\{[^}]*\bloader\b|(?:async )?(?:const|function) loader\b)/
const READS = /import[^'"]*\buse(?:Suspense|Infinite)?Quer(?:y|ies)\b[^'"]*from '@tanstack\/react-query'/

const TYPES = /^(?:import|export) type\b[^'"]*\bfrom ['"][^'"]+['"]/gm

/** Pages of packages/screens whose screen asks the server, while no loader begins to: the page and what asks. */
export function findPagesWithoutLoader(
  root: string,
  allowed: Readonly<Record<string, string>> = WITHOUT_LOADER,
): string[] {
  const source = join(root, 'packages', 'screens', 'src')
  if (!existsSync(source)) return []
  const pages = walkFiles(source).filter(
    (file) => PAGE.test(file) && HAS_COMPONENT.test(readFileSync(file, 'utf8')),
  )
  const lacking = new Map(
    pages
      .filter((file) => !HAS_LOADER.test(readFileSync(file, 'utf8')))
      .flatMap((file) => {
        const reader = findReader(file)
        return reader ? [[relative(source, file), relative(source, reader)] as const] : []
      }),
  )
  return [
    ...[...lacking]
      .filter(([page]) => !(page in allowed))
      .map(([page, reader]) => `${page}: ${reader} спрашивает сервер, а загрузчика у страницы нет`),
    ...Object.keys(allowed)
      .filter((page) => !lacking.has(page))
      .map((page) => `${page}: исключение в page-loaders.ts больше не нужно`),
  ]
}

/** The first file of what a page imports that asks; what it loads later is no part of its first view. */
function findReader(page: string): string | undefined {
  const seen = new Set([page])
  for (const file of seen) {
    // Types are gone by the time a page runs.
    const text = readFileSync(file, 'utf8').replaceAll(TYPES, '')
    if (READS.test(text)) return file
    const later = new Set([...text.matchAll(/\bimport\s*\(\s*['"]([^'"]+)/g)].map(([, name]) => name))
    for (const { specifier } of findImports(text)) {
      const next = resolve(dirname(file), specifier)
      if (specifier.startsWith('.') && !later.has(specifier) && existsSync(next)) seen.add(next)
    }
  }
  return undefined
}

if (import.meta.main) {
  finishCheck(
    findPagesWithoutLoader(REPOSITORY),
    'Каждая страница, которая спрашивает сервер, начинает это загрузчиком.',
  )
}
