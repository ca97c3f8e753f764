import { afterAll, afterEach } from 'vitest'
import { createApiClient, type ApiClientOptions } from '../src/index.ts'
import { startWireServer } from './wire-server.ts'

/** The wire server of a test file, which forgets between tests, and new clients of it: each has a throttle of its own. */
export async function openWire() {
  const server = await startWireServer()
  afterEach(() => {
    server.requests.length = 0
    server.answerWith({})
  })
  afterAll(() => server.stop())
  const client = (options: Partial<ApiClientOptions> = {}) =>
    createApiClient({ baseUrl: server.baseUrl, ...options })
  return { server, client }
}
