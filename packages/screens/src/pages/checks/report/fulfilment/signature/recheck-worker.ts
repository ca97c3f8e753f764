import type { SignatureState } from '@proverka/domain/views'
import { recheckDocument } from './recheck.ts'
import type { ToRecheck } from './recheck.ts'

/** What the worker answers; undefined: it has failed. */
export type RecheckAnswer = SignatureState | undefined

/** The part of a worker's global scope that is used; the types of the page describe a window. */
interface WorkerScope {
  addEventListener(type: 'message', listener: (event: MessageEvent<ToRecheck>) => void): void
  postMessage(answer: RecheckAnswer): void
}

const scope = globalThis as unknown as WorkerScope

scope.addEventListener('message', ({ data }) => {
  let answer: RecheckAnswer
  try {
    answer = recheckDocument(data)
  } catch (error) {
    console.error('Подпись не проверена', error)
  }
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- A worker speaks to its page alone.
  scope.postMessage(answer)
})
