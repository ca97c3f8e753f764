/** A signal that ends a call, and the way to call the end off. */
export interface Timeout {
  readonly signal: AbortSignal
  readonly callOff: () => void
}

/**
 * Ends a call after `ms`, or when its caller gives it up. The fetch library has a timeout of its own, but only for calls
 * without a signal, and only until the headers arrive.
 */
export function startTimeout(ms: number, given: AbortSignal | undefined): Timeout {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new DOMException('Нет ответа', 'TimeoutError')), ms)
  return {
    signal: given ? AbortSignal.any([given, controller.signal]) : controller.signal,
    callOff: () => clearTimeout(timer),
  }
}
