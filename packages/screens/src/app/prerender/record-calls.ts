import { createClient } from '@proverka/api'
import { buildPath } from '@proverka/domain/navigation'
import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { AREAS } from '../../runtime/data/api.ts'
import type { Connect } from '../../runtime/data/api.ts'
import { createQueryClient } from '../../runtime/data/query-client.ts'
import type { Page, PageModule } from '../../runtime/navigation/define-page.ts'
import { pageDataContext } from '../../runtime/navigation/page-data.ts'

const ID = '00000000-0000-4000-8000-000000000000'

/** What a call makes of it is not known before the app runs. */
const OTHER_PARAMETER = /\{(?!id\??\})/

/** Dates of today: an address that is written into a file cannot have them. */
const OF_TODAY = /[?&]date-(?:from|to)=/

/**
 * The calls that the loader of a page makes first, for a frame that begins them before the app runs: addresses with `{id}`
 * where the page has the id of its own. Every call is refused here, so what follows from an answer is none of them. Throws
 * when the page does not say truly whether it has a loader.
 */
export async function recordCalls(page: Page): Promise<readonly string[]> {
  if (!page.html) return []
  const { loader } = await page.load()
  if ((loader !== undefined) !== (page.hasData ?? page.isDrawnWithData ?? false))
    throw new Error(`The page ${page.name} has ${loader ? 'a' : 'no'} loader and says otherwise`)
  const isFrame = page.html === 'frame' || page.html === 'own'
  return page.hasData && isFrame && !OTHER_PARAMETER.test(page.path)
    ? (await callsOf(page, loader)).map((call) => call.replace(ID, '{id}'))
    : []
}

async function callsOf({ name, path }: Page, loader: PageModule['loader']): Promise<readonly string[]> {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    if (typeof input === 'string' && method === 'GET' && !OF_TODAY.test(input)) asked.push(input)
    return Response.json({ error: 'Войдите', code: 'access/session-needed' }, { status: 401 })
  }
  const connect: Connect = (areas) => createClient(areas, { baseUrl: '/api', fetch })
  const data = {
    api: connect(AREAS),
    connect,
    queries: createQueryClient(),
    whenKnown: () => Promise.resolve(true),
  }
  const params = path.includes('{id') ? { id: ID } : {}
  const args = {
    params,
    request: new Request(`http://localhost${buildPath(name, params)}`),
    context: new RouterContextProvider(new Map([[pageDataContext, data]])),
  }
  await Promise.resolve(loader?.(args as unknown as LoaderFunctionArgs)).catch(() => undefined)
  data.queries.clear()
  return asked
}
