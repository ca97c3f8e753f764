import { mkdtemp, rm } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { databaseForProcess } from './setup/copy-database.ts'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'

let folder: string
let server: ServerProcess
let drop: () => Promise<void>
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-shutdown-'))
  const place = await databaseForProcess(folder)
  drop = place.drop
  server = await startServerProcess({ ...place.variables, BEHIND_PROXY: '1' })
})
afterEach(async () => {
  await server.end('SIGKILL')
  await drop()
  await rm(folder, { recursive: true, force: true })
})

interface Answer {
  readonly status: number
  readonly isWhole: boolean
  readonly connection: string | undefined
}

/** One request on a new connection; rejects when there is no answer at all. */
function ask(path: string, slowMs = 0): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const call = request(
      { host: '127.0.0.1', port: server.port, path, agent: false, headers: { host: 'realty.localhost' } },
      (reply) => {
        const answer = (isWhole: boolean) =>
          resolve({ status: reply.statusCode ?? 0, isWhole, connection: reply.headers.connection })
        // A slow reader: the body waits in the connection meanwhile.
        setTimeout(() => reply.resume(), slowMs)
        reply.on('end', () => answer(true))
        reply.on('aborted', () => answer(false))
      },
    )
    call.on('error', reject)
    call.end()
  })
}

describe('A server that is asked to stop', () => {
  it('[SAFE-16] answers whole what it has taken, says not ready first and takes nothing after', async () => {
    const answers: Answer[] = []
    const refusals: string[] = []
    let isOver = false
    const load = Array.from({ length: 10 }, async () => {
      while (!isOver) {
        try {
          answers.push(await ask('/api/products'))
        } catch (error) {
          refusals.push((error as NodeJS.ErrnoException).code ?? '')
          isOver = true
        }
      }
    })
    // Documents of a megabyte that are read slowly are downloads in flight.
    const downloads = Array.from({ length: 5 }, () => ask('/api-docs/openapi.json', 4000))
    await expect.poll(() => answers.length).toBeGreaterThan(50)
    const ended = server.end('SIGTERM')
    await expect
      .poll(async () => (await hostFetch(server.port, 'realty.localhost', '/readyz')).status, {
        interval: 20,
      })
      .toBe(503)
    expect((await hostFetch(server.port, 'realty.localhost', '/healthz')).status).toBe(503)
    const whileStopping = await ask('/api/products')
    expect(whileStopping).toEqual({ status: 200, isWhole: true, connection: 'close' })
    await Promise.all(load)
    expect(await ended).toEqual({ code: 0, signal: null })
    expect((await Promise.all(downloads)).every(({ status, isWhole }) => status === 200 && isWhole)).toBe(
      true,
    )
    expect(answers.filter(({ status, isWhole }) => status !== 200 || !isWhole)).toEqual([])
    expect(refusals.every((code) => code === 'ECONNREFUSED' || code === 'ECONNRESET')).toBe(true)
    await expect(ask('/api/products')).rejects.toThrow('ECONNREFUSED')
  })
})
