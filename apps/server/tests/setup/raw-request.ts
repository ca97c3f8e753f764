import { connect } from 'node:net'

export interface RawReply {
  /** 0 when the server closed the connection without an answer. */
  readonly status: number
  /** In the order of the answer, names in lower case; a repeated one is listed twice. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

const TIME_LIMIT_MS = 120_000

/** Sends the bytes of a request as they are, with no client in between that would put them right. */
export function rawRequest(port: number, bytes: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const answer = () => Buffer.concat(chunks).toString('utf8')
    socket.setTimeout(TIME_LIMIT_MS, () => socket.destroy(new Error(`no end of the answer to ${bytes}`)))
    socket.on('data', (chunk) => chunks.push(chunk))
    // Who is refused in the middle of a request may be cut off after the answer.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(parse(answer())) : reject(error)))
    socket.on('close', () => resolve(parse(answer())))
    socket.write(bytes)
  })
}

function parse(answer: string): RawReply {
  const end = answer.indexOf('\r\n\r\n')
  const [first = '', ...lines] = answer.slice(0, Math.max(end, 0)).split('\r\n')
  const headers = lines.map((line): [string, string] => {
    const colon = line.indexOf(':')
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()]
  })
  return { status: Number(first.split(' ')[1] ?? 0), headers, text: answer.slice(end + 4) }
}
