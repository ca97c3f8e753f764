import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findPagesWithoutLoader } from './page-loaders.ts'
import { temporaryTree } from './temporary-tree.ts'

const READER = "import { useQuery } from '@tanstack/react-query'"

test('a page is named whose own code asks the server without a loader, with the file that asks', (context) => {
  const root = temporaryTree(context, {
    'packages/screens/src/deals/data.ts': READER,
    'packages/screens/src/deals/deals-screen.tsx': "import { useDeals } from './data.ts'",
    'packages/screens/src/deals/deals-page.tsx':
      "import { DealsScreen } from './deals-screen.tsx'\nexport function Component() {}",
    'packages/screens/src/deals/deal-page.tsx':
      "import { DealsScreen } from './deals-screen.tsx'\nexport { loader } from './deal-loader.ts'\nexport function Component() {}",
  })
  assert.deepEqual(findPagesWithoutLoader(root, {}), [
    'deals/deals-page.tsx: deals/data.ts спрашивает сервер, а загрузчика у страницы нет',
  ])
})

test('what a page loads later, and the query of its address, need no loader', (context) => {
  const root = temporaryTree(context, {
    'packages/screens/src/auth/data.ts': READER,
    'packages/screens/src/router/hooks.ts': 'export function useQuery() {}',
    'packages/screens/src/auth/sign-page.tsx':
      "import { useQuery } from '../router/hooks.ts'\nconst load = () => import('./data.ts')\nexport function Component() {}",
  })
  assert.deepEqual(findPagesWithoutLoader(root, {}), [])
})

test('an exception that no page needs any more is named', (context) => {
  const root = temporaryTree(context, {
    'packages/screens/src/legal/legal-page.tsx': 'export function Component() {}',
  })
  assert.deepEqual(findPagesWithoutLoader(root, { 'legal/legal-page.tsx': 'reads the cart' }), [
    'legal/legal-page.tsx: исключение в page-loaders.ts больше не нужно',
  ])
})
