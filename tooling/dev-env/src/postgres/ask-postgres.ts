import { connect } from 'node:net'

/** Sends one query over PostgreSQL's own protocol and returns the texts of its rows; the tests need no driver. */
export function askPostgres(url: string, sql: string): Promise<string[]> {
  const { hostname, port, username, pathname } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    let buffer = Buffer.alloc(0)
    const rows: string[] = []
    let isAsked = false
    socket.once('error', reject)
    socket.once('connect', () => {
      const words = `user\0${username}\0database\0${pathname.slice(1)}\0\0`
      socket.write(Buffer.concat([int32(8 + words.length), int32(196_608), Buffer.from(words)]))
    })
    socket.on('data', (chunk: Buffer) => {
      buffer = Buffer.concat([buffer, chunk])
      while (buffer.length >= 5 && buffer.length > buffer.readInt32BE(1)) {
        const size = buffer.readInt32BE(1)
        const [type, body] = [String.fromCharCode(buffer[0] ?? 0), buffer.subarray(5, size + 1)]
        buffer = buffer.subarray(size + 1)
        if (type === 'E') reject(new Error(body.toString()))
        if (type === 'D') rows.push(body.subarray(6).toString())
        if (type !== 'Z') continue
        if (isAsked) {
          socket.end()
          resolve(rows)
        } else {
          isAsked = true
          const query = Buffer.from(`${sql}\0`)
          socket.write(Buffer.concat([Buffer.from('Q'), int32(4 + query.length), query]))
        }
      }
    })
  })
}

function int32(value: number): Buffer {
  const buffer = Buffer.alloc(4)
  buffer.writeInt32BE(value)
  return buffer
}
