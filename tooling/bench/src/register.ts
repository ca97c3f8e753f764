import { spawn } from 'node:child_process'
import { createWriteStream, existsSync, readFileSync, rmSync } from 'node:fs'
import { mkdtemp, stat } from 'node:fs/promises'
import { once } from 'node:events'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { parseArgs } from 'node:util'
import { readRegisterObjects } from '@proverka/dev-env/register'
import { makeGarRegion } from '@proverka/test-support/gar-region'
import pg from 'pg'
import { ZipFile } from 'yazl'

/**
 * Loads a made region of GAR into PostgreSQL by the command of an operator: speed of the whole load with its rules, rows, peak
 * memory of the process, disk, time of one object. Seconds of processor are the steadier figure where others run beside.
 *
 * Run: `pnpm --filter @proverka/bench run register -- --objects 3000000` (`--archive <file>` keeps the made archive and takes
 * it again). The script starts a fresh PostgreSQL, without fsync; another one: `DATABASE_URL=… node src/register.ts`
 */

const { values } = parseArgs({
  options: { objects: { type: 'string', default: '300000' }, archive: { type: 'string' } },
})
const objects = Number(values.objects)
const REPOSITORY = join(import.meta.dirname, '..', '..', '..')
const SAMPLE_MS = 50
const QUESTIONS = 2000

const folder = await mkdtemp(join(tmpdir(), 'proverka-bench-'))
const url = process.env['DATABASE_URL']
if (url === undefined) throw new Error('DATABASE_URL')
try {
  const archive = values.archive ?? join(folder, 'gar.zip')
  const files = makeGarRegion({ region: 0, objects, release: 301, day: '2026-11-20' })
  if (!existsSync(archive)) await writeArchive(archive, files)
  const { size } = await stat(archive)
  await run(['status'])
  const load = await run(['gar', archive])
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { bytes, rows } = countFiles(files)
  const { rows: sizes } = await client.query<{ bytes: string }>(
    `select sum(pg_total_relation_size(c.oid)) as bytes from pg_class c
      where c.relnamespace = 'register'::regnamespace and c.relkind = 'r'`,
  )
  const disk = Number(sizes[0]?.bytes)
  console.table({
    objects: objects,
    'archive, MB': Math.round(size / 1e6),
    'unpacked, MB': Math.round(bytes / 1e6),
    rows: rows,
    'time, s': round(load.seconds),
    'whole load, MB/s': round(bytes / 1e6 / load.seconds),
    'rows/s': Math.round(rows / load.seconds),
    'processor of the command, s': round(load.processor),
    'peak memory of the command, MB': Math.round(load.peak / 1e6),
    'disk, MB': Math.round(disk / 1e6),
    'disk, bytes an object': Math.round(disk / objects),
    cores: cpus().length,
  })
  await timeObjects(client)
  await client.end()
} finally {
  rmSync(folder, { recursive: true, force: true })
}

async function writeArchive(path: string, made: ReturnType<typeof makeGarRegion>): Promise<void> {
  const zip = new ZipFile()
  for (const { name, pieces } of made)
    zip.addReadStream(Readable.from(pieces()), name, { compressionLevel: 3 })
  zip.end()
  await pipeline(zip.outputStream, createWriteStream(path))
}

function countFiles(made: ReturnType<typeof makeGarRegion>) {
  let bytes = 0
  let rows = 0
  for (const { pieces } of made) {
    for (const piece of pieces()) {
      bytes += Buffer.byteLength(piece)
      rows += piece.split(' />').length - 1
    }
  }
  return { bytes, rows }
}

/** Runs the command of the register, watching what its process takes. */
async function run(args: readonly string[]) {
  const begun = performance.now()
  const child = spawn(
    process.execPath,
    [join(REPOSITORY, 'apps', 'server', 'src', 'commands', 'register', 'register.ts'), ...args],
    { env: { ...process.env, DATABASE_URL: url }, stdio: 'inherit' },
  )
  const use = { peak: 0, processor: 0 }
  const timer = setInterval(() => Object.assign(use, readUse(child.pid ?? 0) ?? use), SAMPLE_MS)
  const [code] = (await once(child, 'exit')) as [number | null]
  clearInterval(timer)
  if (code !== 0) throw new Error(`register ${args.join(' ')}: ${code}`)
  return { seconds: (performance.now() - begun) / 1000, ...use }
}

/** Peak memory in bytes and seconds of processor of a process, on Linux. */
function readUse(pid: number) {
  try {
    const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    // A process that has ended has none.
    if (peak === undefined) return undefined
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return { peak: Number(peak) * 1024, processor: (Number(fields[11]) + Number(fields[12])) / 100 }
  } catch {
    return undefined
  }
}

/** Flats by their ids with whole addresses: the walk to the region. */
async function timeObjects(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ id: string }>(
    'select object_id as id from register.gar_cards where level = 11 order by guid limit $1',
    [QUESTIONS],
  )
  const times: number[] = []
  for (const { id } of rows) {
    const begun = performance.now()
    await readRegisterObjects((text, parameters) => client.query(text, parameters), [Number(id)])
    times.push(performance.now() - begun)
  }
  times.sort((one, other) => one - other)
  const at = (share: number) => round(times[Math.floor(times.length * share)] ?? 0)
  console.table({ 'an object with its address, ms': { p50: at(0.5), p95: at(0.95), p99: at(0.99) } })
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
