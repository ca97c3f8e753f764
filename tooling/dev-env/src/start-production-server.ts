import { readEnv, startServer, type RunningServer } from '@proverka/server'

/** A machine that runs tests is busy: there the overload guard refuses visitors of an idle server. */
const NEVER_MS = 1_000_000_000

/**
 * Starts the server of production in this process, as these settings configure it and with its limits, on any free port. Throws
 * the server's `StartError` when it can't.
 */
export const startProductionServer = (env: NodeJS.ProcessEnv): Promise<RunningServer> =>
  startServer({
    ...readEnv({ ...env, NODE_ENV: 'production', PORT: '0' }),
    limits: { loopDelayMs: NEVER_MS, statementMs: NEVER_MS },
  })
