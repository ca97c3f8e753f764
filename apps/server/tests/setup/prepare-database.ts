import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { systemClock } from '../../src/platform/clock.ts'
import { migrate } from '../../src/platform/db/migrate.ts'
import { openDatabase } from '../../src/platform/db/open-database.ts'
import { seedArticles } from '../../src/commands/seeds/seed-articles.ts'
import { seedDemo } from '../../src/commands/seeds/seed-demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** File of the prepared embedded database. */
    snapshot: string | undefined
    /** The same as a folder, for a separate server process. */
    folder: string | undefined
    /** Name of the prepared PostgreSQL database. */
    template: string | undefined
  }
}

/** Migrates and seeds one database; every test file starts from a copy of it. */
export async function setup(project: TestProject): Promise<void> {
  const databaseUrl = process.env['DATABASE_URL']
  remove = await (databaseUrl ? prepareTemplate(project, databaseUrl) : prepareSnapshot(project))
}

export const teardown = async (): Promise<void> => remove?.()

let remove: (() => Promise<void>) | undefined

async function prepareSnapshot(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-test-'))
  const database = await openDatabase({ dataDir: folder })
  await migrate(database)
  await seedArticles(database, systemClock)
  await seedDemo(database, systemClock, () => {})
  await database.close()
  const client = await PGlite.create({ dataDir: join(folder, 'database') })
  const file = join(folder, 'snapshot.tar')
  await writeFile(file, Buffer.from(await (await client.dumpDataDir('none')).arrayBuffer()))
  await client.close()
  project.provide('snapshot', file)
  project.provide('folder', join(folder, 'database'))
  project.provide('template', undefined)
  return () => rm(folder, { recursive: true, force: true })
}

async function prepareTemplate(project: TestProject, databaseUrl: string): Promise<() => Promise<void>> {
  const template = `proverka_template_${process.pid}`
  await runOnServer(databaseUrl, `create database ${template}`)
  const url = new URL(databaseUrl)
  url.pathname = `/${template}`
  const database = await openDatabase({ databaseUrl: url.href })
  await migrate(database)
  await seedArticles(database, systemClock)
  await seedDemo(database, systemClock, () => {})
  await database.close()
  project.provide('snapshot', undefined)
  project.provide('folder', undefined)
  project.provide('template', template)
  return () => runOnServer(databaseUrl, `drop database if exists ${template}`)
}

async function runOnServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}
