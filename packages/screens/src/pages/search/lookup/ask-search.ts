import { ApiError, isAbort } from '@proverka/api'
import type { ApiPart } from '@proverka/api'
import { normaliseObject } from '@proverka/domain/property'
import type { CadastralObject } from '@proverka/domain/property'
import type { Challenge } from 'altcha-lib/types'

/** The network may change, and other tabs may search, while a task is solved: each time there is another one. */
const MOST_TASKS = 3

/**
 * Searches; beyond the searches of a guest the browser solves the task that the refusal brings, and searches with its
 * solution (DEC-13). Throws the refusal where that is not possible: the server that draws a page solves nothing.
 */
export async function askSearch(
  api: ApiPart<'objects'>,
  query: string,
  signal?: AbortSignal,
): Promise<readonly CadastralObject[]> {
  const call = { query: { query }, ...(signal && { signal }) }
  let proof: string | undefined
  for (let tasks = 0; ; tasks++) {
    try {
      const found = await api.objects.searchObjects({
        ...call,
        ...(proof !== undefined && { headers: { proof } }),
      })
      return found.map((object) => normaliseObject(object))
    } catch (error) {
      const task = taskOf(error)
      if (!task || tasks === MOST_TASKS || import.meta.env.SSR) throw error
      proof = await import('./solve-task.ts')
        .then(({ solveTask }) => solveTask(task, signal))
        .catch((failure: unknown) => {
          // A browser without workers of modules is refused as before.
          throw isAbort(failure) ? failure : error
        })
      if (proof === undefined) throw error
    }
  }
}

/** The task that a refusal brings. */
export function taskOf(error: unknown): Challenge | undefined {
  if (!(error instanceof ApiError) || error.code !== 'search/limit') return undefined
  return (error.body as { readonly task?: Challenge }).task
}
