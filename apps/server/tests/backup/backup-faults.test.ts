import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { generateX25519Identity } from 'age-encryption'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBackupSettings } from '../../src/commands/backup/backup-settings.ts'
import { createDecrypter, createEncrypter } from '../../src/commands/backup/keys.ts'
import { checkBackup } from '../../src/commands/backup/restore-backup.ts'
import { StartError } from '../../src/platform/db/start-error.ts'
import { createFolderStorage } from '../../src/adapters/storage/file-storage.ts'
import { createBackupWorld, isOnPostgres, runCommand } from './backup-world.ts'

let world: Awaited<ReturnType<typeof createBackupWorld>>
let place: Awaited<ReturnType<typeof world.prepared>>
let backup: string
beforeAll(async () => {
  world = await createBackupWorld()
  place = await world.prepared()
  await createFolderStorage(join(place.DATA_DIR, 'files')).put('attachments/one', Buffer.alloc(300_000, 7))
  const { code, text } = await runCommand('backup', { ...place, ...world.backups })
  if (code !== 0 || !text.includes('файлов 1')) throw new Error(text)
  backup = /копия (\S+\.age):/.exec(text)?.[1] ?? ''
})
afterAll(() => world.drop())

const restore = (target: Record<string, string | undefined>, file: string, key = world.keyFile) =>
  runCommand('restore', target, '--key', key, file)

/** A changed copy of the backup. */
async function broken(name: string, change: (bytes: Buffer) => Buffer): Promise<string> {
  const file = join(world.folder, name)
  await writeFile(file, change(await readFile(backup)))
  return file
}

/** What a refused restore leaves: nothing that a server would take for data. */
async function expectUntouched(target: { DATA_DIR: string }): Promise<void> {
  const left = existsSync(target.DATA_DIR) ? await readdir(target.DATA_DIR) : []
  expect(left.filter((name) => !/^database\.(lock|pid)/.test(name))).toEqual([])
}

describe('a backup', () => {
  it('is read by nobody without the key, and holds no name of anybody outside', async () => {
    // The list of what was destroyed is there from the first backup on: a restore names it before there is a line in it.
    const [list, name] = (await readdir(world.backups.BACKUP_DIR)).toSorted()
    expect(list).toBe('destroyed.jsonl')
    expect(name).toMatch(/^proverka-\d{8}T\d{6}Z\.tar\.age$/)
    const bytes = await readFile(backup)
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('client@example.com')).toBe(false)
    expect((await stat(backup)).mode & 0o777).toBe(0o600)
  })

  it('is looked at without being restored', async () => {
    const looked = await runCommand('restore', {}, '--check', '--key', world.keyFile, backup)
    expect(looked).toEqual({
      code: 0,
      text: expect.stringMatching(/^Резервная копия цела: на .*, строк \d{3,}, файлов 1,/),
    })
  })

  it('is found by its name alone in the folder of backups, and a list that is not there by its path', async () => {
    const name = basename(backup)
    const looked = await runCommand('restore', world.backups, '--check', '--key', world.keyFile, name)
    expect(looked).toEqual({ code: 0, text: expect.stringMatching(/^Резервная копия цела/) })
    const target = await world.empty()
    const absent = join(world.folder, 'nowhere.jsonl')
    const refused = await runCommand(
      'restore',
      { ...target, ...world.backups },
      '--key',
      world.keyFile,
      '--destroyed',
      absent,
      name,
    )
    expect(refused).toEqual({ code: 1, text: `Списка удаленного ${absent} нет: проверьте путь.\n` })
    await expectUntouched(target)
  })

  it('is refused with another key, and nothing is written', async () => {
    const key = join(world.folder, 'other.txt')
    await writeFile(key, await generateX25519Identity())
    const target = await world.empty()
    expect(await restore(target, backup, key)).toEqual({
      code: 1,
      text: expect.stringMatching(/^Ключ не подходит к резервной копии .*зашифрована для другого/),
    })
    await expectUntouched(target)
  })

  it('that is cut or changed anywhere is refused, and nothing is written', async () => {
    const { size } = await stat(backup)
    const files = [
      // In the header, in the first piece, at a border of pieces, and a byte before the end.
      ...(await Promise.all(
        [0, 20, 150, 70_000, 65_536 * 3 + 200, size - 1].map((length) =>
          broken(`cut-${length}.age`, (bytes) => bytes.subarray(0, length)),
        ),
      )),
      ...(await Promise.all(
        [60, 300, Math.floor(size / 2), size - 5].map((at) =>
          broken(`changed-${at}.age`, (bytes) => {
            bytes[at] = (bytes[at] ?? 0) ^ 1
            return bytes
          }),
        ),
      )),
    ]
    for (const file of files)
      await expect(checkBackup(file, createDecrypter(world.keyFile))).rejects.toThrow(StartError)
    const target = await world.empty()
    expect(await restore(target, files[4] ?? '')).toEqual({
      code: 1,
      text: expect.stringMatching(
        /^Резервная копия .*повреждена или обрезана \(.*\): восстанавливать нечего\.\n$/,
      ),
    })
    await expectUntouched(target)
    // The same place still takes the whole one.
    expect((await restore(target, backup)).code).toBe(0)
    // The embedded engine takes seconds to make a database, and much longer on a busy machine.
  }, 180_000)

  it('replaces nothing: a place with data is refused', async () => {
    const refused = await restore(place, backup)
    expect(refused).toEqual({
      code: 1,
      text: expect.stringMatching(/не пуст.*восстановление ничего не заменяет/),
    })
    const target = await world.empty()
    await createFolderStorage(join(target.DATA_DIR, 'files')).put('attachments/own', Buffer.from('own'))
    expect((await restore(target, backup)).text).toMatch(/Папка .*files не пуста/)
    expect(await readFile(join(target.DATA_DIR, 'files', 'attachments', 'own'), 'utf8')).toBe('own')
  })
})

describe('npm run backup', () => {
  it.each([
    ['a folder', { BACKUP_DIR: undefined }, /^Не указана BACKUP_DIR/],
    ['a whole path', { BACKUP_DIR: 'backups' }, /^BACKUP_DIR — это полный путь/],
    ['a number of days', { BACKUP_DAYS: '0' }, /BACKUP_DAYS — это целое число/],
  ])('wants %s', (_, variables, words) => {
    expect(() => readBackupSettings({ ...world.backups, ...variables })).toThrow(words)
  })

  it('wants a public key, and refuses a secret one without repeating it', async () => {
    const secret = await generateX25519Identity()
    expect(() => createEncrypter(undefined)).toThrow(/^Не указан BACKUP_RECIPIENT/)
    expect(() => createEncrypter('age1abc')).toThrow(/не открытый ключ age/)
    expect(() => createEncrypter(secret)).toThrow(
      /^BACKUP_RECIPIENT — это открытый ключ \(age1…\), а указан секретный/,
    )
  })

  it('makes a pair of keys once', async () => {
    const file = join(world.folder, 'new-key.txt')
    const made = await runCommand('backup', {}, '--new-key', file)
    expect(made).toEqual({ code: 0, text: expect.stringMatching(/\nBACKUP_RECIPIENT=age1[a-z0-9]{58}\n$/) })
    expect(await readFile(file, 'utf8')).toMatch(/^AGE-SECRET-KEY-1[A-Z0-9]{58}\n$/)
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await runCommand('backup', {}, '--new-key', file)).text).toMatch(/ключ не перезаписывается/)
  })

  it('says that there is nothing to copy', async () => {
    if (isOnPostgres) return
    const { code, text } = await runCommand('backup', { ...world.backups, DATA_DIR: world.emptyFolder() })
    expect([code, text]).toEqual([1, expect.stringMatching(/нет базы данных: копировать нечего/)])
  })

  it('keeps as many and as young backups as it is told, and files of others', async () => {
    const folder = join(world.folder, 'rotated')
    await mkdir(folder)
    const old = ['proverka-20200101T000000Z.tar.age', 'proverka-20200101T000000Z.tar.age.part', 'notes.txt']
    const young = ['01', '02', '03'].map(
      (second) =>
        `proverka-${new Date().toISOString().slice(0, 10).replaceAll('-', '')}T0000${second}Z.tar.age`,
    )
    for (const name of [...old, ...young]) {
      await writeFile(join(folder, name), '')
      await utimes(join(folder, name), 0, 0)
    }
    const { text } = await runCommand('backup', {
      ...place,
      ...world.backups,
      BACKUP_DIR: folder,
      BACKUP_KEEP: '3',
      BACKUP_DAYS: '7',
    })
    expect(text).toMatch(/Удалены старые копии/)
    const left = await readdir(folder)
    expect(left).toHaveLength(5)
    expect(left).toEqual(expect.arrayContaining(['destroyed.jsonl', 'notes.txt', ...young.slice(1)]))
  })

  it('leaves no half of a backup behind when it cannot end', async () => {
    const folder = join(world.folder, 'stopped')
    const { code, text } = await runCommand('backup', {
      ...place,
      ...world.backups,
      BACKUP_DIR: folder,
      S3_ENDPOINT: 'http://127.0.0.1:4349',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY: 'a',
      S3_SECRET_KEY: 'b',
    })
    expect([code, text]).toEqual([1, expect.stringMatching(/^Хранилище файлов не читается: [^\n]*\n$/)])
    expect(await readdir(folder)).toEqual([])
  })
})
