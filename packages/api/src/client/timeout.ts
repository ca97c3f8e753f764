/** A signal that ends a call, and the way to call the end off. */
export interface Timeout {
  readonly signal: AbortSignal
  /** Counts anew: what keeps coming is not late. */
  readonly restart: () => void
  readonly callOff: () => void
}

/**
 * Ends a call after `ms`, or when its caller gives it up. The fetch library has a timeout of its own, but only for calls
 * without a signal, and only until the headers arrive.
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
