import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Clock } from '../../src/platform/clock.ts'
import type { ServerConfig } from '../../src/platform/config/server-config.ts'
import { databaseForProcess } from './copy-database.ts'
import { startTestServer, type TestServer } from './test-server.ts'

/** Where a server may stop and another one start on what it left: one at a time. */
export interface LastingPlace {
  readonly start: (config?: Partial<ServerConfig>, clock?: Clock) => Promise<TestServer>
  readonly drop: () => Promise<void>
}

export async function createLastingPlace(): Promise<LastingPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-lasting-'))
  const { variables, drop } = await databaseForProcess(folder)
  const databaseUrl = variables.DATABASE_URL
  return {
    start: (config = {}, clock) =>
      startTestServer({ dataDir: folder, ...config }, clock ? { clock } : {}, {
        ...(databaseUrl && { databaseUrl }),
        drop: async () => {},
      }),
    async drop() {
      await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
