/** A call that the boot module began before the app ran. */
interface EarlyCall {
  /** What the call was made with; another person's answer is not taken. */
  readonly authorization: string | null
  readonly answer: Promise<Response>
}

/** Filled by the boot module, which shares no module with the app. */
interface WithEarlyCalls {
  readonly earlyCalls?: Map<string, EarlyCall>
}

/**
 * As `fetch`; takes the answer of a call that was begun before the app ran, once. A call that failed, or was made as
 * another user, is made again.
 */
export const fetchEarly: typeof fetch = async (input, init) => {
  const early = takeEarly(input, init)
  return early ? early.catch(() => fetch(input, init)) : fetch(input, init)
}

function takeEarly(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  const calls = (globalThis as WithEarlyCalls).earlyCalls
  if (!calls?.size || typeof input !== 'string' || (init?.method ?? 'GET').toUpperCase() !== 'GET')
    return undefined
  const key = decodeURIComponent(input)
  const call = calls.get(key)
  if (!call) return undefined
  calls.delete(key)
  return new Headers(init?.headers).get('authorization') === call.authorization ? call.answer : undefined
}
