import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { makeZip } from '@proverka/test-support/make-zip'
import { openArchive } from '../../src/adapters/registry/archives/open-archive.ts'

/** Bytes of the region that `withAnotherRegion` adds. */
export const OTHER_BYTES = 500_000

/** The archive with a second region that nobody asks for and that cannot be packed. */
export async function withAnotherRegion(zip: string): Promise<Buffer> {
  const archive = await openArchive(zip)
  const name = '99/AS_HOUSES_20261119_00000000-0000-4000-8000-000000000000.XML'
  const files = [{ name, bytes: new Uint8Array(randomBytes(OTHER_BYTES)) }]
  for (const entry of archive.entries) {
    files.push({ name: entry.name, bytes: new Uint8Array(await buffer(entry.open())) })
  }
  await archive.close()
  return makeZip(files)
}

/** The file of a family in an unpacked archive of region 00. */
export const fileOf = async (folder: string, family: string): Promise<string> => {
  const names = await readdir(join(folder, '00'))
  return join(folder, '00', names.find((name) => name.startsWith(`AS_${family}_2`)) ?? '')
}
