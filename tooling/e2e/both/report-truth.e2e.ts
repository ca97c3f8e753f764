import { fillGuest, pay } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'
import { toldEvents } from '../pages/told-events.ts'
import type { Page } from '@playwright/test'

const FLAT = '00:14:0203005:1047'

test('[TRUE-01] [TRUE-08] [TRACK-28, TRACK-29] a full check is one page with one verdict: its extract has a mortgage, and its part about the transfer of rights does not deny it', async ({
  page,
  ownEmail,
}) => {
  // Three reports are bought, and a busy machine answers slowly.
  test.slow()
  const told = toldEvents(page)
  await orderFullCheck(page, ownEmail)

  // The owner is named: all three parts come, and the page fills itself.
  await expect(page.getByRole('tab')).toHaveCount(3)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(FLAT)
  await expect(page.locator('#conclusion')).toHaveCount(1)
  await expect(
    page.getByRole('img', { name: `Демонстрационная схема участка ${FLAT}, не межевой план` }),
  ).toBeVisible()
  await expect(page.getByRole('region', { name: 'Оплата' })).toContainText('1 497 ₽')

  await page.getByRole('tab', { name: /Выписка ЕГРН об объекте/ }).click()
  const encumbrances = page.getByRole('region', { name: 'Ограничения прав и обременения' })
  await expect(encumbrances.getByText('Ипотека в силу закона')).toBeVisible()

  // The tabs are walked by arrows.
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /Отчет о переходе прав/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  const silent = page.getByRole('region', { name: 'Чего в этом документе нет' })
  await expect(silent.getByText('Ограничения прав и обременения')).toBeVisible()
  await expect(silent.getByText('в этом документе не указано').first()).toBeVisible()
  const panel = page.getByRole('tabpanel')
  await expect(panel.getByText('не зарегистрировано')).toHaveCount(0)
  await expect(page.getByText('Препятствий нет')).toHaveCount(0)

  // The menu leads into a part that is not open, by keyboard, too, and to the files.
  const menu = page.getByRole('navigation', { name: 'Разделы отчета' })
  await menu.getByRole('link', { name: /^Проверка собственника/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: /Проверка собственника/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expect(page.getByRole('tabpanel').getByRole('heading', { level: 2 }).first()).toBeInViewport()

  // A call that still waits for its turn in the throttle ends with the page: what was opened is told before the reload.
  const tabs = () => told.filter(({ event }) => event === 'tab').map(({ params }) => params['tab'])
  await expect
    .poll(tabs)
    .toEqual([
      expect.stringMatching(/Выписка\sЕГРН\sоб\sобъекте/),
      expect.stringMatching(/Отчет\sо\sпереходе\sправ/),
    ])
  await page.reload()
  await expect(page.getByRole('tab', { name: /Проверка собственника/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await menu.getByRole('link', { name: 'Файлы' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'Файлы' })).toBeInViewport()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'PDF', exact: true }).first().click()
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  await expect.poll(() => told.filter(({ event }) => event === 'download')).toHaveLength(1)
})

async function orderFullCheck(page: Page, email: string): Promise<void> {
  await page.goto(`/object/${FLAT}/`)
  await page.keyboard.press('Shift')
  await page.getByRole('button', { name: 'Принять', exact: true }).click()
  await page.getByRole('checkbox', { name: /Полная проверка/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await page.getByLabel('Фамилия собственника').fill('Ладогин Арсений Петрович')
  await page.getByRole('textbox', { name: 'Дата рождения' }).fill('14031987')
  await page.getByRole('radio', { name: /^Покупаю или\sпродаю/ }).check()
  await fillGuest(page, email)
  await pay(page)
}
