import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const HOUSE = 'г. Образцовск, ул. Кленовая, д. 14'
const FLAT = { address: HOUSE, area: 54.3, rooms: 2, floor: 5 }

type Placed = Parameters<typeof payByApi>[1] & {
  readonly order_items: readonly { readonly order_item_id: string }[]
}

test('[ROUTE-023] [ROUTE-041] both addresses show the bundled sample of a valuation, and none of them asks for an item', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/report/')) asked.push(request.url())
  })
  for (const path of ['/cost-assessment-preview/', '/valuation/demo-page/']) {
    await page.goto(path)
    await page.keyboard.press('Shift')
    const main = page.getByRole('main')
    await expect(main.getByRole('heading', { level: 1, name: /Кленовая/ })).toBeVisible()
    await expect(main.getByText('Демонстрационные данные').first()).toBeVisible()
    await expect(main.getByRole('img', { name: /^Шкала цен: \d+/ })).toBeVisible()
    for (const name of ['Похожие квартиры', 'Какие поправки сделаны', 'Насколько мы ошибаемся'])
      await expect(main.getByRole('heading', { name })).toBeVisible()
    await expect(main.getByRole('link', { name: /^Заказать за 99/ })).toHaveAttribute('href', '/valuation/')
  }
  expect(asked).toEqual([])
})

test('[ROUTE-040] the owner reads the bought value at its address and takes the file, a guest and a stranger do not', async ({
  page,
  browser,
  baseURL,
  ownEmail,
}) => {
  test.slow()
  await registerByCalls(page, ownEmail)
  const item = {
    product_id: catalogueProduct('CostAssessment')?.product_id,
    object_key: HOUSE,
    metadata: { flat: FLAT },
  }
  const placed = (await callAs(page, 'POST', '/order', { order_items: [item] })).data as Placed
  await payByApi(page, placed)
  const path = `/valuation/${placed.order_items[0]?.order_item_id ?? ''}/`
  const main = page.getByRole('main')
  await page.goto(path)
  await page.keyboard.press('Shift')
  await expect(main.getByRole('img', { name: /^Шкала цен: / })).toBeVisible()
  await expect(main.getByRole('heading', { level: 1, name: /Кленовая/ })).toBeVisible()
  await expect(main.getByRole('heading', { level: 2, name: /^От\s\d.*₽\sдо\s/ })).toBeVisible()

  // The drawn page is pressed before the code that checks the session has come: the press is the owner's all the same.
  const checkCame = Promise.withResolvers<void>()
  await page.route(/verify-session/, async (route) => {
    await checkCame.promise
    await route.continue()
  })
  await page.reload()
  const download = page.waitForEvent('download')
  await main.getByRole('button', { name: 'PDF' }).click()
  expect((await download).suggestedFilename()).toMatch(/_CostAssessment_.*\.pdf$/)
  checkCame.resolve()

  const guest = await browser.newContext({ ...(baseURL && { baseURL }) })
  try {
    const stranger = await guest.newPage()
    await stranger.goto(path)
    await expect(stranger.getByText('Шкала цен')).toHaveCount(0)
    await expect(stranger).toHaveURL('/')
  } finally {
    await guest.close()
  }
})
