import assert from 'node:assert/strict'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { test } from 'node:test'
import { buildSites } from './build.mjs'
import { LaunchError } from './launch-error.mjs'

/** What the builder finds in its environment. */
async function environmentOfBuild(variables) {
  let seen
  await buildSites(
    () => undefined,
    (_command, _args, { env }) => {
      seen = env
      return Promise.resolve({ code: 0, output: '' })
    },
    variables,
  )
  return seen
}

test('a table of sites that was changed under the same name is built in again', async (t) => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  t.after(() => rmSync(folder, { recursive: true }))
  const SITES_FILE = join(folder, 'sites.json')
  const digests = []
  for (const content of ['[]', '[]', '[{}]']) {
    writeFileSync(SITES_FILE, content)
    // Each site is built in a folder of its own, where a path from here leads nowhere.
    const env = await environmentOfBuild({ SITES_FILE: relative('.', SITES_FILE) })
    assert.equal(env.SITES_FILE, SITES_FILE)
    digests.push(env.SITES_DIGEST)
  }
  assert.equal(digests[0], digests[1])
  assert.notEqual(digests[0], digests[2])
})

test('a table of sites that is not there is named before anything is built', async () => {
  await assert.rejects(environmentOfBuild({ SITES_FILE: '/none/sites.json' }), (error) => {
    assert.ok(error instanceof LaunchError)
    assert.match(error.message, /^таблица сайтов \/none\/sites\.json не читается: /)
    return true
  })
  assert.equal((await environmentOfBuild({})).SITES_DIGEST, undefined)
})
