import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A proxy between a server and its PostgreSQL that can stop passing anything on, as a database that hangs does. */
export interface FreezingProxy {
  readonly url: string
  readonly freeze: () => void
  readonly thaw: () => void
  readonly close: () => Promise<void>
}

export async function createFreezingProxy(databaseUrl: string): Promise<FreezingProxy> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let isFrozen = false
  const join = (from: Socket, to: Socket) => {
    sockets.add(from)
    from.on('data', (bytes) => to.write(bytes))
    from.on('error', () => to.destroy())
    from.on('close', () => {
      sockets.delete(from)
      to.destroy()
    })
    if (isFrozen) from.pause()
  }
  const server = createServer((client) => {
    const database = connect(Number(target.port), target.hostname)
    join(client, database)
    join(database, client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const url = new URL(databaseUrl)
  url.hostname = '127.0.0.1'
  url.port = String((server.address() as AddressInfo).port)
  return {
    url: url.href,
    freeze() {
      isFrozen = true
      for (const socket of sockets) socket.pause()
    },
    thaw() {
      isFrozen = false
      for (const socket of sockets) socket.resume()
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
