import { mkdtemp, rm } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { databaseForProcess } from './setup/copy-database.ts'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { startServerProcess, type ServerProcess } from '@proverka/test-support/server-process'
import { until } from '@proverka/test-support/until'

const MEBIBYTE = 1024 * 1024
/** What is held beyond the rest, garbage aside; without a budget it was 471 and 680. */
const GROWTH_MB = 50
/** A busy machine lets go of half a thousand connections late; without a limit they would be open for the hour of the test. */
const END_MS = 120_000

interface Kind {
  readonly name: string
  readonly count: number
  readonly bytes: number
  readonly head: string
  readonly begin: string
}

const KINDS: readonly Kind[] = [
  {
    name: '500 bodies of a megabyte',
    count: 500,
    bytes: MEBIBYTE,
    head: 'POST /api/regorder HTTP/1.1\r\nContent-Type: application/json',
    begin: '',
  },
  {
    name: '30 uploads of twenty',
    count: 30,
    bytes: 20 * MEBIBYTE,
    head: 'POST /api/attachment HTTP/1.1\r\nContent-Type: multipart/form-data; boundary=x',
    begin:
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.xml"\r\nContent-Type: text/xml\r\n\r\n',
  },
]

let folder: string
let server: ServerProcess
let drop: () => Promise<void>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-stalled-'))
  const place = await databaseForProcess(folder)
  drop = place.drop
  server = await startServerProcess({
    ...place.variables,
    LIMITS: 'off',
    NODE_OPTIONS: '--expose-gc --import ./tests/setup/report-memory.ts',
  })
})
afterAll(async () => {
  await server.end('SIGKILL')
  await drop()
  await rm(folder, { recursive: true, force: true })
})

/** What the process holds after its garbage is collected: its heap and the buffers beside it, in MB. */
async function heldMemory(): Promise<number> {
  const before = server.output().length
  process.kill(server.pid, 'SIGUSR2')
  const line = await until(
    'the memory of the server',
    async () => /memory (\{.*\})/.exec(server.output().slice(before))?.[1],
  )
  return (JSON.parse(line) as { held: number }).held / MEBIBYTE
}

const post = (body: string) =>
  hostFetch(server.port, 'realty.localhost', '/api/regorder', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })

/** A request whose body stops one byte before its end. */
function stall({ bytes, head, begin }: Kind): { isOpen: () => boolean; ended: Promise<void> } {
  const socket = connect(server.port, '127.0.0.1')
  socket.on('error', () => {})
  socket.write(`${head}\r\nHost: realty.localhost\r\nContent-Length: ${bytes}\r\n\r\n${begin}`)
  socket.write(Buffer.alloc(bytes - begin.length - 1, ' '))
  socket.resume()
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  return { isOpen: () => !socket.destroyed, ended }
}

describe.runIf(process.platform === 'linux')('Bodies that stop coming', () => {
  it.each(KINDS)(
    '[SAFE-12] take little memory, end by themselves, and leave the others room: $name',
    async (kind) => {
      // A server in use: what its engine takes for its first thousand requests is no matter of bodies.
      for (let round = 0; round < 20; round++) await Promise.all(Array.from({ length: 50 }, () => post('{}')))
      const before = await heldMemory()
      const start = performance.now()
      const stalled = Array.from({ length: kind.count }, () => stall(kind))
      const others = Array.from({ length: 20 }, () =>
        hostFetch(server.port, 'realty.localhost', '/api/products'),
      )
      let most = before
      while (stalled.some(({ isOpen }) => isOpen())) {
        most = Math.max(most, await heldMemory())
        // A full collection holds the server up itself.
        await wait(3000)
      }
      await Promise.all(stalled.map(({ ended }) => ended))
      expect(performance.now() - start).toBeLessThan(END_MS)
      expect(most - before).toBeLessThan(GROWTH_MB)
      expect((await Promise.all(others)).map(({ status }) => status)).toEqual(others.map(() => 200))
      expect((await post('{}')).status).toBe(400)
    },
  )
})
