import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  findFoldersWithoutStories,
  findMissingStates,
  findPagesWithoutStories,
  findStoriesWithoutGuide,
} from './stories.ts'
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

test('a page without stories is named, but not one that only leads on', (context) => {
  const page = 'export function Component() {}'
  const root = temporaryTree(context, {
    'packages/screens/src/report/report-page.tsx': page,
    'packages/screens/src/orders/orders-page.tsx': page,
    'packages/screens/src/orders/orders-page.stories.tsx': "import * as page from './orders-page.tsx'",
    'packages/screens/src/orders/orders-table-page.tsx': page,
    'packages/screens/src/object/joined-key-page.tsx': page,
    'packages/screens/src/router/no-page.tsx': 'export const word = 1',
  })
  assert.deepEqual(findPagesWithoutStories(root), [
    'packages/screens/src/orders/orders-table-page.tsx',
    'packages/screens/src/report/report-page.tsx',
  ])
})

test('a page with data is named with the states that it has no story of', (context) => {
  const stories = (...lines: string[]) => ["import * as page from './deals-page.tsx'", ...lines].join('\n')
  const page = "export { loader } from './deals-loader.ts'\nexport function Component() {}"
  const filled = 'export const Filled: Story = {}'
  const loading = 'export const Loading: Story = { parameters: open(waits(deals.listDeals)) }'
  const refused =
    "export const Refused: Story = { parameters: open(refuses(deals.listDeals, 'access/denied')) }"
  const tree = (text: string, of = page) => {
    const folder = 'packages/screens/src/deals'
    return temporaryTree(context, {
      [`${folder}/deals-page.tsx`]: of,
      [`${folder}/deals-page.stories.tsx`]: text,
    })
  }
  const name = 'packages/screens/src/deals/deals-page.tsx'
  assert.deepEqual(findMissingStates(tree(stories(filled, loading, refused))), [])
  assert.deepEqual(findMissingStates(tree(stories(filled))), [`${name}: Loading (waits), Refused (refuses)`])
  assert.deepEqual(findMissingStates(tree(stories(loading, refused))), [`${name}: filled`])
  // A name alone shows nothing.
  const empty = 'export const Loading: Story = {}'
  assert.deepEqual(findMissingStates(tree(stories(empty, refused, filled))), [`${name}: Loading (waits)`])
  assert.deepEqual(findMissingStates(tree(stories(filled), 'export function Component() {}')), [])
})

test('a stories file that does not advise is named with what it lacks, in the kit, the screens and the pages', (context) => {
  const advice = (...parts: string[]) => `export default { parameters: { guide: { ${parts.join(', ')} } } }`
  const root = temporaryTree(context, {
    'packages/ui/src/primitives/button/button.stories.tsx': advice(
      `about: 'Кнопка'`,
      `use: 'Да'`,
      `avoid: 'Нет'`,
    ),
    'packages/ui/src/primitives/link/link.stories.tsx': advice(`use: 'Да'`),
    'packages/screens/src/search/search.stories.tsx': 'export default {}',
    'apps/storybook/pages/start.stories.tsx': advice(`avoid: 'Нет'`),
  })
  assert.deepEqual(findStoriesWithoutGuide(root), [
    'packages/ui/src/primitives/link/link.stories.tsx: guide.about, guide.avoid',
    'packages/screens/src/search/search.stories.tsx: guide.use, guide.avoid',
    'apps/storybook/pages/start.stories.tsx: guide.use',
  ])
})
