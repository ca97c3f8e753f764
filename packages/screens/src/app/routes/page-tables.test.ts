import { createClient } from '@proverka/api'
import { buildPath } from '@proverka/domain/navigation'
import { basename } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { AREAS } from '../../runtime/data/api.ts'
import type { Connect } from '../../runtime/data/api.ts'
import { createQueryClient } from '../../runtime/data/query-client.ts'
import { individualsRoutes } from '../../pages/checks/individuals/individuals-routes.ts'
import { landingRoutesOf } from '../../pages/checks/landing/landing-routes.ts'
import { riskRoutes } from '../../pages/checks/risk/risk-routes.ts'
import { commonDocuments } from './common-documents.ts'
import { commonRoutes, formOrReport } from './common-routes.ts'
import { pageDataContext } from '../../runtime/navigation/page-data.ts'
import type { SiteRoute } from '../../runtime/navigation/site-route.ts'

const ALL: readonly SiteRoute[] = [
  ...commonRoutes,
  formOrReport('check-fiz-id'),
  ...individualsRoutes,
  ...riskRoutes,
  ...landingRoutesOf('realty'),
]
const ROUTES = ALL.map((page) => [page.route, page] as const)

/** A slow machine transforms a page and all that it imports. */
const LONG_MS = 120_000

it.each(ROUTES)(
  '%s: the table says that the page has data when its module has a loader',
  async (_, { load, hasData, isDrawnWithData = false }) => {
    // A loader of the server's drawing alone is none of the browser's.
    expect(hasData ?? isDrawnWithData).toBe((await load()).loader !== undefined)
  },
  LONG_MS,
)

/** Names of the components that the code of a `load` imports. */
const namedIn = (load: SiteRoute['load']) =>
  [...String(load).matchAll(/([\w-]+\.tsx)/g)].map(([, file = '']) => file)

it.each(ROUTES)('%s: what is written of the page names the files that load it', (route, { load }) => {
  const sources = (commonDocuments[route]?.sources ?? []).filter((file) => file.endsWith('.tsx'))
  const ofDrawnSample = ['landing-sample-place.tsx']
  expect(sources.map((file) => basename(file)).toSorted()).toEqual(
    [...new Set(namedIn(load))].filter((file) => !ofDrawnSample.includes(file)).toSorted(),
  )
})

const ID = '00000000-0000-4000-8000-000000000000'

/** What a loader asks for at once, every call being refused: the client begins five calls a second. */
async function askedBy({ route, load }: SiteRoute): Promise<string[]> {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input) => {
    if (typeof input === 'string') asked.push(input)
    return Response.json({ error: 'Войдите', code: 'access/session-needed' }, { status: 401 })
  }
  const connect: Connect = (areas) => createClient(areas, { baseUrl: '/api', fetch })
  const data = {
    api: connect(AREAS),
    connect,
    queries: createQueryClient(),
    whenKnown: () => Promise.resolve(true),
  }
  const { loader } = await load()
  const args = {
    params: { id: ID },
    request: new Request(`http://localhost${buildPath(route, { id: ID })}`),
    context: new RouterContextProvider(new Map([[pageDataContext, data]])),
  }
  await Promise.resolve(loader?.(args as unknown as Parameters<typeof loader>[0])).catch(() => undefined)
  return asked
}

/** Calls that begin before the app runs are written by hand; dates of today cannot be. */
const OF_TODAY = /[?&]date-(?:from|to)=/

it.each(ROUTES.filter(([route]) => commonDocuments[route]?.calls))(
  '%s: the frame begins the very calls that the loader takes the answers of',
  async (route, page) => {
    const asked = (await askedBy(page)).filter((url) => !OF_TODAY.test(url))
    const calls = (commonDocuments[route]?.calls ?? []).map((call) => call.replace('{id}', ID))
    expect(asked.toSorted()).toEqual(calls.toSorted())
  },
  LONG_MS,
)
