import { cp, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'

/** A fresh copy of the prepared database: a snapshot for the embedded engine, or the address of a PostgreSQL. */
export interface DatabaseCopy {
  readonly snapshot?: Blob
  readonly databaseUrl?: string
  readonly drop: () => Promise<void>
}

export async function copyDatabase(): Promise<DatabaseCopy> {
  const snapshot = inject('snapshot')
  if (snapshot) return { snapshot: new Blob([await readFile(snapshot)]), drop: async () => {} }
  const adminUrl = process.env['DATABASE_URL'] ?? ''
  const name = `proverka_test_${process.pid}_${Date.now()}_${Math.floor(Math.random() * 1e6)}`
  // Copying the files takes a fifth of writing each block to the log, which is what PostgreSQL does unless told otherwise.
  await runOnServer(adminUrl, `create database ${name} template ${inject('template')} strategy file_copy`)
  return databaseNamed(adminUrl, name)
}

/** A new, empty PostgreSQL database. */
export async function createEmptyDatabase(): Promise<Required<Pick<DatabaseCopy, 'databaseUrl' | 'drop'>>> {
  const adminUrl = process.env['DATABASE_URL'] ?? ''
  const name = `proverka_empty_${process.pid}_${Date.now()}`
  await runOnServer(adminUrl, `create database ${name}`)
  return databaseNamed(adminUrl, name)
}

function databaseNamed(adminUrl: string, name: string) {
  const url = new URL(adminUrl)
  url.pathname = `/${name}`
  return { databaseUrl: url.href, drop: () => runOnServer(adminUrl, `drop database ${name} with (force)`) }
}

async function runOnServer(databaseUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** What a server process is started with to find a prepared database: in `folder`, or on the PostgreSQL. */
export async function databaseForProcess(folder: string) {
  const prepared = inject('folder')
  if (prepared) await cp(prepared, join(folder, 'database'), { recursive: true })
  const copy: DatabaseCopy = prepared ? { drop: async () => {} } : await copyDatabase()
  return { variables: { DATA_DIR: folder, DATABASE_URL: copy.databaseUrl }, drop: copy.drop }
}
