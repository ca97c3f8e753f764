import { expect, test } from '../fixtures.ts'

test.use({ javaScriptEnabled: false })

test('public pages read well without a script, and nothing comes from another host', async ({
  page,
  baseURL,
}) => {
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).origin))
  for (const path of ['/', '/proverka-fssp/', '/check-person/', '/privacy/']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  }
  expect([...hosts]).toEqual([baseURL])
})
