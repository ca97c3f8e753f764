/** A signal that aborts a call after a timeout, and a function that cancels it. */
export interface Timeout {
  readonly signal: AbortSignal
  /** Starts the countdown again: a response that keeps arriving is not late. */
  readonly restart: () => void
  readonly callOff: () => void
}

/**
 * Aborts a call after `ms`, or when its caller aborts it. The timeout of the fetch library covers only calls without a
 * signal, and only until the headers arrive.
 */
export function startTimeout(ms: number, given: AbortSignal | undefined): Timeout {
  const controller = new AbortController()
  const start = () => setTimeout(() => controller.abort(new DOMException('Нет ответа', 'TimeoutError')), ms)
  let timer = start()
  return {
    signal: given ? AbortSignal.any([given, controller.signal]) : controller.signal,
    restart: () => {
      clearTimeout(timer)
      timer = start()
    },
    callOff: () => clearTimeout(timer),
  }
}
