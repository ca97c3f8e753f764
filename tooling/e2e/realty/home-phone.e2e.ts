import { expect, test } from '../fixtures.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('on a phone the parcel of the home page is whole and not under its card', async ({ page }) => {
  await page.goto('/')
  const box = async (selector: string) => {
    const found = await page.locator(selector).first().boundingBox()
    if (!found) throw new Error(`${selector} is not shown`)
    return { ...found, right: found.x + found.width, bottom: found.y + found.height }
  }
  const parcel = await box('path[pathLength="1"]')
  const plan = await box('div:has(> svg path[pathLength="1"])')
  const card = await page.getByText('пример отчета').locator('..').boundingBox()
  expect(parcel.x).toBeGreaterThan(plan.x)
  expect(parcel.y).toBeGreaterThan(plan.y)
  expect(parcel.right).toBeLessThan(390)
  expect(parcel.bottom).toBeLessThan(card?.y ?? 0)
})

test('the words of the home page are true on a phone', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByRole('main')).not.toContainText(/слева|справа/i)
})
