import { buildPath, routeByName } from '@proverka/domain/navigation'
import { PRODUCTS } from '@proverka/domain/orders'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same links on every screen')

const FLAT = '00:14:0203005:1047'

/** Where a product is ordered by itself, and the sample that must be a press away. */
const SELLING = [
  ...PRODUCTS.flatMap(({ pages, sample }) => (sample ? pages.map((name) => ({ name, sample })) : [])),
  { name: 'check-owner', sample: 'risk-preview-id' },
  { name: 'risk', sample: 'risk-preview-id' },
  { name: 'risk-assessment', sample: 'risk-preview-id' },
  // The page of the expert report opens for who has the setting `ai_report` (ROLE-36).
].filter(({ name }) => name !== 'physcheck-expert')

const linkTo = (page: Page, sample: string) =>
  page.getByRole('main').locator(`a[href="${buildPath(sample)}"]`)

test('every page that sells a product leads to its sample before anything is bought', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const brand = new URL(baseURL ?? '').hostname.startsWith('fiz') ? 'fiz' : 'realty'
  const served = SELLING.filter(({ name }) => routeByName(name).brands.includes(brand))
  expect(served.length).toBeGreaterThan(15)
  for (const { name, sample } of served) {
    await page.goto(buildPath(name))
    await expect(linkTo(page, sample).first(), name).toBeVisible()
  }
})

test('the page of an object and its checkout lead to the sample of everything that can be chosen there', async ({
  page,
}) => {
  for (const route of ['object-objectKey', 'objectCheckout-objectKey']) {
    await page.goto(buildPath(route, { objectKey: FLAT }))
    await page.keyboard.press('Shift')
    for (const name of ['EgrnObject', 'EgrnRightList', 'RiskAssessmentOwner', 'FullCheck']) {
      const sample = PRODUCTS.find(({ product_name }) => product_name === name)?.sample ?? ''
      await expect(linkTo(page, sample).first(), `${route} ${name}`).toBeVisible()
    }
  }
})

test('the checkout of what was chosen shows its sample beside the sum', async ({ page }) => {
  await page.goto(`/object/${FLAT}/`)
  await page.keyboard.press('Shift')
  await page.getByRole('checkbox', { name: /Отчет о переходе прав/ }).check()
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Оформить за/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  await expect(linkTo(page, 'egrn-right-list-preview-id')).toHaveCount(1)
  await expect(linkTo(page, 'egrn-object-preview-id')).toHaveCount(0)
})
