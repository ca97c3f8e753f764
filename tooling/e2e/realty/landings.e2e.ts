import { expectLanding } from '../pages/landing.ts'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const SEARCH = { fields: ['Адрес или кадастровый номер'], button: /^Найти/ }
const FLAT = '00:14:0203005:1047'

test('[ROUTE-010] /ipoteka/ has hero, steps, questions and the search', async ({ page }) => {
  await expectLanding(page, { id: 'ROUTE-010', route: 'ipoteka', ...SEARCH })
})

test('[ROUTE-011] /k/ has the search, and is canonical to the page of cadastral numbers', async ({
  page,
}) => {
  await expectLanding(page, {
    id: 'ROUTE-011',
    route: 'k',
    canonical: 'kadastrovyj-nomer',
    ...SEARCH,
  })
})

test('[ROUTE-012] /kadastrovyj-nomer/ has the search, which opens the object of a number', async ({
  page,
}) => {
  await expectLanding(page, { id: 'ROUTE-012', route: 'kadastrovyj-nomer', ...SEARCH })
  await page.locator('#form').getByLabel('Адрес или кадастровый номер').fill(FLAT)
  await page.locator('#form').getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/object/${FLAT}/`)
})
