import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface ShellFolder {
  readonly path: string
  readonly remove: () => void
}

/**
 * A folder as a build would leave it, but with nothing prerendered: every address gets the shell, and the server
 * itself decides on the status and the redirects, as it does with a real build.
 */
export function writeShellFolder(html: string): ShellFolder {
  const path = mkdtempSync(join(tmpdir(), 'proverka-dev-'))
  for (const name of ['app.html', 'not-found.html']) writeFileSync(join(path, name), html)
  return { path, remove: () => rmSync(path, { recursive: true, force: true }) }
}
