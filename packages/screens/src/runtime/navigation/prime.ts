import { trackInitialLoad } from '@proverka/page-engine/browser'
import type { PER_USER } from '@proverka/page-engine/page'
import type { LoaderFunctionArgs } from 'react-router'
import { connect, getApi } from '../data/api.ts'
import { getQueryClient } from '../data/query-client.ts'
import { isSignInNeeded } from '../error/status-of-error.ts'
import { store } from '../state/store.ts'
import { visitorAtom } from '../session/state.ts'
import { pageDataContext } from './page-data.ts'
import type { PageData } from './page-data.ts'

/**
 * Starts loading the data of a page. The browser does not wait: the page shows what is known, and its screen reports
 * failures itself. On the server the page waits for its data.
 */
export async function prime(
  context: LoaderFunctionArgs['context'],
  read: (data: PageData) => Promise<typeof PER_USER | void>,
): Promise<typeof PER_USER | null> {
  const given = context.get(pageDataContext)
  const reading = read(
    given ?? { api: getApi(), connect, queries: getQueryClient(), whenKnown: visitorKnown },
  )
  if (given) return (await (given.isNobodys ? orRefused(reading) : reading)) ?? null
  reading.catch(() => undefined)
  trackInitialLoad(reading)
  return null
}

/** That a sign-in is needed is an answer that a page shows. */
async function orRefused<T>(reading: Promise<T>): Promise<T | void> {
  try {
    return await reading
  } catch (error) {
    if (!isSignInNeeded(error)) throw error
  }
}

/** Done when it is known who is here: what a person may see is asked for with the person's token. */
function visitorKnown(): Promise<boolean> {
  const { kind } = store.get(visitorAtom)
  if (kind !== 'unknown') return Promise.resolve(kind === 'user')
  return new Promise((resolve) => {
    const leave = store.sub(visitorAtom, () => {
      const known = store.get(visitorAtom).kind
      if (known === 'unknown') return
      leave()
      resolve(known === 'user')
    })
  })
}
