import { spawn, type ChildProcess } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'

/**
 * What the largest upload takes of the server's memory: how far its process grows, at most, while a file of 20 MB comes
 * in, is looked through and stored, over what it had before. Linux alone tells the peak of a process.
 *
 * Run: `pnpm --filter @proverka/bench upload`
 */

const SERVER = join(import.meta.dirname, '../../../apps/server')
const MEBIBYTE = 1024 * 1024
const LARGEST = 20 * MEBIBYTE
const ROUNDS = 7
/** Ms in which the last upload's memory is given back. */
const REST = 1500

const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-upload-'))
const server = spawn(process.execPath, ['src/main.ts'], {
  cwd: SERVER,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: { PATH: process.env['PATH'], PORT: '0', LIMITS: 'off', DATA_DIR: folder },
})
try {
  const port = await portOf(server)
  const credentials = await signIn(port)
  for (let round = 0; round < 3; round++) await upload(port, credentials, MEBIBYTE)
  const rows: object[] = []
  for (const size of [MEBIBYTE, ...Array.from({ length: ROUNDS }, () => LARGEST)]) {
    await setTimeout(REST)
    forgetPeak()
    const before = memory('VmRSS')
    await upload(port, credentials, size)
    rows.push({ 'file, MB': size / MEBIBYTE, 'before, MB': before, 'grew by, MB': memory('VmHWM') - before })
  }
  console.table(rows)
} finally {
  server.kill('SIGTERM')
  await new Promise((resolve) => server.once('exit', resolve))
  rmSync(folder, { recursive: true, force: true })
}

function portOf({ stdout }: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    let text = ''
    stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString()
      const port = /http:\/\/realty\.localhost:(\d+)\//.exec(text)?.[1]
      if (port) resolve(Number(port))
    })
  })
}

async function signIn(port: number): Promise<Record<string, string>> {
  const body = new Response(JSON.stringify({ username: 'client@example.com', password: 'proverka-demo' }), {
    headers: { 'content-type': 'application/json' },
  })
  const { data, cookies } = await send(port, '/api/login', body, {})
  return {
    authorization: `Bearer ${String(data['token'])}`,
    cookie: cookies.map((line) => line.split(';')[0]).join('; '),
  }
}

async function upload(port: number, credentials: Record<string, string>, size: number): Promise<void> {
  const content = Buffer.alloc(size)
  content.write('%PDF-1.7\n')
  const form = new FormData()
  form.append('file', new File([content], 'scan.pdf'))
  await send(port, '/api/attachment', new Response(form), credentials)
}

/** Sends the body of `content` to the first site; throws when it is refused. */
async function send(port: number, path: string, content: Response, headers: Record<string, string>) {
  const body = Buffer.from(await content.arrayBuffer())
  return new Promise<{ data: Record<string, unknown>; cookies: string[] }>((resolve, reject) => {
    const call = request({
      port,
      path,
      method: 'POST',
      headers: {
        host: `realty.localhost:${port}`,
        'content-type': content.headers.get('content-type') ?? '',
        'content-length': body.length,
        ...headers,
      },
    })
    call.once('error', reject)
    call.once('response', (reply) => {
      let text = ''
      reply.on('data', (chunk: Buffer) => (text += chunk.toString()))
      reply.once('end', () => {
        if (reply.statusCode !== 200) return reject(new Error(`${path}: ${reply.statusCode} ${text}`))
        const { data } = JSON.parse(text) as { data: Record<string, unknown> }
        resolve({ data, cookies: reply.headers['set-cookie'] ?? [] })
      })
    })
    call.end(body)
  })
}

/** From here on `VmHWM` is the peak of what follows. */
function forgetPeak(): void {
  writeFileSync(`/proc/${server.pid}/clear_refs`, '5')
}

/** A line of the kernel's account of the process, MB. */
function memory(name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${server.pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${name}:\\s+(\\d+) kB`).exec(status)?.[1]) / 1024)
}
