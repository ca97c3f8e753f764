import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findVersionMismatch } from './kit-version.ts'
import { temporaryTree } from './temporary-tree.ts'

const kit = (version: string, log: string) => ({
  'packages/ui/package.json': { version },
  'packages/ui/CHANGELOG.md': log,
})

test('the version at the top of the change log is the version of the package', (context) => {
  const log = '# Журнал\n\n## 0.2.0 — 21.11.2026\n\n- Две части.\n\n## 0.1.0 — 20.11.2026\n'
  assert.deepEqual(findVersionMismatch(temporaryTree(context, kit('0.2.0', log))), [])
  assert.match(findVersionMismatch(temporaryTree(context, kit('0.1.0', log))).join(), /0\.1\.0.*0\.2\.0/)
  assert.match(findVersionMismatch(temporaryTree(context, kit('0.1.0', '# Журнал'))).join(), /пусто/)
})
