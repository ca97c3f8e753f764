import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findFoldersWithoutStories } from './stories.ts'
import { temporaryTree } from './temporary-tree.ts'

test('a folder with a component and no story is named', (context) => {
  const root = temporaryTree(context, {
    'packages/ui/src/primitives/button/button.tsx': '',
    'packages/ui/src/primitives/button/button.test.tsx': '',
    'packages/ui/src/primitives/link/link.tsx': '',
    'packages/ui/src/primitives/link/link.stories.tsx': '',
    'packages/ui/src/primitives/link/private/underline.tsx': '',
    'packages/ui/src/theme/tokens.ts': '',
  })
  assert.deepEqual(findFoldersWithoutStories(root), ['packages/ui/src/primitives/button'])
})

test('a story in a folder below does not count for the one above', (context) => {
  const root = temporaryTree(context, {
    'packages/ui/src/fields/field.tsx': '',
    'packages/ui/src/fields/date/date.stories.tsx': '',
  })
  assert.deepEqual(findFoldersWithoutStories(root), ['packages/ui/src/fields'])
})
