import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { startDevServer } from '@proverka/dev-env'
import { welchTest } from './enumeration/welch-test.ts'

/**
 * Whether the time of an answer tells that an address has an account (SEC-04): login with a wrong password and reset, for
 * a known and an unknown address in turn, compared by Welch's test. p above 0.05 means that nothing can be told apart.
 *
 * Run: `pnpm --filter @proverka/bench enumeration [--pairs 2000] [--call login]`
 */

const KNOWN = 'client@example.com'
const UNKNOWN = 'nobody-at-all@example.com'
const WARM_UP = 50

const { values } = parseArgs({
  options: { pairs: { type: 'string', default: '2000' }, call: { type: 'string', multiple: true } },
})

const server = await startDevServer()
try {
  for (const [name, ask] of Object.entries({ login, reset })) {
    if (values.call && !values.call.includes(name)) continue
    await measure(ask, WARM_UP)
    const { known, unknown } = await measure(ask, Number(values.pairs))
    const { difference, t, p } = welchTest(known, unknown)
    console.log(
      `${name}: ${known.length} pairs, known ${mean(known).toFixed(3)} ms, unknown ${mean(unknown).toFixed(3)} ms, ` +
        `difference ${difference.toFixed(3)} ms, t = ${t.toFixed(3)}, p = ${p.toFixed(3)}`,
    )
  }
} finally {
  await server.stop()
}

/** Times in ms; who is first in a pair is left to chance, so that what one leaves behind disturbs both alike. */
async function measure(ask: (username: string) => Promise<void>, pairs: number) {
  const known: number[] = []
  const unknown: number[] = []
  for (let pair = 0; pair < pairs; pair++) {
    const steps = [() => time(ask, KNOWN, known), () => time(ask, UNKNOWN, unknown)]
    for (const step of Math.random() < 0.5 ? steps : steps.toReversed()) await step()
  }
  return { known, unknown }
}

async function time(ask: (username: string) => Promise<void>, username: string, times: number[]) {
  const start = performance.now()
  await ask(username)
  times.push(performance.now() - start)
}

function login(username: string): Promise<void> {
  const body = JSON.stringify({ username, password: 'not-the-password' })
  return send('POST', '/api/login', 'application/json', body)
}

function reset(username: string): Promise<void> {
  const body = new URLSearchParams({ username }).toString()
  return send('PUT', '/api/reset', 'application/x-www-form-urlencoded', body)
}

/** A request on a new connection: a kept one may be closed by a busy server just when it is used again. */
function send(method: string, path: string, type: string, body: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'content-type': type }
    request({ host: '127.0.0.1', port: server.port, path, method, headers, agent: false }, (reply) => {
      reply.resume()
      reply.on('end', resolve)
    })
      .on('error', reject)
      .end(body)
  })
}

function mean(times: readonly number[]): number {
  return times.reduce((sum, value) => sum + value, 0) / times.length
}
