import { expect, test } from '../fixtures.ts'

/** The app of the site; the boot module has a different name. */
const APP = /\/assets\/(?:index|app)-[^/]+\.js$/

test('[TRACK-05, TRACK-12] who leaves before the script ran came by the link all the same', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_FAILED|Failed to fetch/)
  await page.route(APP, (route) => route.abort())
  await page.goto('/?partner_id=partner-7&utm_coupon=SPRING&utm_source=letter')
  await page.goto('/privacy/')
  await page.unroute(APP)
  await page.reload()
  await page.keyboard.press('Shift')
  await expect
    .poll(() =>
      page.evaluate(() => [
        sessionStorage.getItem('linkOfVisit'),
        sessionStorage.getItem('draft.campaign'),
        sessionStorage.getItem('landed'),
      ]),
    )
    .toEqual([expect.stringMatching(/"partner-7".*"letter"/), expect.stringContaining('"SPRING"'), null])
})

test('[SEARCH-21] a number that is searched for before the script ran opens its object', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/net::ERR_FAILED|Failed to fetch/)
  await page.route(APP, (route) => route.abort())
  await page.goto('/')
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.isNavigationRequest()) asked.push(new URL(request.url()).pathname)
  })
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill('00:14:0203005:1047')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203005:1047' })).toBeVisible()
  // Without the way over the page of the search.
  expect(asked).toEqual(['/object/00:14:0203005:1047/'])
})
