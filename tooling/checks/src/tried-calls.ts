import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { finishCheck, REPOSITORY } from './finish-check.ts'
import { walkFiles } from './walk-files.ts'

/** Where `packages/screens/src` makes the calls of the user area. */
const CABINET = ['pages/cabinet', 'pages/checks/report/data.ts', 'pages/checks/report/missing-data.tsx']

/** What stands there and is open to guests: sign-in and lists have tests of their own. */
const OF_GUESTS = [
  'pages/cabinet/auth/data.ts',
  'pages/cabinet/auth/use-sign-in-method.tsx',
  'pages/cabinet/wholesale',
]

/** Calls whose failure has no place of its own, by the reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'GET /order/*/changes': 'a stream: without it the page asks by the clock',
  'GET /report/*/changes': 'a stream: without it the page asks by the clock',
}

const SOURCE = /(?<!\.(?:stories|test))\.tsx?$/

/** Calls of the user area that no test has tried with 500, without an answer and with a lost one. */
export function findUntriedCalls(root: string): string[] {
  const tried = new Set(
    walkFiles(join(root, 'tooling', 'e2e', 'both'))
      .map((file) => readFileSync(file, 'utf8'))
      .filter((text) => text.includes('withFaults('))
      .flatMap((text) => text.match(/(?<=')(?:DELETE|GET|POST|PUT) \/[^']*(?=')/g) ?? []),
  )
  const endpoints = readEndpoints(root)
  const queries = readQueries(root)
  const missing = new Map<string, string>()
  for (const file of cabinetFiles(root)) {
    const source = readFileSync(file, 'utf8')
    for (const name of callsOf(source, queries)) {
      const calls = endpoints.get(name) ?? []
      if (calls.length === 0 || calls.some((call) => tried.has(call) || call in ELSEWHERE)) continue
      missing.set(calls.join(' | '), file.slice(root.length + 1))
    }
  }
  return [...missing].map(([call, file]) => `${call}: зовет ${file}, а под отказами никто не пробует`)
}

function cabinetFiles(root: string): string[] {
  const screens = join(root, 'packages', 'screens', 'src')
  const isIn = (file: string, places: readonly string[]) =>
    places.some((place) => `${file}/`.startsWith(`${join(screens, ...place.split('/'))}/`))
  return walkFiles(screens).filter(
    (file) => SOURCE.test(file) && isIn(file, CABINET) && !isIn(file, OF_GUESTS),
  )
}

/** Names of endpoints that a file calls: by the client, by `queryOf`, or by the queries of packages/api. */
function callsOf(source: string, queries: ReadonlyMap<string, readonly string[]>): string[] {
  const direct = [...source.matchAll(/\.\s*\w+\s*\.(\w+)\(/g)].map(([, name = '']) => name)
  const byName = [...source.matchAll(/queryOf\([^)]*?'\w+', '(\w+)'/g)].map(([, name = '']) => name)
  const byQuery = [...source.matchAll(/(\w+Queries)\.(\w+)\(/g)].flatMap(
    ([, group, name]) => queries.get(`${group}.${name}`) ?? [],
  )
  return [...direct, ...byName, ...byQuery]
}

/** Method and path of each endpoint by its name; `{id}` is one part of the path, as `*` is in tests. */
function readEndpoints(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>()
  for (const file of walkFiles(join(root, 'packages', 'api', 'src', 'contract'))) {
    const text = readFileSync(file, 'utf8')
    for (const [, name = '', method, path = ''] of text.matchAll(
      /(\w+): endpoint\(\{[^}]*?method: '(\w+)',\s+path: '([^']+)'/g,
    ))
      found.set(name, [...(found.get(name) ?? []), `${method} ${patternOf(path)}`])
  }
  return found
}

/** The path of a file has a folder. */
const patternOf = (path: string): string => path.replaceAll('{path}', '*/*').replaceAll(/\{\w+\??\}/g, '*')

/** What each query of packages/api calls: `moneyQueries.invoices` is `listInvoices`. */
function readQueries(root: string): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>()
  for (const file of walkFiles(join(root, 'packages', 'api', 'src', 'queries'))) {
    for (const group of readFileSync(file, 'utf8').split(/^export const /m)) {
      const [, title] = /^(\w+Queries) = \{/.exec(group) ?? []
      if (title === undefined) continue
      for (const query of group.split(/\n {2}(?=\w+[:(])/)) {
        const calls = [...query.matchAll(/\bapi\.\w+\.(\w+)\(/g)].map(([, name = '']) => name)
        found.set(`${title}.${/^\w+/.exec(query)?.[0]}`, calls)
      }
    }
  }
  return found
}

if (import.meta.main) {
  finishCheck(findUntriedCalls(REPOSITORY), 'Каждый вызов кабинета пробуют под отказами')
}
