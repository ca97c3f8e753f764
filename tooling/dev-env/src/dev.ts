import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')
/** What runs in the server's process; everything else is Vite's. */
const WATCHED = [
  'apps/server/src',
  'packages/domain/src',
  'packages/api/src',
  'packages/egrn/src',
  'packages/address-search/src',
  'tooling/dev-env/src',
]
const SOURCE = /(?<!\.test)\.(?:ts|sql)$/
/** An editor writes a file in several steps. */
const SETTLE_MS = 200

// `npm run dev`: runs dev-server.ts and starts it again when a source of the server changes. Not `node --watch`: that
// also watches what Vite and its plugins load, files that they write again at each start among them.
let isStopping = false
let isRestarting = false
let timer: NodeJS.Timeout | undefined
let child = start()

for (const folder of WATCHED) {
  watch(join(REPOSITORY, folder), { recursive: true }, (_, file) => {
    if (file === null || !SOURCE.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => restart(file), SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    isStopping = true
    if (isRunning(child)) child.kill(signal)
    else process.exit(0)
  })
}

function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'dev-server.ts'), { stdio: 'inherit' })
  started.once('exit', (code) => {
    if (isStopping) process.exit(code ?? 1)
    if (isRestarting) {
      isRestarting = false
      child = start()
    } else console.error('Сервер остановился. Он начнет снова после следующего изменения; выйти: Ctrl-C.')
  })
  return started
}

function restart(file: string): void {
  if (isStopping || isRestarting) return
  console.log(`\nИзменен ${file}, сервер начинает снова`)
  if (isRunning(child)) {
    isRestarting = true
    child.kill('SIGTERM')
  } else child = start()
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
