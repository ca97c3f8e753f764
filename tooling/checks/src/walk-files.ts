import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const SKIPPED = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'playwright-report'])

/** Every file below a folder, sorted, without what is installed, built or hidden (but `.storybook`). */
export function walkFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (!entry.isDirectory()) return entry.isFile() ? [path] : []
      const isHidden = entry.name.startsWith('.') && entry.name !== '.storybook'
      return SKIPPED.has(entry.name) || isHidden ? [] : walkFiles(path)
    })
}
