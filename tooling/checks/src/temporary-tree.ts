import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { TestContext } from 'node:test'

/** A folder with these files (a value that is not a text is written as JSON), removed when the test ends. */
export function temporaryTree(context: TestContext, files: Readonly<Record<string, unknown>>): string {
  const root = mkdtempSync(join(tmpdir(), 'proverka-tree-'))
  context.after(() => rmSync(root, { recursive: true, force: true }))
  for (const [name, content] of Object.entries(files)) {
    const file = join(root, name)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content))
  }
  return root
}
