import { atom } from 'jotai'
import { store } from '../state/store.ts'

export type NoticeTone = 'info' | 'success' | 'error'

/** A short message in the corner; `lines` are texts, never markup (SEC-05). */
export interface Notice {
  readonly id: number
  readonly tone: NoticeTone
  readonly lines: readonly string[]
  /** Of the request that failed for an unknown reason. */
  readonly requestId?: string | undefined
}

export const noticesAtom = atom<readonly Notice[]>([])

let lastId = 0

/**
 * Shows a notice; a `<br>` in the fixed texts becomes a line break (AMB-63). Said again it is shown once, with its time
 * again: a pile of one refusal would cover the form on a phone.
 */
export function notify(tone: NoticeTone, message: string, requestId?: string): void {
  const lines = message.split(/\s*<br>\s*/)
  store.set(noticesAtom, (notices) => [
    ...notices.filter((notice) => notice.lines.join() !== lines.join()),
    { id: ++lastId, tone, lines, requestId },
  ])
}

export function dismissNotice(id: number): void {
  store.set(noticesAtom, (notices) => notices.filter((notice) => notice.id !== id))
}
