import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseForProcess } from './setup/copy-database.ts'
import { hostFetch } from './setup/host-fetch.ts'
import { startServerProcess, type ServerProcess } from './setup/server-process.ts'

const STALLED = 500
const MEBIBYTE = 1024 * 1024
/** Measured 28 to 69, by the mood of the collector; without a budget it was 471. */
const GROWTH_MB = 150
const END_MS = 30_000

let folder: string
let server: ServerProcess
let drop: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-stalled-'))
  const place = await databaseForProcess(folder)
  drop = place.drop
  server = await startServerProcess({ ...place.variables, LIMITS: 'off' })
})
afterAll(async () => {
  await server.end('SIGKILL')
  await drop()
  await rm(folder, { recursive: true, force: true })
})

/** Resident memory of the server's process in MB; Linux alone tells it. */
function memory(): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024
}

const post = (body: string) =>
  hostFetch(server.port, 'realty.localhost', '/api/regorder', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

/** A request whose body stops one byte before its end. */
function stall(): { socket: Socket; ended: Promise<void> } {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(
    `POST /api/regorder HTTP/1.1\r\nHost: realty.localhost\r\nContent-Type: application/json\r\nContent-Length: ${MEBIBYTE}\r\n\r\n`,
  )
  socket.write(Buffer.alloc(MEBIBYTE - 1, ' '))
  socket.resume()
  return { socket, ended: new Promise((resolve) => socket.once('close', () => resolve())) }
}

describe.runIf(process.platform === 'linux')('Bodies that stop coming', () => {
  it('take little memory, end by themselves, and leave the others room', async () => {
    // A server in use: what its engine takes for its first thousand requests is no matter of bodies.
    for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 50 }, () => post('{}')))
    const before = memory()
    const start = performance.now()
    const stalled = Array.from({ length: STALLED }, stall)
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, memory())), 100)
    const others = await Promise.all(
      Array.from({ length: 20 }, () => hostFetch(server.port, 'realty.localhost', '/api/products')),
    )
    await Promise.all(stalled.map(({ ended }) => ended))
    clearInterval(watch)
    expect(others.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
    expect(performance.now() - start).toBeLessThan(END_MS)
    expect(most - before).toBeLessThan(GROWTH_MB)
    expect((await post('{}')).status).toBe(400)
  })
})
