import { chmod, rm } from 'node:fs/promises'
import { createServer, request, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Logger } from 'pino'
import type { Database } from '../../platform/db/database.ts'
import { StartError } from '../../platform/db/start-error.ts'
import { packParts, unpackParts } from './archive.ts'
import { dumpDatabase } from './dump-database.ts'
import type { Part } from './manifest.ts'

/*
 * The embedded database belongs to one process. While a server holds it, that server hands it out: at a socket in the data
 * folder, which only the owner of the folder's files can open.
 */

const socketOf = (dataDir: string): string =>
  process.platform === 'win32'
    ? join('\\\\.\\pipe', encodeURIComponent(dataDir))
    : join(dataDir, 'snapshot.sock')

/** Serves the parts of the embedded database to a backup. Answers the stop. */
export async function serveSnapshots(
  database: Database,
  dataDir: string,
  log: Logger,
): Promise<() => Promise<void>> {
  const socket = socketOf(dataDir)
  const server = createServer((_request, response) => {
    collectSnapshot(database)
      .then((parts) => pipeline(Readable.fromWeb(packParts(parts) as never), response))
      .catch((error: unknown) => {
        log.error({ err: error }, 'the snapshot for a backup failed')
        // Cut off, and not ended: the reader must not take it for whole.
        response.destroy()
      })
  })
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
  // Of a process that was killed; this one holds the folder.
  await rm(socket, { force: true })
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject)
      server.listen(socket, resolve)
    })
    if (process.platform !== 'win32') await chmod(socket, 0o600)
  } catch (error) {
    // Paths of sockets are short: the server works without it, and is backed up while it is stopped.
    log.warn({ err: error }, 'no socket for backups: the data folder has too long a name')
    return async () => {}
  }
  return close
}

/** All of it in memory before the first byte goes: a slow reader must not keep the database to himself. */
async function collectSnapshot(database: Database): Promise<AsyncIterable<Part>> {
  const parts: Part[] = []
  await database.readSnapshot(async (connection) => {
    for await (const part of dumpDatabase(connection, 'pglite')) parts.push(part)
  })
  return Readable.from(parts)
}

/** Asks the server that holds the data folder for its database. */
export async function* readSnapshot(dataDir: string): AsyncGenerator<Part> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    request({ socketPath: socketOf(dataDir), path: '/' }, resolve)
      .once('error', (error: NodeJS.ErrnoException) => {
        const reason = `База данных занята сервером, а он не отдает ее для копии (${error.code ?? error.message})`
        reject(new StartError(`${reason}: остановите сервер и повторите.`))
      })
      .end()
  })
  yield* unpackParts(Readable.toWeb(answer) as ReadableStream<Uint8Array>)
}
