import { expect, test } from '../fixtures.ts'
import { findPageFaults } from '../pages/page-faults.ts'
import { callConsole, openConsole } from './operator.ts'

/** Screens with an address of their own. */
const PATHS = [
  '/',
  '/fulfilments',
  '/fulfilments/number-waits',
  '/orders',
  '/orders?search=нет-такого',
  '/requests',
  '/clients',
  '/catalogue',
  '/partners',
  '/partners?view=registries',
  '/partners?view=all',
  '/articles',
  '/articles/comments',
  '/articles/comments?view=all',
  '/health',
  '/settings',
  '/settings?part=people',
  '/settings?part=log',
  '/settings?part=log&log=readings',
  '/settings?part=own',
  '/statistics',
  '/no-such-screen',
]

test('[CONSOLE-22] every screen passes axe in both themes and scrolls to no side on any window', async ({
  page,
}) => {
  test.slow()
  await openConsole(page, '/')
  const { orders } = await callConsole<{ orders: { orderId: string; person_id: string }[] }>(
    page,
    'GET',
    '/admin/orders?limit=1',
  )
  const own = orders.flatMap(({ orderId, person_id }) => [`/orders/${orderId}`, `/clients/${person_id}`])
  const { articles } = await callConsole<{ articles: { article_id: string }[] }>(
    page,
    'GET',
    '/admin/articles?limit=1',
  )
  const written = articles.map(({ article_id }) => `/articles?open=${article_id}`)
  for (const path of [...PATHS, ...own, ...written]) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await findPageFaults(page), path).toEqual([])
  }
})
