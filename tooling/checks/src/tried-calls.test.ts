import assert from 'node:assert/strict'
import { test } from 'node:test'
import { temporaryTree } from './temporary-tree.ts'
import { findUntriedCalls } from './tried-calls.ts'

const SCREENS = 'packages/screens/src'
const TREE = {
  'packages/api/src/contract/deals.ts': `export const deals = {
  listDeals: endpoint({
    id: 'A',
    method: 'GET',
    path: '/deal',
  }),
  removeDeal: endpoint({
    id: 'B',
    method: 'DELETE',
    path: '/deal/{id}',
  }),
  downloadFile: endpoint({ id: 'C', method: 'GET', path: '/files/{path}' }),
}`,
  'packages/api/src/queries/deals.ts': `export const dealQueries = {
  list: (api: Api) =>
    queryOptions({ queryFn: ({ signal }) => api.deals.listDeals({ signal }) }),
}`,
  [`${SCREENS}/pages/cabinet/deals/data.ts`]:
    'useQuery(dealQueries.list(getApi()))\nunlessGone(getApi().deals.removeDeal({}))',
  [`${SCREENS}/pages/cabinet/deals/files.tsx`]: 'getApi().deals.downloadFile({})',
  [`${SCREENS}/pages/content/blog/data.ts`]: 'getApi().deals.removeDeal({})',
}
const tests = (...calls: string[]) => ({
  'tooling/e2e/both/unanswered-deals.e2e.ts': `withFaults(page)\n${calls.map((call) => `call: '${call}'`).join('\n')}`,
})

test('calls of the user area that no test makes fail are named with the file that makes them', (context) => {
  const root = temporaryTree(context, { ...TREE, ...tests('DELETE /deal/*') })
  assert.deepEqual(
    findUntriedCalls(root).map((line) => line.split(':')[0]),
    ['GET /deal', 'GET /files/*/*'],
  )
})

test('nothing is said when each is tried, and a test without faults tries none', (context) => {
  const calls = ['DELETE /deal/*', 'GET /deal', 'GET /files/*/*']
  assert.deepEqual(findUntriedCalls(temporaryTree(context, { ...TREE, ...tests(...calls) })), [])
  const plain = { 'tooling/e2e/both/deals.e2e.ts': calls.map((call) => `'${call}'`).join('\n') }
  assert.equal(findUntriedCalls(temporaryTree(context, { ...TREE, ...plain })).length, 3)
})
