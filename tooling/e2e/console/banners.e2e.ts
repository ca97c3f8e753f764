import type { DevServer } from '@proverka/dev-env'
import { expect } from '../fixtures.ts'
import { visit } from '../pages/visitors.ts'
import { test as ownServer } from '../services-of-others.ts'
import { callConsole, openConsole } from './operator.ts'

/** On a server of its own, one after the other: banners are the same for everybody. */
const test = ownServer.extend({
  baseURL: async ({ services: { server } }, use) =>
    use(server.originOf('realty').replace('realty.', 'console.')),
})
test.describe.configure({ mode: 'default' })

const KEY = 'alert_privacy'

test('[CONSOLE-12] a banner is put on one page of one brand, seen there, ended and brought back by keys alone', async ({
  page,
  browser,
  services: { server },
}) => {
  const guest = await visit(browser, server.originOf('realty'), undefined)
  const seen = guest.page.getByRole('region', { name: 'Объявление' })
  await openConsole(page, '/settings')
  await expect(page.getByRole('grid', { name: 'Баннеры' })).toBeVisible()

  await test.step('a key that names no page is refused at the field', async () => {
    await page.keyboard.press('n')
    await expect(page.getByLabel('Где, ключ')).toBeFocused()
    await page.keyboard.type('alert_privasy')
    await page.keyboard.press('Tab')
    await expect(page.getByText('Такой страницы нет: выберите ключ из списка')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(page.getByLabel('Где, ключ')).toHaveAttribute('aria-invalid', 'true')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Control+A')
  })

  await test.step('it is seen before it is shown, as the site shows it', async () => {
    await page.keyboard.type(KEY)
    await page.keyboard.press('Tab')
    await page.keyboard.type('Меняем политику.')
    await page.keyboard.press('Tab')
    await page.keyboard.type('С декабря она короче.')
    const preview = page.getByRole('figure', { name: /^Как увидят/ })
    await expect(preview).toHaveCount(1)
    await expect(preview.getByRole('region', { name: 'Объявление' })).toHaveText(
      'Меняем политику. С декабря она короче.',
    )
    await expect(preview).toContainText('/privacy/')
    await guest.page.goto('/privacy/')
    await expect(seen).toHaveCount(0)
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: new RegExp(KEY) })).toContainText('включен до отмены')
  })

  await test.step('visitors see it on that page of that brand alone', async () => {
    const reply = await guest.page.goto('/privacy/')
    expect(await reply?.text()).toContain('С декабря она короче.')
    await expect(seen).toHaveText('Меняем политику. С декабря она короче.')
    const colourOf = (locator: typeof seen) =>
      locator.evaluate((element) => getComputedStyle(element).backgroundColor)
    const onSite = await colourOf(seen)
    await page.keyboard.press('j')
    await page.keyboard.press('Enter')
    const preview = page.getByRole('figure', { name: /^Как увидят/ }).getByRole('region')
    expect(await colourOf(preview)).toBe(onSite)
    await guest.page.goto('/sources/')
    await expect(seen).toHaveCount(0)
    await guest.page.goto(`${server.originOf('fiz-pro')}/privacy/`)
    await expect(seen).toHaveCount(0)
  })

  await test.step('it is ended', async () => {
    await page.getByRole('button', { name: 'Погасить сейчас' }).press('Enter')
    await expect(page.getByRole('row', { name: new RegExp(KEY) })).toContainText('выключен')
    await guest.page.goto(`${server.originOf('realty')}/privacy/`)
    await expect(seen).toHaveCount(0)
  })

  await test.step('the history brings it back', async () => {
    await page
      .getByRole('button', { name: new RegExp(`^Вернуть: ${KEY}`) })
      .first()
      .press('Enter')
    await expect(page.getByRole('row', { name: /^Включен/ })).toContainText('да')
    await page.keyboard.press('Control+Enter')
    await expect(page.getByRole('row', { name: new RegExp(KEY) })).toContainText('включен до отмены')
    await guest.page.goto('/privacy/')
    await expect(seen).toHaveText('Меняем политику. С декабря она короче.')
  })
  await guest.context.close()
})

test('[CONSOLE-12] [CONSOLE-20] both brands at once; a banner that another one changed meanwhile is refused with the difference', async ({
  page,
  expectTrouble,
  services: { server },
}) => {
  expectTrouble(/409/)
  await openConsole(page, '/settings')
  await expect(page.getByRole('grid', { name: 'Баннеры' })).toBeVisible()
  await page.keyboard.press('n')
  await expect(page.getByLabel('Где, ключ')).toBeFocused()
  await page.keyboard.type('alert_sources')
  await page.getByLabel('Текст').focus()
  await page.keyboard.type('Источники отвечают дольше')
  await page.getByLabel(/ключ alertFiz_sources/).press('Space')
  await expect(page.getByRole('figure', { name: /^Как увидят/ })).toHaveCount(2)
  await page.keyboard.press('Control+Enter')
  for (const key of ['alert_sources', 'alertFiz_sources'])
    await expect(page.getByRole('row', { name: new RegExp(`${key} `) })).toContainText('включен')
  for (const site of ['realty', 'fiz-pro'] as const)
    expect(await textOf(server, site)).toContain('Источники отвечают дольше')

  // The row of the first brand.
  await page.getByRole('grid').focus()
  while ((await page.getByLabel('Текст').count()) === 0) {
    await page.keyboard.press('j')
    const row = await page.getByRole('grid').getAttribute('aria-activedescendant')
    const words = await page.locator(`[id="${row}"]`).textContent()
    if (words?.includes('alert_sources')) await page.keyboard.press('Enter')
  }
  await page.getByLabel('Текст').focus()
  await page.keyboard.press('Control+A')
  await page.keyboard.type('Мой текст')
  await callConsole(page, 'PUT', '/admin/banners', {
    places: [{ key: 'alert_sources', version: 1 }],
    value: 'Текст другого',
    enabled: true,
  })
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Изменил другой сотрудник')).toBeVisible()
  await expect(page.getByRole('row', { name: /Источники отвечают дольше.*Текст другого/ })).toBeVisible()
  expect(await textOf(server, 'realty')).toContain('Текст другого')
  await page.getByRole('button', { name: 'Видел, правлю дальше' }).press('Enter')
  await page.getByLabel('Текст').press('Control+Enter')
  await expect(page.getByRole('row', { name: /alert_sources/ })).toContainText('Мой текст')
  expect(await textOf(server, 'realty')).toContain('Мой текст')
})

const textOf = async (server: DevServer, site: 'fiz-pro' | 'realty') =>
  (await fetch(`${server.originOf(site)}/sources/`)).text()
