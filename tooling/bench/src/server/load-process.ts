import autocannon from 'autocannon'
import type { LoadDone, LoadOrder } from './messages.ts'

// Sends bursts of requests over connections that are kept. An answer other than a good one ends the run.

const CONNECTIONS = 16
/** How often the tool looks whether it is done; a burst seems longer by that. */
const LOOK_MS = 10

process.once('disconnect', () => process.exit(0))
process.on('message', async ({ port, amount, asked }: LoadOrder) => {
  const url = `http://127.0.0.1:${port}`
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    amount,
    requests: asked,
    sampleInt: LOOK_MS,
  })
  if (result.non2xx > 0 || result.errors > 0 || result['2xx'] !== amount)
    throw new Error(`${result['2xx']} of ${amount} answers are good`)
  process.send?.({ seconds: result.duration } satisfies LoadDone)
})
