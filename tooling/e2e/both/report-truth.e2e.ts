import { fillGuest, pay, refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'

test('[TRUE-01] a full check has a mortgage in its extract, and its report about the transfer of rights does not deny it', async ({
  page,
  ownEmail,
}) => {
  // Three reports are bought, and a busy machine answers slowly.
  test.slow()
  await page.goto(`/object/${FLAT}/`)
  await refuseCounters(page)
  await page.getByRole('checkbox', { name: /Полная проверка/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await page.getByRole('checkbox', { name: /Пока не знаю собственника/ }).check()
  await page.getByLabel('Основание').selectOption({ index: 1 })
  await fillGuest(page, ownEmail)
  await pay(page)

  await page.goto('/user/orders/')
  const order = page.getByRole('listitem').filter({ hasText: 'Отчет о переходе прав' }).last()
  await order.getByRole('link', { name: 'Открыть' }).click()
  const silent = page.getByRole('region', { name: 'Чего в этом документе нет' })
  await expect(silent.getByText('Ограничения прав и обременения')).toBeVisible()
  await expect(silent.getByText('в этом документе не указано').first()).toBeVisible()
  await expect(page.getByRole('main').getByText('не зарегистрировано')).toHaveCount(0)
  await expect(page.getByText('Препятствий нет')).toHaveCount(0)

  await page.goBack()
  const extract = page.getByRole('listitem').filter({ hasText: 'Выписка ЕГРН об объекте' }).last()
  await extract.getByRole('link', { name: 'Открыть' }).click()
  const encumbrances = page.getByRole('region', { name: 'Ограничения прав и обременения' })
  await expect(encumbrances.getByText('Ипотека в силу закона')).toBeVisible()
})
