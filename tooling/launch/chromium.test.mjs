import assert from 'node:assert/strict'
import { test } from 'node:test'
import { canUseApt, ensureChromium, findChromium } from './chromium.mjs'

const quiet = () => {}
const calling =
  (calls, code = 0, output = '') =>
  async (command, args) => {
    calls.push([command, ...args].join(' '))
    return { code, output }
  }

test('CHROMIUM_PATH comes first and must exist', () => {
  assert.equal(
    findChromium({ CHROMIUM_PATH: '/c', PATH: '/bin' }, () => true),
    '/c',
  )
  assert.throws(() => findChromium({ CHROMIUM_PATH: '/c' }, () => false), /CHROMIUM_PATH указывает на \/c/)
})

test('else the lightest browser on PATH', () => {
  const exists = (file) => file === '/a/google-chrome' || file === '/b/chromium'
  assert.equal(findChromium({ PATH: '/a:/b' }, exists), '/b/chromium')
  const hasShell = (file) => exists(file) || file === '/b/chromium-headless-shell'
  assert.equal(findChromium({ PATH: '/a:/b' }, hasShell), '/b/chromium-headless-shell')
  assert.equal(
    findChromium({ PATH: '/a' }, () => false),
    undefined,
  )
})

test("Debian's package is for root on Debian only", () => {
  assert.equal(canUseApt({ uid: 0, release: 'NAME="Debian"\nID=debian\n' }), true)
  assert.equal(canUseApt({ uid: 0, release: 'ID=ubuntu\nID_LIKE=debian\n' }), false)
  assert.equal(canUseApt({ uid: 1000, release: 'ID=debian\n' }), false)
})

test('a browser that is there installs nothing', async () => {
  const calls = []
  assert.equal(await ensureChromium(quiet, { find: () => '/c', run: calling(calls) }), '/c')
  assert.deepEqual(calls, [])
})

test('root on Debian gets the package, everybody else the download', async () => {
  const calls = []
  const found = [undefined, '/usr/bin/chromium']
  assert.equal(
    await ensureChromium(quiet, { find: () => found.shift(), run: calling(calls), mayApt: true }),
    '/usr/bin/chromium',
  )
  assert.match(calls.at(-1), /^apt-get install .*chromium-headless-shell$/)

  const older = []
  const later = [undefined, undefined, '/usr/bin/chromium']
  await ensureChromium(quiet, { find: () => later.shift(), run: calling(older), mayApt: true })
  assert.match(older.at(-1), /^apt-get install .* chromium$/)

  const others = []
  const run = calling(others, 0, '/cache/chrome\n')
  assert.equal(await ensureChromium(quiet, { find: () => undefined, run, mayApt: false }), '/cache/chrome')
  assert.equal(others[0], 'pnpm exec playwright install chromium')
})

test('no way to a browser is one sentence with the way out', async () => {
  const run = calling([], 1, 'getaddrinfo ENOTFOUND')
  await assert.rejects(
    ensureChromium(quiet, { find: () => undefined, run, mayApt: true }),
    /нет связи .* CHROMIUM_PATH .*--fast/,
  )
})
