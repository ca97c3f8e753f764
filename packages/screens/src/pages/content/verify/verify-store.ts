import { verify } from '@proverka/api/calls'
import { atom } from 'jotai'
import { connect } from '../../../runtime/data/api.ts'
import { codeOfError, isUnanswered, messageOfError } from '../../../runtime/error/status-of-error.ts'
import { store } from '../../../runtime/state/store.ts'
import type * as Checker from './check/checker.ts'
import { codeOf, START } from './verify-state.ts'
import type { Comparison, Verification } from './verify-state.ts'

export const verificationAtom = atom<Verification>(START)

/** `ready`: the code that checks and the public keys are here, no network is needed any more. */
export const readinessAtom = atom<'loading' | 'ready' | 'failed'>('loading')

const show = (state: Verification) => store.set(verificationAtom, state)

let checker: Promise<typeof Checker> | undefined

/** The code that checks, with the keys; a failure is tried again by the next call. */
function loadChecker() {
  checker ??= import('./check/checker.ts').then(async (loaded) => {
    await loaded.prepare()
    return loaded
  })
  checker.catch(() => (checker = undefined))
  return checker
}

/** Fetches what a check needs; a failure is left to the check. */
export async function prefetchChecker(loadResult: () => Promise<unknown>): Promise<void> {
  const parts = await Promise.allSettled([loadChecker(), loadResult()])
  const isReady = parts.every(({ status }) => status === 'fulfilled')
  store.set(readinessAtom, isReady ? 'ready' : 'failed')
}

/** The last thing that was asked: an answer to an earlier one comes too late. */
let turn = 0

/** Checks the first of these files on the device. */
export async function openFiles([file]: readonly File[]): Promise<void> {
  if (!file) return
  const own = ++turn
  show({ kind: 'busy', place: 'file' })
  const loaded = await loadChecker().catch(() => undefined)
  if (loaded) store.set(readinessAtom, 'ready')
  const state: Verification = loaded
    ? await loaded.checkOnDevice(file)
    : { kind: 'refused', place: 'file', text: NO_KEYS }
  if (own === turn) show(state)
}

const NO_KEYS =
  'Ключи для проверки не загрузились. Они нужны один раз: проверьте сеть и положите файл еще раз.'

let client: ReturnType<typeof connect<{ verify: typeof verify }>> | undefined
const getVerifyApi = () => (client ??= connect({ verify }))

/** Looks for a report by its code. */
export async function findCode(code: string): Promise<void> {
  const own = ++turn
  show({ kind: 'busy', place: 'code' })
  const state = await askFor(code)
  if (own === turn) show(state)
}

async function askFor(code: string): Promise<Verification> {
  try {
    const issued = await getVerifyApi().verify.findIssued({ params: { code } })
    return { kind: 'code', checkedAt: now(), issued }
  } catch (error) {
    if (codeOfError(error) === 'verify/code-not-found')
      return { kind: 'no-such-code', checkedAt: now(), code }
    return { kind: 'refused', place: 'code', text: failureText(error) }
  }
}

/** Compares the file that was checked with those that were issued under its code. */
export async function compareWithIssued(): Promise<void> {
  const state = store.get(verificationAtom)
  const code = codeOf(state)
  if (state.kind !== 'file' || code === undefined) return
  const own = turn
  show({ ...state, comparison: { kind: 'asking' } })
  const comparison = await compare(code, state.check.sha256)
  if (own === turn) show({ ...state, comparison })
}

async function compare(code: string, sha256: string): Promise<Comparison> {
  try {
    const { files } = await getVerifyApi().verify.findIssued({ params: { code } })
    return { kind: files.some((file) => file.sha256 === sha256) ? 'same' : 'other' }
  } catch (error) {
    if (codeOfError(error) === 'verify/code-not-found') return { kind: 'no-such-code' }
    return { kind: 'failed', text: failureText(error) }
  }
}

/** Back to the beginning. */
export function startAgain(): void {
  turn += 1
  show(START)
}

/** Nothing is asked for a code that was typed wrongly. */
export const refuseCode = (text: string): void => show({ kind: 'refused', place: 'code', text })

const failureText = (error: unknown): string =>
  isUnanswered(error)
    ? 'По коду ищем у себя, для этого нужна сеть. Проверьте ее и повторите.'
    : messageOfError(error)

const now = () => new Date().toISOString()
