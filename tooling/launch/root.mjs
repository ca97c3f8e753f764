import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder, without a slash at the end. */
export const ROOT = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/** Where the installation puts the commands, the pinned Node among them. */
export const BIN = join(ROOT, 'node_modules', '.bin')

export const isWindows = process.platform === 'win32'

/** The root package.json: which pnpm is pinned, which scripts exist. */
export function readRootPackage(root = ROOT) {
  return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
}
