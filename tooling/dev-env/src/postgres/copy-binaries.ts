import { cpSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Binaries } from './find-binaries.ts'

const STATIC_LIBRARY = /\.a$|\/pkgconfig$/

/**
 * Copies the package's PostgreSQL below a folder that any user may read, with the links that its install script would
 * have made (scripts of dependencies never run here), and returns the folder with the programs.
 */
export function copyBinaries({ bin, links }: Binaries, folder: string): string {
  if (!links) return bin
  const native = dirname(bin)
  const copy = join(folder, 'native')
  cpSync(native, copy, { recursive: true, filter: (file) => !STATIC_LIBRARY.test(file) })
  const list = JSON.parse(readFileSync(links, 'utf8')) as { source: string; target: string }[]
  for (const { source, target } of list) {
    const place = join(copy, relative('native', target))
    symlinkSync(basename(source) === basename(target) ? source : relative(dirname(target), source), place)
  }
  return join(copy, 'bin')
}
