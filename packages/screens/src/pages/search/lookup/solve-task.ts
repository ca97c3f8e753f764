import type { Challenge, Solution } from 'altcha-lib/types'
import { notify } from '../../../runtime/notices/notify.ts'

/** Until then nothing is shown or announced. */
const LONG_MS = 1500

/** The solution of a task as the header `proof` wants it; undefined where the worker gave none. */
export async function solveTask(task: Challenge, signal?: AbortSignal): Promise<string | undefined> {
  const worker = new Worker(new URL('./proof-worker.ts', import.meta.url), { type: 'module', name: 'proof' })
  const late = setTimeout(() => notify('info', 'Проверяем, что вы человек. Это несколько секунд'), LONG_MS)
  try {
    const solution = await answerOf(worker, task, signal)
    return solution ? toHeader({ challenge: task, solution }) : undefined
  } finally {
    clearTimeout(late)
    worker.terminate()
  }
}

/** Resolves without a solution when the worker does not start; rejects when the caller gives up. */
function answerOf(worker: Worker, task: Challenge, signal?: AbortSignal): Promise<Solution | null> {
  return new Promise((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Solution | null>) => resolve(data))
    worker.addEventListener('error', () => resolve(null))
    signal?.addEventListener('abort', () => reject(new DOMException('Запрос отменен', 'AbortError')))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker has no origin to name.
    worker.postMessage(task)
  })
}

/** Base64url: all of it is ASCII. */
const toHeader = (payload: object): string =>
  btoa(JSON.stringify(payload)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
