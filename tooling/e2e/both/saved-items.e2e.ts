import { expect, test } from '../fixtures.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

const SEARCH = 'Кленовая 14'

test('[TRUST-13] a guest’s searches and favourites stay in the browser, move into the account at sign-in, and can be cleared', async ({
  page,
  browser,
  ownEmail,
  baseURL,
}) => {
  test.slow()
  await page.goto(`/search/?query=${encodeURIComponent(SEARCH)}`)
  const star = page.getByRole('button', { name: `В избранное: ${FLAT}` })
  // All of them are flats of one house: the list is folded under the choice of a flat, and again once the app has started.
  await expect(async () => {
    if (await star.first().isHidden()) await page.getByText('Все найденное с площадью и статусом').click()
    await expect(star.first()).toBeEnabled({ timeout: 2000 })
  }).toPass()
  await star.first().press('Enter')
  await expect(star.first()).toHaveAttribute('aria-pressed', 'true')

  // On the page of an object, too.
  await page.goto(`/object/${FLAT}/`)
  const favourite = page.getByRole('button', { name: 'В избранном' })
  await expect(favourite).toHaveAttribute('aria-pressed', 'true')
  await favourite.click()
  await page.getByRole('button', { name: 'В избранное', exact: true }).click()
  await expect(favourite).toBeVisible()

  await page.goto('/')
  const favourites = page.getByRole('region', { name: 'Избранное' })
  const searches = page.getByRole('region', { name: 'Вы искали' })
  await expect(favourites.getByText(FLAT)).toBeVisible()
  await expect(searches.getByRole('link', { name: SEARCH })).toBeVisible()
  await expect(page.getByText('Хранятся только в этом браузере')).toBeVisible()

  // Nothing of it is the server's before a sign-in, nor in its HTML.
  const html = await page.evaluate(async () => (await fetch('/')).text())
  expect(html).not.toContain('Вы искали')

  await registerByCalls(page, ownEmail)
  await page.goto('/user/')
  await expect(page.getByText('Хранятся в вашем кабинете')).toBeVisible()
  await expect(favourites.getByText(FLAT)).toBeVisible()
  await expect(searches.getByRole('link', { name: SEARCH })).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('saved'))).toBeNull()
  expect((await callAs(page, 'GET', '/saved')).data).toEqual(
    expect.arrayContaining([expect.objectContaining({ kind: 'search', key: SEARCH })]),
  )

  await searches.getByRole('button', { name: 'Очистить историю' }).click()
  await expect(searches).toBeHidden()
  await favourites.getByRole('button', { name: /^Убрать/ }).press('Enter')
  await expect(favourites).toBeHidden()
  expect((await callAs(page, 'GET', '/saved')).data).toEqual([])

  const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage()
  await other.goto('/')
  await expect(other.getByRole('region', { name: 'Вы искали' })).toHaveCount(0)
  await other.context().close()
})

test('[TRUST-13] two favourites are compared side by side', async ({ page }) => {
  test.slow()
  for (const key of [FLAT, '00:14:0203005:1048']) {
    await page.goto(`/object/${key}/`)
    await page.getByRole('button', { name: 'В избранное', exact: true }).click()
    await expect(page.getByRole('button', { name: 'В избранном' })).toBeVisible()
  }
  await page.goto('/')
  await page.getByRole('link', { name: 'Сравнить два последних' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/Какой из\sдвух объектов/)
})
