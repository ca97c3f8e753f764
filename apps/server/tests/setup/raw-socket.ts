import { connect } from 'node:net'

export interface RawReply {
  /** 0 when the connection is closed without an answer. */
  readonly status: number
  /** Header lines as they came, names in lower case. */
  readonly headers: readonly (readonly [name: string, value: string])[]
  readonly text: string
}

/** Sends bytes that no HTTP client would, and reads until the server closes. Ask for `Connection: close`. */
export function sendBytes(port: number, bytes: string | Buffer): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server that refuses what it reads may reset the connection after its answer.
    socket.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET' && error.code !== 'EPIPE') reject(error)
    })
    socket.on('close', () => resolve(readReply(Buffer.concat(chunks).toString('latin1'))))
  })
}

/** One GET of a path, whatever it is made of. */
export const getBytes = (port: number, path: string, host: string, headers = ''): Promise<RawReply> =>
  sendBytes(port, `GET ${path} HTTP/1.1\r\nHost: ${host}\r\n${headers}Connection: close\r\n\r\n`)

function readReply(text: string): RawReply {
  const end = text.indexOf('\r\n\r\n')
  const [first = '', ...lines] = text.slice(0, end < 0 ? undefined : end).split('\r\n')
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(first)?.[1] ?? 0),
    headers: lines.map((line) => {
      const colon = line.indexOf(':')
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const
    }),
    text: end < 0 ? '' : text.slice(end + 4),
  }
}
