import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { createEmptyDatabase, databaseForProcess } from '../setup/copy-database.ts'

const SERVER = join(import.meta.dirname, '..', '..')

export const isOnPostgres = process.env['DATABASE_URL'] !== undefined

type Variables = Readonly<Record<string, string | undefined>>

/** Runs `npm run backup` or `restore` without the launcher. */
export const runCommand = (name: 'backup' | 'restore', variables: Variables, ...args: string[]) =>
  new Promise<{ code: number; text: string }>((resolve) => {
    const env = { PATH: process.env['PATH'], NODE_ENV: 'test', ...variables }
    execFile(
      process.execPath,
      [`src/commands/${name}.ts`, ...args],
      { cwd: SERVER, env },
      (error, stdout, stderr) =>
        resolve({ code: error ? Number(error.code ?? 1) : 0, text: stdout + stderr }),
    )
  })

/** A place of a database and files, prepared or empty, with a folder for backups and a key. */
export async function createBackupWorld() {
  const folder = await mkdtemp(join(tmpdir(), 'proverka-backup-'))
  const drops: (() => Promise<void>)[] = []
  const identity = await generateX25519Identity()
  const keyFile = join(folder, 'key.txt')
  await writeFile(keyFile, `# the operator's key\n${identity}\n`)
  let places = 0
  const nextFolder = () => join(folder, `place-${++places}`)
  return {
    folder,
    keyFile,
    backups: { BACKUP_DIR: join(folder, 'backups'), BACKUP_RECIPIENT: await identityToRecipient(identity) },
    /** With the demo world. */
    async prepared() {
      const { variables, drop } = await databaseForProcess(nextFolder())
      drops.push(drop)
      return variables
    },
    /** Where nothing has been yet. */
    async empty() {
      if (!isOnPostgres) return { DATA_DIR: nextFolder(), DATABASE_URL: undefined }
      const { databaseUrl, drop } = await createEmptyDatabase()
      drops.push(drop)
      return { DATA_DIR: nextFolder(), DATABASE_URL: databaseUrl }
    },
    emptyFolder: nextFolder,
    async drop() {
      for (const drop of drops) await drop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
