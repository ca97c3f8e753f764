import { expect, test } from '../fixtures.ts'
import { expectNothingSold } from '../pages/unconfirmed.ts'

const UNKNOWN = '00:14:0203005:1947'

const UNCONFIRMED = [
  ['an unknown number', '00:14:0203005:9999', 'Такого объекта в реестре нет'],
  ['a quarter', '00:14:0203005', 'Это квартал. Выберите объект в нем'],
  ['a number of a district that does not exist', '00:99:0203005:1', 'Такого объекта в реестре нет'],
  ['a raw address', 'Образцовск, Нигде 14', 'Не проверено'],
] as const

for (const [name, key, words] of UNCONFIRMED) {
  test(`[TRUE-03] the page of ${name} offers no product, and the checkout leads back to it`, async ({
    page,
  }) => {
    await page.goto(`/object/${encodeURIComponent(key)}/`)
    await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
    await expectNothingSold(page)

    await page.goto(`/objectCheckout/${encodeURIComponent(key)}/`)
    await expect(page).toHaveURL(
      `/object/${encodeURIComponent(key).replaceAll('%3A', ':').replaceAll('%2C', ',')}/`,
    )
    await expect(page.getByText('Заказ не открыт')).toBeVisible()
    await expectNothingSold(page)
  })
}

test('[TRUE-03] similar numbers and the objects of the quarter lead to an object that can be ordered', async ({
  page,
}) => {
  await page.goto(`/object/${UNKNOWN}/`)
  const near = page.getByRole('table', { name: 'Похожие номера' })
  await expect(near.getByText('четвертая часть: одна цифра другая')).toBeVisible()
  await page.getByRole('link', { name: 'Все 132 объекта квартала 00:14:0203005' }).click()
  await expect(page.getByText('Это квартал. Выберите объект в нем')).toBeVisible()
  await page.getByRole('button', { name: 'Показать еще 20' }).click()
  await expect(page.getByText('Показаны 40 из 132')).toBeVisible()

  await page.goBack()
  await near.getByRole('link', { name: 'Открыть 00:14:0203005:1047' }).click()
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
})
