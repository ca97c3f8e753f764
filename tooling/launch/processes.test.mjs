import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { runCommand } from './run-command.mjs'

const FOREGROUND = new URL('./foreground.mjs', import.meta.url).href

/** Starts a launcher that runs `source` in the foreground, and waits for its first words. */
async function launch(context, source) {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-foreground-'))
  context.after(() => rmSync(folder, { recursive: true, force: true }))
  writeFileSync(join(folder, 'child.mjs'), source)
  const entry = `import { runForeground } from '${FOREGROUND}'
process.exitCode = await runForeground([${JSON.stringify(join(folder, 'child.mjs'))}], { node: process.execPath })`
  writeFileSync(join(folder, 'launcher.mjs'), entry)
  const launcher = spawn(process.execPath, [join(folder, 'launcher.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  // From the start: it may be over before a test asks.
  const ended = once(launcher, 'exit')
  let said = ''
  launcher.stdout.on('data', (chunk) => (said += chunk))
  await once(launcher.stdout, 'data')
  return { launcher, ended, said: () => said }
}

const COUNTING = `let times = 0
process.on('SIGINT', () => { times += 1; console.log('heard ' + times); setTimeout(() => process.exit(3), 300) })
setInterval(() => {}, 1000)
console.log('pid ' + process.pid)`

const isAlive = (pid) => {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

async function untilGone(pid) {
  for (let tries = 0; isAlive(pid) && tries < 100; tries += 1) await wait(30)
  assert.equal(isAlive(pid), false)
}

test('one Ctrl-C that arrives three times is heard once, and the exit code is passed on', async (context) => {
  const { launcher, ended, said } = await launch(context, COUNTING)
  for (let times = 0; times < 3; times += 1) {
    launcher.kill('SIGINT')
    await wait(30)
  }
  const [code] = await ended
  assert.equal(code, 3)
  assert.match(said(), /heard 1/)
  assert.doesNotMatch(said(), /heard 2/)
})

test('a child that a signal ended gives 128 and the number of the signal', async (context) => {
  const { launcher, ended } = await launch(context, "console.log('up'); setInterval(() => {}, 1000)")
  launcher.kill('SIGTERM')
  const [code] = await ended
  assert.equal(code, 143)
})

test('kill -9 of the launcher ends the child too', async (context) => {
  const { launcher, said } = await launch(context, COUNTING)
  const pid = Number(/pid (\d+)/.exec(said())[1])
  launcher.kill('SIGKILL')
  await untilGone(pid)
})

test('a command gives its output and its code; one that is not there says so', async () => {
  const result = await runCommand(process.execPath, [
    '-e',
    "console.log('out'); console.error('err'); process.exit(4)",
  ])
  assert.equal(result.code, 4)
  assert.match(result.output, /out/)
  assert.match(result.output, /err/)
  assert.equal((await runCommand('no-such-command-here', [])).missing, true)
})

test('a command that takes too long is ended with its children', async () => {
  const source = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 999)'])
console.log(child.pid); setInterval(() => {}, 999)`
  // Long enough for two starts of Node on a busy machine: without the child's number nothing would be asked of it.
  const result = await runCommand(process.execPath, ['-e', source], { timeoutMs: 3000 })
  assert.equal(result.isLate, true)
  assert.match(result.output, /^\d+\n$/)
  await untilGone(Number(result.output))
})

test('a command that says nothing for too long is ended, one that talks is not', async () => {
  const quiet = await runCommand(process.execPath, ['-e', 'setInterval(() => {}, 999)'], { silentMs: 400 })
  assert.equal(quiet.isSilent, true)
  const talk =
    'let n = 0; const t = setInterval(() => { console.log(n); if (++n === 8) clearInterval(t) }, 150)'
  const talking = await runCommand(process.execPath, ['-e', talk], { silentMs: 900 })
  assert.deepEqual([talking.code, talking.isSilent], [0, false])
})
