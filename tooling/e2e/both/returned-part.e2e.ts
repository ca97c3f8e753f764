import { catalogueProduct } from '@proverka/domain/orders'
import { expect } from '../fixtures.ts'
import { FLAT } from '../pages/bought-reports.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { becomeClient, visit } from '../pages/visitors.ts'
import { test } from '../services-of-others.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test(
  '[ORDER-16] a part that waits too long for data is given back: the price is on the balance, the part is marked; a stranger gets 403',
  { tag: '@long' },
  async ({ page, browser, services: { server }, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(/403|409/)
    const origin = server.originOf('realty')
    await page.goto(`${origin}/privacy/`)
    await becomeClient(page, ownEmail)
    await topUp(page, 1000)
    const order_items = [
      { product_id: catalogueProduct('RiskAssessmentOwner')?.product_id, object_key: FLAT, metadata: {} },
    ]
    const placed = await callAs(page, 'POST', '/order', { order_items, use_account_balance: true })
    const { id, order_items: items } = placed.data as { id: string; order_items: { order_item_id: string }[] }
    const item = items[0]?.order_item_id ?? ''
    const status = async () =>
      ((await callAs(page, 'GET', `/report/${item}`)).data as { status: string }).status
    await expect.poll(status).toBe('actionrequired')
    await server.context.database.runRawSql(
      "update order_items set data_asked_at = now() - interval '12 days' where id = $1",
      [item],
    )

    const stranger = await visit(browser, origin, undefined)
    await becomeClient(stranger.page, `2-${ownEmail}`)
    const refused = await callAs(stranger.page, 'POST', '/return_product', { order_item_id: item })
    expect(refused.status).toBe(403)
    await stranger.context.close()

    await page.goto(`${origin}/order/${id}/`)
    await page.getByRole('button', { name: /^Вернуть 499\s₽: Проверка собственника/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Отменить и вернуть деньги?' })
    await expect(dialog.getByText(/вернем 499\s₽ на\sбаланс, сразу/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Вернуть 499 ₽' }).click()
    await expect(page.getByText('Возвращаем 499 ₽')).toBeVisible()
    await expect(page.getByRole('main').getByText('Деньги возвращены').first()).toBeVisible()
    expect(await status()).toBe('refund')
    const { own } = (await callAs(page, 'GET', '/transaction')).data as { own: number }
    expect(own).toBe(1000)
    await expect(page.getByRole('banner')).toContainText(/на\sбалансе\s*1\s000\s₽/)
    const again = await callAs(page, 'POST', '/return_product', { order_item_id: item })
    expect(again.status).toBe(409)
  },
)
