import { chownSync, chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyBinaries } from './copy-binaries.ts'
import { dataParent } from './data-parent.ts'
import { findBinaries, type Binaries } from './find-binaries.ts'
import { findFreePort } from '../free-port.ts'
import { initialise } from './initialise.ts'
import { keepTidy } from './keep-tidy.ts'
import { runServer, type ServerProcess } from './run-server.ts'
import { serverUser } from './server-user.ts'

export interface RunningPostgres {
  readonly url: string
  /** Ends the server and removes everything that it wrote. */
  readonly stop: () => Promise<void>
}

const PORT_ATTEMPTS = 3
const EVERYBODY_MAY_PASS = 0o755

/**
 * Starts an empty PostgreSQL for tests in temporary folders, on a free port of the loopback, without fsync. It ends
 * and its folders go with `stop()`, and also when this process ends in any way. Throws one sentence when there is no
 * PostgreSQL or it does not start.
 */
export async function startPostgres(binaries?: Binaries): Promise<RunningPostgres> {
  const found = binaries ?? (await findBinaries())
  const user = serverUser()
  const folders = [tmpdir(), dataParent()].map((parent) => mkdtempSync(join(parent, 'proverka-pg-')))
  const [folder = '', dataFolder = ''] = folders
  const remove = () => {
    for (const each of folders) rmSync(each, { recursive: true, force: true, maxRetries: 3 })
  }
  try {
    for (const each of folders) chmodSync(each, EVERYBODY_MAY_PASS)
    const bin = copyBinaries(found, folder)
    const [data, sockets] = [join(dataFolder, 'data'), join(folder, 'sockets')]
    for (const own of [data, sockets]) {
      mkdirSync(own, { mode: 0o700 })
      if (user) chownSync(own, user.uid, user.gid)
    }
    initialise(bin, data, user)
    const { server, port } = await startOnFreePort((free) =>
      runServer({ bin, data, sockets, port: free, user }),
    )
    const callOff = keepTidy(server.pid, folders)
    return {
      url: `postgres://proverka@127.0.0.1:${port}/postgres`,
      stop: async () => {
        await server.stop()
        callOff()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}

/** Another process may take the free port before this one does. */
async function startOnFreePort(start: (port: number) => Promise<ServerProcess>) {
  for (let attempt = 1; ; attempt += 1) {
    const port = await findFreePort()
    try {
      return { server: await start(port), port }
    } catch (error) {
      if (attempt === PORT_ATTEMPTS) throw error
    }
  }
}
