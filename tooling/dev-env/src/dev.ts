import { fork, type ChildProcess } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { DEVELOPMENT_CONSOLE, DEVELOPMENT_SITES, readEnv } from '@proverka/server'
import { startProxy } from './vite/start-proxy.ts'
import { startViteConsole, startViteSite } from './vite/vite-site.ts'
import { writeShell } from './vite/write-shell.ts'

const REPOSITORY = join(import.meta.dirname, '..', '..', '..')
/** What runs in the server's process; everything else is Vite's. */
const WATCHED = [
  'apps/server/src',
  'packages/domain/src',
  'packages/api/src',
  'packages/egrn/src',
  'packages/address-search/src',
]
const SOURCE = /(?<!\.test)\.(?:ts|sql)$/
/** An editor writes a file in several steps. */
const SETTLE_MS = 100

// `npm run dev`: Vite for both sites and the console in this process, and the server in one of its own (`dev-server.ts`), which starts
// again when a source of it changes. Requests wait for it meanwhile, so that a page that Vite has reloaded gets its data.
// Not `node --watch`: that also watches what Vite and its plugins load, files that they write again at each start.
const { port } = readEnv(process.env)
let isStopping = false
let isRestarting = false
let timer: NodeJS.Timeout | undefined
let ready = Promise.withResolvers<number>()

const [realty, fiz] = await Promise.all([startViteSite('realty'), startViteSite('fiz')])
const pages = { realty: writeShell('realty', realty), fiz: writeShell('fiz', fiz) }
let child = start()

const fizHosts = new Set(DEVELOPMENT_SITES.filter(({ brand }) => brand === 'fiz').map(({ host }) => host))
/** Started by the first request: who works on a site does not wait for it. */
let operators: ReturnType<typeof startViteConsole> | undefined
const proxy = await startProxy(port, {
  async choose(host) {
    if (host === DEVELOPMENT_CONSOLE.host) return (await (operators ??= startViteConsole())).middlewares
    return (fizHosts.has(host) ? fiz : realty).vite.middlewares
  },
  target: () => ready.promise,
}).catch((error: NodeJS.ErrnoException) => {
  console.error(error.code === 'EADDRINUSE' ? `Порт ${port} занят: укажите другой в PORT.` : error.message)
  return stop(1)
})

for (const folder of WATCHED) {
  watch(join(REPOSITORY, folder), { recursive: true }, (_, file) => {
    if (file === null || !SOURCE.test(file)) return
    clearTimeout(timer)
    timer = setTimeout(() => restart(file), SETTLE_MS)
  })
}
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(0))

function start(): ChildProcess {
  const started = fork(join(import.meta.dirname, 'dev-server.ts'), {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, DEV_PAGES: JSON.stringify(pages) },
  })
  started.once('message', (listening) => ready.resolve(Number(listening)))
  started.once('exit', (code) => {
    if (isStopping) return
    if (isRestarting) {
      isRestarting = false
      child = start()
      return
    }
    console.error('Сервер остановился. Он начнет снова после следующего изменения; выйти: Ctrl-C.')
    // A start that failed at once is no mistake in a source that somebody is about to save.
    if (code !== null && !isChanged) void stop(code)
  })
  return started
}

/** Whether a source has changed since this command began. */
let isChanged = false

function restart(file: string): void {
  if (isStopping || isRestarting) return
  isChanged = true
  console.log(`\nИзменен ${file}, сервер начинает снова`)
  ready = Promise.withResolvers<number>()
  if (isRunning(child)) {
    isRestarting = true
    child.kill('SIGTERM')
  } else child = start()
}

async function stop(code: number): Promise<undefined> {
  if (isStopping) return
  isStopping = true
  proxy?.close()
  const ended = isRunning(child) && new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  const servers = [realty.vite, fiz.vite, ...(operators ? [await operators] : [])]
  await Promise.all([ended, ...servers.map((vite) => vite.close())])
  process.exit(code)
}

function isRunning({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode === null && signalCode === null
}
