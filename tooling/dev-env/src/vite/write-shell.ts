import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteSite } from './vite-site.ts'

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'shells')

/**
 * Writes a folder as a build would leave it, but with nothing prerendered: every address gets the shell, and the
 * server itself decides on the status and the redirects, as it does with a real build. Returns the folder.
 */
export function writeShell(brand: string, { html, routes }: Pick<ViteSite, 'html' | 'routes'>): string {
  const folder = join(CACHE, brand)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'app.html'), html)
  mkdirSync(join(folder, '.vite'), { recursive: true })
  writeFileSync(join(folder, '.vite/pages.json'), JSON.stringify(routes.map((route) => ({ route }))))
  return folder
}
