import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'shells')

/**
 * Writes a folder as a build would leave it, but with nothing prerendered: every address gets the shell, and the
 * server itself decides on the status and the redirects, as it does with a real build. Returns the folder.
 */
export function writeShell(brand: string, html: string): string {
  const folder = join(CACHE, brand)
  mkdirSync(folder, { recursive: true })
  for (const name of ['app.html', 'not-found.html']) writeFileSync(join(folder, name), html)
  return folder
}
