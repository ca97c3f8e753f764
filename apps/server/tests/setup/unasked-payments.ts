import type { ServerConfig } from '../../src/platform/config/server-config.ts'

/** Open payments are left alone, for tests that compare what the database holds before and after. */
export const UNASKED_PAYMENTS: Partial<ServerConfig> = {
  moneyTerms: { askPauses: [{ untilAgeMs: Infinity, pauseMs: 3_600_000 }] },
}
