import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { randomBytes } from 'node:crypto'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { readZip } from '../../../tests/setup/read-zip.ts'
import { makeZip, streamZip, type ZipEntry } from './stream-zip.ts'

const AT = new Date('2026-11-21T11:05:02Z')
/** Far more than memory may hold. */
const FILES = 24
const MEBIBYTE = 1024 * 1024

it('an archive gives back its files, with their Russian names and every byte', async () => {
  const large = Buffer.alloc(300_000, 'выписка ')
  const archive = await makeZip(
    [
      { name: 'отчет.pdf', bytes: large },
      { name: 'пусто.xml', bytes: new Uint8Array() },
      { name: 'заказ/ёлка — 7.txt', bytes: Buffer.from('да') },
    ],
    AT,
  )
  expect(archive.length).toBeLessThan(10_000)
  const files = readZip(archive)
  expect([...files.keys()]).toEqual(['отчет.pdf', 'пусто.xml', 'заказ/ёлка — 7.txt'])
  expect(files.get('отчет.pdf')?.equals(large)).toBe(true)
  expect(files.get('пусто.xml')).toHaveLength(0)
})

it('an archive of nothing is an archive', async () => {
  expect(readZip(await makeZip([], AT)).size).toBe(0)
})

it('names stay inside of the archive and differ, on every system', async () => {
  const names = [
    '../../../etc/cron.d/x',
    'C:\\Windows\\x',
    '/etc/passwd',
    'Отчет.pdf',
    'отчет.pdf',
    'отчет (2).pdf',
    'con.pdf',
    'a\u202Efdp.exe',
    '..',
    `${'Ж'.repeat(400)}.pdf`,
    `${'Ж'.repeat(401)}.pdf`,
  ]
  const files = readZip(
    await makeZip(
      names.map((name) => ({ name, bytes: Buffer.from('x') })),
      AT,
    ),
  )
  const made = [...files.keys()]
  expect([
    ...readZip(
      await makeZip(
        made.map((name) => ({ name, bytes: Buffer.from('x') })),
        AT,
      ),
    ).keys(),
  ]).toEqual(made)
  expect(made).toEqual([
    'etc/cron.d/x',
    'CWindowsx',
    'etc/passwd',
    'Отчет.pdf',
    'отчет (2).pdf',
    'отчет (2) (2).pdf',
    '_con.pdf',
    'afdp.exe',
    'файл',
    `${'Ж'.repeat(113)}.pdf`,
    `${'Ж'.repeat(111)} (2).pdf`,
  ])
})

/** Files that do not get smaller, so that what is read is what was packed. */
async function* randomFiles(
  count: number,
  seen: { asked: number; ended: boolean },
): AsyncGenerator<ZipEntry> {
  try {
    for (let index = 0; index < count; index++) {
      seen.asked = index + 1
      yield { name: `${index}.bin`, bytes: randomBytes(MEBIBYTE) }
    }
  } finally {
    seen.ended = true
  }
}

/** Runs a garbage collection: without it, the memory in use depends on the engine and not on the archive. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
}

it('memory holds one file at a time, however many there are, and waits for a slow reader', async () => {
  const seen = { asked: 0, ended: false }
  let read = 0
  let most = { bytes: 0, files: 0 }
  collectGarbage()
  const before = process.memoryUsage().arrayBuffers
  let measured = 0
  for await (const chunk of await streamZip(randomFiles(FILES, seen), AT)) {
    read += chunk.length
    if (seen.asked === measured) continue
    measured = seen.asked
    collectGarbage()
    most = {
      bytes: Math.max(most.bytes, process.memoryUsage().arrayBuffers - before),
      // Asked for and not with the reader yet: the one that is packed, and the one that follows it.
      files: Math.max(most.files, seen.asked - read / MEBIBYTE),
    }
  }
  expect(seen).toEqual({ asked: FILES, ended: true })
  expect(read).toBeGreaterThan(FILES * MEBIBYTE)
  expect(most.files).toBeLessThan(3)
  expect(most.bytes).toBeLessThan(8 * MEBIBYTE)
})

it('one file is made before someone reads, and a reader who gives up ends the making', async () => {
  const seen = { asked: 0, ended: false }
  const reader = (await streamZip(randomFiles(200, seen), AT)).getReader()
  expect(seen.asked).toBeLessThan(3)
  await reader.read()
  await reader.cancel()
  expect(seen.ended).toBe(true)
  expect(seen.asked).toBeLessThan(4)
})

it('an archive is refused if its first file is unavailable, and aborted at a later one', async () => {
  async function* failing(files: number): AsyncGenerator<ZipEntry> {
    for (let index = 0; index < files; index++) yield { name: `${index}.txt`, bytes: Buffer.from('а') }
    throw new Error('the storage is gone')
  }
  await expect(streamZip(failing(0), AT)).rejects.toThrow('the storage is gone')
  const begun = await streamZip(failing(2), AT)
  await expect(new Response(begun).arrayBuffer()).rejects.toThrow('the storage is gone')
  await expect(makeZip(failing(2), AT)).rejects.toThrow('the storage is gone')
})

it('an archive of thousands of files is read by other programs', async () => {
  const entries = Array.from({ length: 5000 }, (_, index) => ({
    name: `${index} Отчет.pdf`,
    bytes: Buffer.from(`%PDF ${index}`),
  }))
  const archive = await makeZip(entries, AT)
  expect(readZip(archive).get('4999 Отчет.pdf')?.toString()).toBe('%PDF 4999')
  const folder = await mkdtemp(join(tmpdir(), 'zip-'))
  try {
    await writeFile(join(folder, 'a.zip'), archive)
    const read =
      'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(),len(z.namelist()),z.namelist()[7])'
    const python = spawnSync('python3', ['-c', read, join(folder, 'a.zip')], {
      encoding: 'utf8',
      env: { ...process.env, PYTHONIOENCODING: 'utf-8' },
    })
    // Where there is no Python the reader of this file has to do.
    expect(python.error ? 'no Python' : python.stdout.trim()).toMatch(
      /^(?:None 5000 7 Отчет\.pdf|no Python)$/,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
})
