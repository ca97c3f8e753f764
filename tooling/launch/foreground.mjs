import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { constants } from 'node:os'
import { resolve as resolvePath } from 'node:path'
import { productEnvironment } from './environment.mjs'
import { LaunchError } from './launch-error.mjs'
import { isWindows, ROOT } from './root.mjs'

/** One Ctrl-C arrives up to three times: from the terminal, from npm and from the shell between them. */
const SAME_SIGNAL_MS = 500

/**
 * Runs Node in the foreground until it ends and returns the exit code. Signals are passed on once each; the child is
 * in a separate process group, so that it gets them from here only.
 */
export function runForeground(nodeArguments, { env = productEnvironment(), cwd = ROOT, node = 'node' } = {}) {
  const last = new Map()
  const passOn = (signal) => {
    const now = performance.now()
    if (now - (last.get(signal) ?? -Infinity) < SAME_SIGNAL_MS) return
    last.set(signal, now)
    child.kill(signal)
  }
  // Before the child is there: on a busy machine it may run and be heard of before this process has its turn again.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, passOn)
  const settings = settingsArguments(env)
  const guard = new URL('./end-with-launcher.mjs', import.meta.url).href
  const child = spawn(node, [...settings, '--import', guard, ...nodeArguments], {
    cwd,
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    detached: !isWindows,
  })
  return new Promise((resolve, reject) => {
    child.on('error', (error) => reject(new LaunchError(`Node.js не запускается: ${error.message}.`)))
    child.on('exit', (code, signal) => resolve(code ?? 128 + constants.signals[signal]))
  })
}

/** The settings of a server are in a file: `ENV_FILE` names it, and what the shell says comes first. */
function settingsArguments({ ENV_FILE: file, INIT_CWD: caller = '.' }) {
  if (!file) return []
  const path = resolvePath(caller, file)
  if (!existsSync(path)) throw new LaunchError(`файла настроек ${path} нет (ENV_FILE).`)
  return [`--env-file=${path}`]
}
