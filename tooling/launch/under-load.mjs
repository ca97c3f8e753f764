import { Worker } from 'node:worker_threads'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { formatDuration } from './duration.mjs'
import { LaunchError, runMain } from './launch-error.mjs'
import { ROOT } from './root.mjs'
import { runCommand, stopCommandsOnSignals } from './run-command.mjs'

const BUSY = 'for (;;) {}'

// `npm run test:under-load`: the ordinary run several times beside threads that never rest, without what earlier runs have
// left in the cache. A test that waits for seconds instead of an event fails here. `--times 5 --loops 4`, or `--loops 0`
// on a quiet machine; what follows `--` goes to `npm test`.
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { times: { type: 'string', default: '5' }, loops: { type: 'string', default: '4' } },
  })
  const [times, loops] = [Number(values.times), Number(values.loops)]
  if (!Number.isInteger(times) || !Number.isInteger(loops) || times < 1 || loops < 0)
    throw new LaunchError('--times и --loops — целые числа, например: --times 5 --loops 4.')
  stopCommandsOnSignals()
  const busy = Array.from({ length: loops }, () => new Worker(BUSY, { eval: true }))
  let failures = 0
  for (let run = 1; run <= times; run += 1) {
    const start = performance.now()
    const { code, output } = await runCommand(
      process.execPath,
      [join(ROOT, 'tooling/launch/test.mjs'), ...positionals],
      { env: { ...process.env, TURBO_FORCE: 'true' } },
    )
    if (code !== 0) {
      failures += 1
      console.log(output.slice(output.lastIndexOf('Время по шагам')))
    }
    console.log(
      `${run} из ${times}: ${code === 0 ? 'прошел' : 'НЕ ПРОШЕЛ'} за ${formatDuration(performance.now() - start)}`,
    )
  }
  for (const worker of busy) await worker.terminate()
  return failures === 0 ? 0 : 1
})
