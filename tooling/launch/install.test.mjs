import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { install, isInstalled } from './install.mjs'

const repository = (context) => {
  const root = mkdtempSync(join(tmpdir(), 'proverka-launch-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'packages', 'a'), { recursive: true })
  writeFileSync(join(root, 'package.json'), '{"packageManager":"pnpm@1.2.3"}')
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lock: 1')
  writeFileSync(join(root, 'packages', 'a', 'package.json'), '{}')
  return root
}
const answering = (result) => async () => ({ code: 0, output: '', missing: false, ...result })

test('the pinned pnpm installs what the lockfile says, once, until a package file changes', async (context) => {
  const root = repository(context)
  const calls = []
  const run = async (...call) => {
    calls.push(call)
    return { code: 0, output: '' }
  }
  assert.equal(isInstalled(root), false)
  await install(() => {}, { root, run })
  assert.equal(calls[0][0], 'npx')
  assert.deepEqual(calls[0][1].slice(0, 4), ['-y', 'pnpm@1.2.3', 'install', '--frozen-lockfile'])
  assert.equal(calls[0][2].env.NODE_ENV, undefined)
  assert.equal(isInstalled(root), true)
  writeFileSync(join(root, 'packages', 'a', 'package.json'), '{"dependencies":{}}')
  assert.equal(isInstalled(root), false)
})

test('a start installs what the sites and the server need; the rest comes with the first whole installation', async (context) => {
  const root = repository(context)
  const calls = []
  const run = async (...call) => {
    calls.push(call[1].join(' '))
    return { code: 0, output: '' }
  }
  await install(() => {}, { root, run, scope: 'start' })
  assert.match(calls[0], /--prod .*--filter @proverka\/server\.\.\./)
  assert.deepEqual([isInstalled(root, 'start'), isInstalled(root)], [true, false])
  await install(() => {}, { root, run })
  assert.deepEqual([isInstalled(root, 'start'), isInstalled(root)], [true, true])
  writeFileSync(join(root, 'pnpm-lock.yaml'), 'lock: 2')
  await install(() => {}, { root, run, scope: 'start' })
  for (const call of calls.slice(1)) assert.doesNotMatch(call, /--prod|--filter/)
})

test('an installation that failed or was cut off does not look finished', async (context) => {
  const root = repository(context)
  await install(() => {}, { root, pauseMs: 0, run: answering({}) })
  await assert.rejects(
    install(() => {}, { root, pauseMs: 0, run: answering({ code: 1, output: 'ENOTFOUND registry' }) }),
    /нет связи/,
  )
  assert.equal(isInstalled(root), false)
})

test('each known reason is one sentence, an unknown one comes with what pnpm said', async (context) => {
  const root = repository(context)
  const reasonOf = (result) =>
    install(() => {}, { root, pauseMs: 0, run: answering({ code: 1, ...result }) }).catch((error) => error)
  for (const [output, sentence] of [
    ['ERR_PNPM_ENOSPC write', /на диске кончилось место/],
    ['No space left on device (os error 28)', /на диске кончилось место/],
    ["EACCES: permission denied, mkdir '/srv/x/node_modules'", /нет прав на запись: \/srv\/x\/node_modules/],
    ['Read-only file system (os error 30)', /нет прав на запись/],
    ['npm error code EAI_AGAIN', /нет связи с реестром/],
    ['ERR_PNPM_OUTDATED_LOCKFILE Cannot install', /не соответствует файлам package\.json/],
  ]) {
    const error = await reasonOf({ output })
    assert.match(error.message, sentence)
    assert.equal(error.detail, '')
  }
  assert.match((await reasonOf({ isSilent: true })).message, /реестр пакетов не отвечает/)
  assert.match((await reasonOf({ missing: true })).message, /не найдена команда npx/)
  assert.equal((await reasonOf({ output: 'something new' })).detail, 'something new')
  assert.equal(existsSync(join(root, 'node_modules')), false)
})

test('the mark of an installation lies in node_modules and goes with it', async (context) => {
  const root = repository(context)
  await install(() => {}, { root, pauseMs: 0, run: answering({}) })
  assert.match(readFileSync(join(root, 'node_modules', '.proverka-installed'), 'utf8'), /^[\da-f]{64}$/)
  rmSync(join(root, 'node_modules'), { recursive: true })
  assert.equal(isInstalled(root), false)
})

test('a request that failed is tried again from where the last attempt ended, three times in all', async (context) => {
  const root = repository(context)
  const outcomes = [1, 0]
  const run = async () => ({ code: outcomes.shift(), output: 'error sending request: dns error' })
  await install(() => {}, { root, pauseMs: 0, run })
  assert.equal(isInstalled(root), true)

  let attempts = 0
  const failing = async () => ((attempts += 1), { code: 1, output: 'dns error' })
  await assert.rejects(
    install(() => {}, { root, pauseMs: 0, run: failing }),
    /нет связи/,
  )
  assert.equal(attempts, 3)
})
