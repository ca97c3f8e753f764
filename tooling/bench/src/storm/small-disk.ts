import { spawnSync } from 'node:child_process'
import { chownSync, closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A separate file system that can be filled to the last byte. */
export interface SmallDisk {
  readonly folder: string
  fill: () => void
  /** Frees what `fill` took. */
  free: () => void
  remove: () => void
}

const STEPS = [1024 * 1024, 4096]

/** Mounts one; undefined where this user may not mount. */
export function mountSmallDisk(
  megabytes: number,
  owner?: { readonly uid: number; readonly gid: number },
): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'proverka-disk-'))
  const filler = join(folder, 'filler')
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=755`, 'tmpfs', folder])
  if (status !== 0) {
    rmSync(folder, { recursive: true })
    return undefined
  }
  // A table space wants an empty folder.
  const place = join(folder, 'place')
  spawnSync('mkdir', [place])
  if (owner) chownSync(place, owner.uid, owner.gid)
  return {
    folder: place,
    fill() {
      const file = openSync(filler, 'a')
      for (const bytes of STEPS) writeUntilFull(file, Buffer.alloc(bytes))
      closeSync(file)
    },
    free: () => rmSync(filler, { force: true }),
    remove() {
      spawnSync('umount', ['-l', folder])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function writeUntilFull(file: number, bytes: Buffer): void {
  try {
    for (;;) writeSync(file, bytes)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}
