/** One server-sent event. */
export interface ServerEvent {
  readonly event: string
  readonly data: string
}

/**
 * The events of a stream, as they come. `onPiece` is called for every chunk, including the comments that only keep the
 * connection open.
 */
export async function* readEvents(
  stream: ReadableStream<Uint8Array>,
  onPiece: () => void = () => {},
): AsyncGenerator<ServerEvent, void, undefined> {
  const reader = stream.getReader()
  const decoder = new TextDecoder()
  let rest = ''
  try {
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      onPiece()
      const blocks = (rest + decoder.decode(piece.value, { stream: true }))
        .replaceAll('\r\n', '\n')
        .split('\n\n')
      rest = blocks.pop() ?? ''
      for (const block of blocks) {
        const read = toEvent(block)
        if (read) yield read
      }
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

function toEvent(block: string): ServerEvent | undefined {
  const fields = block.split('\n').map((line): [string, string] => {
    const at = line.indexOf(':')
    return at < 0 ? [line, ''] : [line.slice(0, at), line.slice(at + 1).replace(/^ /, '')]
  })
  const data = fields.filter(([name]) => name === 'data').map(([, value]) => value)
  const event = fields.findLast(([name]) => name === 'event')?.[1] ?? 'message'
  return data.length > 0 ? { event, data: data.join('\n') } : undefined
}
