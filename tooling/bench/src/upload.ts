import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { hostFetch, startServerProcess } from '@proverka/dev-env/server-process'

/**
 * What the largest upload takes of the server's memory: how far its process grows, at most, while a file of 20 MB comes
 * in, is looked through and stored, over what it had before. Linux alone tells the peak of a process.
 *
 * Run: `pnpm --filter @proverka/bench upload`
 */

const MEBIBYTE = 1024 * 1024
const LARGEST = 20 * MEBIBYTE
const ROUNDS = 7
/** Ms in which the last upload's memory is given back. */
const REST = 1500

const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-upload-'))
const server = await startServerProcess({ DATA_DIR: folder })
try {
  const credentials = await signIn()
  for (let round = 0; round < 3; round++) await upload(credentials, MEBIBYTE)
  const rows: object[] = []
  for (const size of [MEBIBYTE, ...Array.from({ length: ROUNDS }, () => LARGEST)]) {
    await setTimeout(REST)
    forgetPeak()
    const before = memory('VmRSS')
    await upload(credentials, size)
    rows.push({ 'file, MB': size / MEBIBYTE, 'before, MB': before, 'grew by, MB': memory('VmHWM') - before })
  }
  console.table(rows)
} finally {
  await server.end('SIGTERM')
  rmSync(folder, { recursive: true, force: true })
}

async function signIn(): Promise<Record<string, string>> {
  const body = new Response(JSON.stringify({ username: 'client@example.com', password: 'proverka-demo' }), {
    headers: { 'content-type': 'application/json' },
  })
  const { text, headers } = await post('/api/login', body, {})
  const { data } = JSON.parse(text) as { data: { token: string } }
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
  return { authorization: `Bearer ${data.token}`, cookie: cookies.join('; ') }
}

async function upload(credentials: Record<string, string>, size: number): Promise<void> {
  const content = Buffer.alloc(size)
  content.write('%PDF-1.7\n')
  const form = new FormData()
  form.append('file', new File([content], 'scan.pdf'))
  await post('/api/attachment', new Response(form), credentials)
}

/** Sends the body of `content` to the first site; throws when it is refused. */
async function post(path: string, content: Response, headers: Record<string, string>) {
  const reply = await hostFetch(server.port, `realty.localhost:${server.port}`, path, {
    method: 'POST',
    headers: { 'content-type': content.headers.get('content-type') ?? '', ...headers },
    body: Buffer.from(await content.arrayBuffer()),
  })
  if (reply.status !== 200) throw new Error(`${path}: ${reply.status} ${reply.text}`)
  return reply
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
