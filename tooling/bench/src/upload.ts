import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { BOMBS, POLYGLOTS } from '@proverka/test-support/hostile-files'
import { hostFetch } from '@proverka/test-support/host-fetch'
import { startServerProcess } from '@proverka/test-support/server-process'

/**
 * What an upload takes of the server's memory: how far its process grows, at most, while a file comes in, is looked
 * through and stored or refused, over what it had before. Tried with the largest file, and with files that are small and
 * large when they are opened, or two things at once. Linux alone tells the peak of a process.
 *
 * Run: `pnpm --filter @proverka/bench upload`
 */

const MEBIBYTE = 1024 * 1024
const LARGEST_PDF = { what: 'PDF of 20 MB', name: 'scan.pdf', content: pdf(20 * MEBIBYTE), status: 200 }
const ROUNDS = 7
/** Ms in which the last upload's memory is given back. */
const REST = 1500

const folder = mkdtempSync(join(tmpdir(), 'proverka-bench-upload-'))
const server = await startServerProcess({ DATA_DIR: folder })
try {
  const credentials = await signIn()
  for (let round = 0; round < 3; round++) await upload(credentials, 'scan.pdf', pdf(MEBIBYTE), 200)
  const files = [
    { what: 'PDF of 1 MB', name: 'scan.pdf', content: pdf(MEBIBYTE), status: 200 },
    ...BOMBS.map(([what, make]) => ({ what, name: 'a.docx', content: make(), status: 400 })),
    ...POLYGLOTS.map(([what, name, content]) => ({ what, name, content, status: 400 })),
    // The largest come last: room that they leave free would hide what the others take.
    ...Array.from({ length: ROUNDS }, () => LARGEST_PDF),
  ]
  const rows: object[] = []
  for (const { what, name, content, status } of files) {
    await setTimeout(REST)
    forgetPeak()
    const before = memory('VmRSS')
    await upload(credentials, name, content, status)
    const kilobytes = Math.round(content.length / 1024)
    rows.push({ what, 'size, KB': kilobytes, 'before, MB': before, 'grew by, MB': memory('VmHWM') - before })
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
  const { text, headers } = await post('/api/login', body, {}, 200)
  const { data } = JSON.parse(text) as { data: { token: string } }
  const cookies = [headers['set-cookie'] ?? []].flat().map((line) => line.split(';')[0])
  return { authorization: `Bearer ${data.token}`, cookie: cookies.join('; ') }
}

/** A file of zeros that passes for a document. */
function pdf(size: number): Buffer {
  const content = Buffer.alloc(size)
  content.write('%PDF-1.7\n')
  return content
}

async function upload(
  credentials: Record<string, string>,
  name: string,
  content: Buffer,
  status: number,
): Promise<void> {
  const form = new FormData()
  form.append('file', new File([new Uint8Array(content)], name))
  await post('/api/attachment', new Response(form), credentials, status)
}

/** Sends the body of `content` to the first site; throws when the answer is not of `status`. */
async function post(path: string, content: Response, headers: Record<string, string>, status: number) {
  const reply = await hostFetch(server.port, `realty.localhost:${server.port}`, path, {
    method: 'POST',
    headers: { 'content-type': content.headers.get('content-type') ?? '', ...headers },
    body: Buffer.from(await content.arrayBuffer()),
  })
  if (reply.status !== status) throw new Error(`${path}: ${reply.status} ${reply.text}`)
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
