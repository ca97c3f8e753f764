import { expect, test } from '../fixtures.ts'
import { awaitDone } from '../pages/bought-reports.ts'
import { openPayment } from '../pages/checkout.ts'
import { becomeClient } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

test('[ROUTE-013, ROUTE-014] [NAV-18] an owner is named with his object, paid for, and the browser is at his report, which a guest does not see', async ({
  page,
  ownEmail,
  expectTrouble,
}) => {
  test.slow()
  // The page that shows when the sign-in is gone asks once more.
  expectTrouble(/401/)
  await becomeClient(page, ownEmail)
  await page.goto('/check-owner/')
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: 'Проверка собственника' })
  await form.getByLabel('Кадастровый номер объекта').fill(FLAT)
  await form.getByLabel('Фамилия собственника').fill('Ладогин Арсений Петрович')
  await form.getByLabel('Дата рождения').fill('14031987')
  await form.getByText(/^Добавить паспорт или/).click()
  await form.getByLabel(/^Паспорт/).fill('0000000123')
  await form.getByRole('radio', { name: /^Покупаю или\sпродаю/ }).check()
  await form.getByRole('button', { name: /^Проверить за 499/ }).click()

  // The checkout of the object goes on with all that was typed.
  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
  await expect(main.getByLabel('Имя')).toHaveValue('Арсений')
  await expect(main.getByLabel(/^Паспорт/)).toHaveValue(/0123/)
  await expect(main.getByRole('radio', { name: /^Покупаю или\sпродаю/ })).toBeChecked()
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/order'))
  const payment = await openPayment(page)
  const { data } = (await (await placed).json()) as { data: { order_items: { order_item_id: string }[] } }
  const item = data.order_items[0]?.order_item_id
  await payment.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(page.getByText('Оплата прошла успешно')).toBeVisible()
  await expect(page).toHaveURL(`/check-person/${item}/`)
  await expect(
    main.getByRole('heading', { level: 1, name: /Ладогин|Проверка собственника|00:14/ }),
  ).toBeVisible()

  await awaitDone(page, { itemId: item ?? '' })
  for (const path of [`/check-owner/${item}/`, `/check-person/${item}/`]) {
    await page.goto(path)
    await expect(page).toHaveURL(path)
    await expect(main.getByText('Ладогин Арсений Петрович').first()).toBeVisible()
  }

  // Signed out in another tab at the very moment in which the browser takes the drawn report over.
  await page.addInitScript(() => {
    const signOut = () => {
      for (const domain of ['', '; Domain=realty.localhost'])
        document.cookie = `jwt=; Path=/; Max-Age=0${domain}`
      localStorage.clear()
    }
    addEventListener('app:takes-over', signOut)
  })
  await page.goto(`/check-owner/${item}/`)
  await expect(main.getByText(/^Войдите, чтобы прочитать отчет/)).toBeVisible()
  await expect(main.getByText('Ладогин Арсений Петрович')).toHaveCount(0)

  await page.goto(`/check-owner/${item}/`)
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('dialog', { name: /^Войдите, чтобы открыть/ })).toBeVisible()
})

test('[CART-04] several owners are ordered at once: errors stand at the fields of each, a reload keeps what was typed, the price is that of the server', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await becomeClient(page, ownEmail)
  await page.goto('/check-owner/')
  const main = page.getByRole('main')
  const form = main.getByRole('form', { name: 'Проверка собственника' })
  await form.getByLabel('Кадастровый номер объекта').fill(FLAT)
  await form.getByLabel('Фамилия собственника').fill('Ладогин Арсений Петрович')
  await form.getByLabel('Дата рождения').fill('14031987')
  await form.getByRole('radio', { name: /^Покупаю или\sпродаю/ }).check()
  await form.getByRole('button', { name: 'Добавить собственника' }).click()
  const second = main.getByRole('group', { name: 'Собственник 2' })
  await expect(second.getByLabel('Фамилия собственника')).toBeFocused()
  await form.getByRole('button', { name: /^Проверить за 499/ }).click()
  await expect(second.getByLabel('Дата рождения')).toHaveAccessibleDescription('Обязательное поле')
  await expect(page).toHaveURL('/check-owner/')
  await second.getByLabel('Фамилия собственника').fill('Безупречный Савва Ильич')
  await second.getByLabel('Дата рождения').fill('14031987')
  await page.reload()
  await expect(second.getByLabel('Имя')).toHaveValue('Савва')
  await form.getByRole('button', { name: /^Проверить за 499/ }).click()

  await expect(page).toHaveURL(`/objectCheckout/${FLAT}/`)
  await expect(second.getByLabel('Имя')).toHaveValue('Савва')
  await main.getByRole('button', { name: 'Добавить собственника' }).click()
  await main.getByRole('button', { name: 'Убрать собственника 3' }).click()
  const placed = page.waitForResponse((answer) => answer.url().endsWith('/api/order'))
  const payment = await openPayment(page)
  const answer = await placed
  const { data } = (await answer.json()) as {
    data: { total_amount: number; order_items: { order_item_id: string }[] }
  }
  const sent = answer.request().postDataJSON() as {
    order_items: { metadata: { ownersData: { lastName: string }[] } }[]
  }
  expect(sent.order_items.map(({ metadata }) => metadata.ownersData.map(({ lastName }) => lastName))).toEqual(
    [['Ладогин', 'Безупречный']],
  )
  expect(data.order_items).toHaveLength(1)
  await payment.getByRole('button', { name: new RegExp(`^Оплатить.*${data.total_amount}`) }).click()
  const item = data.order_items[0]?.order_item_id ?? ''
  await awaitDone(page, { itemId: item })
  await page.goto(`/check-owner/${item}/`)
  const owners = page.getByRole('region', { name: 'Собственники', exact: true })
  await expect(owners.getByRole('listitem', { name: /^(Ладогин|Безупречный)/ })).toHaveCount(2)
})
