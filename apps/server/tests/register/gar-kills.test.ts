import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { makeGarRegion } from '@proverka/test-support/gar-region'
import { makeZip } from '@proverka/test-support/make-zip'
import { createRandom } from '@proverka/test-support/spellings/random'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createBulkEmbedded } from '../../src/adapters/registry/bulk/bulk-embedded.ts'
import { holdRegister } from '../../src/adapters/registry/bulk/hold-register.ts'
import { openBulkPostgres } from '../../src/adapters/registry/bulk/bulk-postgres.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { databaseForProcess } from '../setup/copy-database.ts'
import type { BulkConnection } from '../../src/adapters/registry/bulk/bulk-connection.ts'
import { dumpGar, dumpIndex } from './register-world.ts'

/** A few in the ordinary run; the judgement of the issue with `npm run test:all`. */
const KILLS = process.env['LONG_TESTS'] ? 30 : 3

const OBJECTS = 20_000

let folder: string
let databases: Awaited<ReturnType<typeof databaseForProcess>>[]
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-kills-'))
  databases = []
  for (const name of ['whole', 'killed']) {
    await mkdir(join(folder, name))
    databases.push(await databaseForProcess(join(folder, name)))
  }
})
afterAll(async () => {
  for (const { drop } of databases) await drop()
  await rm(folder, { recursive: true, force: true })
})

async function makeArchive(name: string, objects: number, release: number): Promise<string> {
  const files = makeGarRegion({ region: 0, objects, release, day: '2026-11-20' }).map((file) => ({
    name: file.name,
    bytes: new Uint8Array(Buffer.from([...file.pieces()].join(''))),
  }))
  await writeFile(join(folder, name), makeZip(files))
  return join(folder, name)
}

type Variables = (typeof databases)[number]['variables']

function start(variables: Variables, archive: string) {
  const child = spawn(process.execPath, ['src/commands/register/register.ts', 'gar', archive], {
    cwd: join(import.meta.dirname, '..', '..'),
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  return { child, exited: once(child, 'exit') as Promise<[code: number | null]>, errors: () => errors }
}

async function load(variables: Variables, archive: string): Promise<void> {
  const { exited, errors } = start(variables, archive)
  const [code] = await exited
  if (code !== 0) throw new Error(errors())
}

const dumpAll = async (connection: BulkConnection): Promise<string> =>
  `${await dumpGar(connection)}\n${await dumpIndex(connection)}`

async function dump({ DATABASE_URL, DATA_DIR }: Variables): Promise<string> {
  if (DATABASE_URL !== undefined) {
    const connection = await openBulkPostgres(DATABASE_URL)
    try {
      return await dumpAll(connection)
    } finally {
      await connection.close()
    }
  }
  const database = await openDatabase({ dataDir: DATA_DIR })
  try {
    return await dumpAll(createBulkEmbedded(database))
  } finally {
    await database.close()
  }
}

describe('[REG-01] a load', () => {
  it(`that is killed ${KILLS} times at random moments gives the same register, and never a part of it`, async () => {
    const [whole, killed] = databases.map(({ variables }) => variables) as [Variables, Variables]
    const former = await makeArchive('former.zip', 500, 301)
    const next = await makeArchive('next.zip', OBJECTS, 302)
    await load(killed, former)
    const before = await dump(killed)
    const begun = performance.now()
    await load(whole, next)
    const time = performance.now() - begun
    const after = await dump(whole)
    const random = createRandom(20_261_128)
    for (let kills = 0; kills < KILLS; kills++) {
      const { child, exited } = start(killed, next)
      await Promise.race([wait(random() * time), exited])
      child.kill('SIGKILL')
      await exited
      expect([before, after]).toContain(await dump(killed))
    }
    await load(killed, next)
    expect(await dump(killed)).toBe(after)
  })

  it.skipIf(!process.env['DATABASE_URL'])('beside another one is refused at once', async () => {
    const url = databases[0]?.variables.DATABASE_URL ?? ''
    const second = await holdRegister(url, () =>
      holdRegister(url, async () => 'both work').catch((error: unknown) => (error as Error).message),
    )
    expect(second).toBe('Реестр уже загружает другая команда: дождитесь ее конца.')
    expect(await holdRegister(url, async () => 'free again')).toBe('free again')
  })
})
