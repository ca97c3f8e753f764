import type { SourceStandIn } from '@proverka/test-support/sources/stand-in'
import { FSSP_TOKEN } from '@proverka/test-support/sources/state-services'
import { PROVIDER_KEY } from '@proverka/test-support/sources/providers'
import type { GuardTimes } from '../../src/platform/config/server-config.ts'
import { startTestServer, type TestServer } from '../setup/test-server.ts'

/** Short pauses, so that tests need not wait. */
export const SHORT: GuardTimes = { pausesMs: [5, 10], restMs: 400, firstPauseMs: 5 }

const KEYS: Readonly<Record<string, string>> = {
  fssp: FSSP_TOKEN,
  dadata: PROVIDER_KEY,
  'api-cloud': PROVIDER_KEY,
  newdb: PROVIDER_KEY,
}

/** A server without a demo world, connected to stand-ins by the names of their adapters, in this order. */
export function startConnected(
  services: Readonly<Record<string, SourceStandIn>>,
  times: GuardTimes = SHORT,
  pausesMs: readonly number[] = [0, 1000],
): Promise<TestServer> {
  const connected = Object.entries(services).map(([name, { url }]) => ({ name, url, key: KEYS[name] ?? '' }))
  return startTestServer({ demo: false, sources: { connected, times, pausesMs } })
}
