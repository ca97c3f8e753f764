import { isRefusal } from './is-refusal.ts'
import { readEvents } from './read-events.ts'

/** The server sends a heartbeat every 15 s; a connection that is silent for this long is dead. */
const SILENCE_MS = 40_000
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 30_000

export interface ChangesToFollow {
  /** Opens the stream: `(signal) => api.orders.watchOrder({ params: { id }, signal })`. */
  readonly watch: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>
  /** Something has changed: it is to be asked for again. */
  readonly onChange: () => void
  /** Whether the stream is open: without it changes come only by asking again. */
  readonly onLive?: (isLive: boolean) => void
  /** Ends the following. */
  readonly signal?: AbortSignal
}

/**
 * Follows a stream of changes until nothing changes any more, and opens it again after a fault, later and later. Ends
 * without an error also when the server refuses it.
 */
export async function followChanges({
  watch,
  onChange,
  onLive = () => {},
  signal = new AbortController().signal,
}: ChangesToFollow): Promise<void> {
  let faults = 0
  while (!signal.aborted) {
    const attempt = new AbortController()
    const watchdog = startWatchdog(() => attempt.abort())
    try {
      const stream = await watch(AbortSignal.any([signal, attempt.signal]))
      for await (const { event } of readEvents(stream, watchdog.restart)) {
        faults = 0
        onLive(true)
        onChange()
        if (event === 'end') return
      }
    } catch (error) {
      if (isRefusal(error)) return
    } finally {
      watchdog.stop()
      onLive(false)
    }
    await pause(Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** faults++), signal)
  }
}

function startWatchdog(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS)
  return {
    restart: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, SILENCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

/** Pages that lost one server at once do not come back at once. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, ms * (0.5 + Math.random()))
    signal.addEventListener('abort', end, { once: true })
    function end() {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
  })
}
