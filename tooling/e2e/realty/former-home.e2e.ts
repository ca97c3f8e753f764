import { hostFetch } from '@proverka/test-support/host-fetch'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[ROUTE-009] the former home page leads to the home page, that of another host to the main site', async ({
  page,
  baseURL,
}) => {
  await page.goto('/indexOld/')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('квартиру')
  const { port } = new URL(baseURL ?? '')
  const { status, headers } = await hostFetch(Number(port), 'b2b.realty.localhost', '/indexOld/', {})
  expect([status, headers['location']]).toEqual([302, `http://realty.localhost:${port}/`])
})
