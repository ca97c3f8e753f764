/** Server-sent events as an answer. */
export type EventStream = ReadableStream<Uint8Array>

/** Messages that may wait for a browser that has stopped reading before its stream is given up. */
const MOST_WAITING = 32

/** One open stream of server-sent events. */
export interface OpenStream {
  readonly stream: EventStream
  /** Tells an event by its name; `data` is one line. */
  readonly tell: (event: string, data: string) => void
  /** A comment that keeps proxies from taking the connection for dead. */
  readonly beat: () => void
  readonly end: () => void
}

/**
 * Opens a stream; `onEnd` is called once, no matter what ends it: the server, a disconnected browser, or a reader
 * that has stopped reading.
 */
export function openStream(retryMs: number, onEnd: () => void): OpenStream {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined
  const stream = new ReadableStream<Uint8Array>(
    {
      start(own) {
        controller = own
        send(`retry: ${retryMs}\n\n`)
      },
      cancel: leave,
    },
    { highWaterMark: MOST_WAITING },
  )
  return {
    stream,
    tell: (event, data) => send(`event: ${event}\ndata: ${data}\n\n`),
    beat: () => send(': \n\n'),
    end,
  }

  function send(text: string): void {
    if (!controller) return
    if ((controller.desiredSize ?? 0) <= 0) end()
    else controller.enqueue(encoder.encode(text))
  }

  function end(): void {
    controller?.close()
    leave()
  }

  function leave(): void {
    if (!controller) return
    controller = undefined
    onEnd()
  }
}
