import { RouterContextProvider } from 'react-router'
import type { LoaderFunctionArgs } from 'react-router'
import { fillPath } from '../page/create-routes.ts'
import type { PageModule, PageValue } from '../page/define-page.ts'
import type { Recording } from './site-options.ts'

const ID = '00000000-0000-4000-8000-000000000000'

/** What a call makes of it is not known before the app runs. */
const OTHER_PARAMETER = /\{(?!id\??\})/

/**
 * The calls that the loader of a page makes first, for a frame that begins them before the app runs: addresses with `{id}`
 * where the page has the id of its own. Every call is refused here, so what follows from an answer is none of them. Throws
 * when the page does not say truly whether it has a loader.
 */
export async function recordCalls(page: PageValue, recording?: Recording): Promise<readonly string[]> {
  if (!page.html) return []
  const { loader } = await page.load()
  if ((loader !== undefined) !== (page.hasData ?? page.isRenderedWithData ?? false))
    throw new Error(`The page ${page.name} has ${loader ? 'a' : 'no'} loader and says otherwise`)
  const isFrame = page.html === 'frame' || page.html === 'own'
  return recording && page.hasData && isFrame && !OTHER_PARAMETER.test(page.path)
    ? (await callsOf(page, loader, recording)).map((call) => call.replace(ID, '{id}'))
    : []
}

async function callsOf(
  { path }: PageValue,
  loader: PageModule['loader'],
  { open, refusal, isLasting = () => true }: Recording,
): Promise<readonly string[]> {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = async (input, { method = 'GET' } = {}) => {
    if (typeof input === 'string' && method === 'GET' && isLasting(input)) asked.push(input)
    return refusal()
  }
  const { context, takeAnswers } = open(fetch)
  const params: Record<string, string> = path.includes('{id') ? { id: ID } : {}
  const args = {
    params,
    request: new Request(`http://localhost${fillPath(path, params)}/`),
    context: new RouterContextProvider(context),
  }
  await Promise.resolve(loader?.(args as unknown as LoaderFunctionArgs)).catch(() => undefined)
  takeAnswers?.()
  return asked
}
