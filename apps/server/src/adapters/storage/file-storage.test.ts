import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFolderStorage, createMemoryStorage } from './file-storage.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'proverka-storage-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const bytes = new Uint8Array([1, 2, 3])

describe.each([
  ['in a folder', () => createFolderStorage(join(folder, 'files'))],
  ['in memory', createMemoryStorage],
])('a storage %s', (_, create) => {
  it('gives back what was put, lists it, and forgets what is removed', async () => {
    const storage = create()
    expect(await storage.list()).toEqual([])
    await storage.put('extracts/a/b.xml', bytes)
    await storage.put('attachments/c', bytes)
    expect([...((await storage.get('extracts/a/b.xml')) ?? [])]).toEqual([1, 2, 3])
    expect((await storage.list()).map(({ key }) => key).toSorted()).toEqual([
      'attachments/c',
      'extracts/a/b.xml',
    ])
    expect((await storage.list('extracts/')).map(({ key }) => key)).toEqual(['extracts/a/b.xml'])
    expect(await storage.list('exports/')).toEqual([])
    await storage.remove('attachments/c')
    await storage.remove('attachments/c')
    expect(await storage.get('attachments/c')).toBeUndefined()
    expect(await storage.list()).toEqual([{ key: 'extracts/a/b.xml', at: expect.any(Date) }])
  })
})

describe('a folder', () => {
  it.each(['../outside', '../../etc/passwd', 'attachments/../../outside', '..', '.', ''])(
    'is not left by the key %j',
    async (key) => {
      const storage = createFolderStorage(join(folder, 'closed'))
      await expect(storage.put(key, bytes)).rejects.toThrow(RangeError)
      await expect((async () => storage.get(key))()).rejects.toThrow(RangeError)
      expect(await readdir(folder)).not.toContain('outside')
    },
  )

  it('keeps no half of a file that could not be put', async () => {
    const storage = createFolderStorage(join(folder, 'full'))
    // A folder in the place of the file: its last step fails, as a full disk fails an earlier one.
    await mkdir(join(folder, 'full', 'attachments', 'a', 'b'), { recursive: true })
    await expect(storage.put('attachments/a', bytes)).rejects.toThrow(/EISDIR|EEXIST|ENOTEMPTY/)
    expect(await storage.list()).toEqual([])
  })

  it('lists what a crash left half-written', async () => {
    const storage = createFolderStorage(join(folder, 'crashed'))
    await storage.put('attachments/a', bytes)
    await writeFile(join(folder, 'crashed', 'attachments', 'b.17.part'), bytes)
    expect((await storage.list()).map(({ key }) => key).toSorted()).toEqual([
      'attachments/a',
      'attachments/b.17.part',
    ])
  })
})
