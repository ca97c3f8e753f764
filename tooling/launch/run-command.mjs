import { spawn } from 'node:child_process'
import { isWindows, ROOT } from './root.mjs'

const KEEP_CHARACTERS = 2_000_000
const GRACE_MS = 5000

const running = new Set()

/**
 * Runs a command in a separate process group and collects what it prints. Never throws: a command that can't be
 * started has `code` 127 and `missing` true. The whole group is ended after `timeoutMs` (`isLate`), or after
 * `silentMs` without output (`isSilent`).
 */
export function runCommand(
  command,
  args,
  { cwd = ROOT, env = process.env, onLine, timeoutMs, silentMs } = {},
) {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: isWindows,
      detached: !isWindows,
    })
    running.add(child)
    let output = ''
    let isLate = false
    const timer = timeoutMs && setTimeout(() => ((isLate = true), stopGroup(child)), timeoutMs)
    let isSilent = false
    const silence = silentMs && setTimeout(() => ((isSilent = true), stopGroup(child)), silentMs)
    const collect = (chunk) => {
      silence?.refresh()
      output = (output + chunk).slice(-KEEP_CHARACTERS)
      const line = chunk.trimEnd().split('\n').at(-1)?.trim()
      if (line) onLine?.(line)
    }
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', collect)
    const finish = (result) => {
      clearTimeout(timer)
      clearTimeout(silence)
      running.delete(child)
      resolve({ output, isLate, isSilent, missing: false, ...result })
    }
    child.on('error', (error) =>
      finish({ code: 127, missing: error.code === 'ENOENT', output: `${output}${error.message}` }),
    )
    child.on('close', (code, signal) => finish({ code: code ?? 1, signal }))
  })
}

function stopGroup(child, signal = 'SIGTERM') {
  sendToGroup(child, signal)
  setTimeout(() => running.has(child) && sendToGroup(child, 'SIGKILL'), GRACE_MS).unref()
}

function sendToGroup(child, signal) {
  if (child.pid === undefined) return
  try {
    process.kill(isWindows ? child.pid : -child.pid, signal)
  } catch {
    // The group has ended by itself.
  }
}

/** Ctrl-C and kill end what runs, with all its children, and then this process. Returns what takes this back. */
export function stopCommandsOnSignals() {
  const handlers = Object.entries({ SIGINT: 130, SIGTERM: 143, SIGHUP: 129 }).map(([signal, code]) => {
    const stop = async () => {
      const children = [...running]
      const ended = children.map((child) => new Promise((resolve) => child.once('close', resolve)))
      for (const child of children) stopGroup(child)
      await Promise.all(ended)
      process.exit(code)
    }
    process.once(signal, stop)
    return [signal, stop]
  })
  return () => handlers.forEach(([signal, stop]) => process.off(signal, stop))
}
