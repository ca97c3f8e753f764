import { expect, test } from '../fixtures.ts'

test('the home page opens, has its title and one heading', async ({ page }) => {
  const response = await page.goto('/')
  expect(response?.status()).toBe(200)
  await expect(page).toHaveTitle(/физическ/i)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('an address that is no page answers 404 and shows it', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  const response = await page.goto('/net-takoj-stranicy/')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
