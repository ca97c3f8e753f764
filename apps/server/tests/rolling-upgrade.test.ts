import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hostFetch, type HostReply } from '@proverka/test-support/host-fetch'
import { startS3Server } from '@proverka/test-support/s3-server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ServerConfig } from '../src/platform/config/server-config.ts'
import { copyDatabase, type DatabaseCopy } from './setup/copy-database.ts'
import { buildSites } from './setup/built-site.ts'
import { createLastingPlace } from './setup/lasting-place.ts'
import { startTestServer, until, type TestServer } from './setup/test-server.ts'

/** A page of the brand `realty` names this file of its build. */
const scriptOf = (hash: string) => `/assets/index-${hash}.js`
const HASHES = ['build001', 'build002', 'build003', 'build004'] as const

let builds: Awaited<ReturnType<typeof buildSites>>[]
beforeAll(async () => {
  builds = await Promise.all(HASHES.map((hash) => buildSites(hash)))
})
afterAll(async () => {
  for (const { remove } of builds) await remove()
})

const pagesOf = (build: number) => ({ pages: builds[build]?.pages })

describe('the hashed files of a build', () => {
  it('[SAFE-27] are served by the next two builds, as they were, and no longer', async () => {
    const place = await createLastingPlace()
    const answers: unknown[] = []
    for (const build of HASHES.keys()) {
      const server = await place.start(pagesOf(build))
      const { status, text, headers } = await server.get(scriptOf('build001'))
      answers.push([status, headers['cache-control'], text.includes('realtybuild001')])
      // A name of the other brand, and an unknown one.
      expect((await server.get(scriptOf('build001'), 'fiz.localhost')).text).not.toContain('realty')
      expect((await server.get('/assets/index-nobody00.js')).status).toBe(404)
      expect((await server.get('/assets/..%2f..%2fstorage')).status).toBe(404)
      const kept = (await server.context.files.list('assets/')).map(({ key }) => key)
      expect(kept.filter((key) => key.includes(HASHES[build] ?? ''))).toHaveLength(6)
      await server.stop()
    }
    const served = [200, 'public, max-age=31536000, immutable', true]
    expect(answers).toEqual([served, served, served, [404, 'no-store', false]])
    await place.drop()
  })
})

describe.runIf(process.env['DATABASE_URL']).each(['folder', 's3'])('two builds on files in %s', (kind) => {
  let place: DatabaseCopy
  let folder: string
  let s3: Awaited<ReturnType<typeof startS3Server>>
  const running = new Map<number, TestServer>()
  beforeAll(async () => {
    place = await copyDatabase()
    folder = await mkdtemp(join(tmpdir(), 'proverka-rolling-'))
    s3 = await startS3Server()
  })
  afterAll(async () => {
    for (const server of running.values()) await server.stop()
    await s3.stop()
    await rm(folder, { recursive: true, force: true })
    await place.drop()
  })

  const start = async (slot: number, build: number) => {
    const config: Partial<ServerConfig> = {
      ...pagesOf(build),
      dataDir: join(folder, kind === 's3' ? String(slot) : 'shared'),
      ...(kind === 's3' && { bucket: s3.access }),
    }
    running.set(slot, await startTestServer(config, {}, { ...place, drop: async () => {} }))
  }

  it('[SAFE-27] serve every page of each other while they take turns', async () => {
    await start(0, 0)
    await start(1, 0)
    const load = { turns: 0, isOver: false }
    const dead: string[] = []
    const seen = new Set<string>()
    /** As the balancer does it: each request goes to the next server, and to another one when its connection failed. */
    const get = async (path: string): Promise<HostReply> => {
      const servers = [...running.values()]
      const { port } = servers[load.turns++ % servers.length] as TestServer
      const isListed = () => [...running.values()].some((server) => server.port === port)
      return hostFetch(port, `realty.localhost:${port}`, path).catch((error: unknown) => {
        if (isListed()) throw error
        return get(path)
      })
    }
    async function visit() {
      while (!load.isOver) {
        const { text: page } = await get('/tariff/')
        const hash = /face-(\w+)\.woff2/.exec(page)?.[1] ?? 'none'
        seen.add(hash)
        for (const path of [`/assets/face-${hash}.woff2`, scriptOf(hash), `/assets/index-${hash}.css`]) {
          const { status } = await get(path)
          if (status !== 200) dead.push(`${status} ${path}`)
        }
      }
    }
    const visitors = [visit(), visit(), visit()]
    for (const slot of [0, 1]) {
      const old = running.get(slot)
      // Out of the balancer first, as its health check has it.
      running.delete(slot)
      await old?.stop()
      await start(slot, 1)
      const enough = load.turns + 40
      await until('more visits', async () => (load.turns >= enough ? true : undefined))
    }
    load.isOver = true
    await Promise.all(visitors)
    expect(dead).toEqual([])
    expect([...seen].toSorted()).toEqual(['build001', 'build002'])
  })
})
