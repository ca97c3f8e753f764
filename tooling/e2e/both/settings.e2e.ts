import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { orderByApi } from '../pages/order-by-api.ts'
import { signInWith } from '../pages/sign-in.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const OWN = 'korrektura-1913'

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/?auth=login')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await signInWith(page, email, password)
}

const settings = async (page: Page) => {
  await page.goto('/user/settings/')
  await expect(page.getByRole('heading', { level: 1, name: 'Настройки' })).toBeVisible()
}

const linkIn = ({ text }: { text: string }): string => /\/confirm-email\/#[\w-]+/.exec(text)?.[0] ?? ''

test(
  '[CAB-02, CAB-03] from a mailed password to the deleted account: sessions, another address, all own data',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo, expectTrouble }) => {
    test.setTimeout(120_000)
    expectTrouble(/401|Вход не удался/)
    await orderByApi(browser, ownEmail)
    const mailed = /Пароль: (\S+)/.exec((await emailTo(ownEmail, /Ваш кабинет и пароль/)).text)?.[1] ?? ''
    await signIn(page, ownEmail, mailed)
    await page
      .getByRole('dialog', { name: 'Задайте свой пароль' })
      .getByRole('button', { name: 'Закрыть' })
      .click()

    await settings(page)
    await page.getByRole('button', { name: 'Задать пароль' }).last().click()
    await page.getByLabel('Новый пароль', { exact: true }).fill(OWN)
    await page.getByLabel('Новый пароль еще раз').fill(OWN)
    await page.keyboard.press('Enter')
    await expect(page.getByText('Пароль изменен, остальные входы завершены')).toBeVisible()

    await test.step('a second browser is signed out by the first', async () => {
      const context = await browser.newContext()
      const second = await context.newPage()
      await signIn(second, ownEmail, OWN)
      await expect(second.getByRole('dialog')).toBeHidden()
      await page.reload()
      await page.getByRole('button', { name: 'Завершить остальные' }).click()
      await expect(page.getByText('Завершено: 1 вход')).toBeVisible()
      await second.goto('/privacy/')
      await expect(second.getByRole('banner').getByText('Войти')).toBeVisible()
      await context.close()
    })

    await test.step('consents have their words and are taken back', async () => {
      await page.getByRole('button', { name: 'Дать согласие на письма' }).click()
      await page.getByRole('button', { name: 'Отозвать согласие на письма' }).click()
      await expect(page.getByText(/^Отозвано \d\d\.\d\d\.\d{4}/)).toBeVisible()
      await page
        .getByRole('button', { name: /редакция от/ })
        .first()
        .click()
      await expect(page.getByRole('dialog').getByText('Вы разрешаете')).toBeVisible()
      await page.keyboard.press('Escape')
    })

    // No longer than the other one: the header of a longer address is folded.
    const fresh = ownEmail.replace('example.com', 'new.test')
    await test.step('the address changes with the word of both readers', async () => {
      await page.getByRole('button', { name: 'Сменить почту' }).click()
      await page.getByLabel('Новая почта').fill(fresh)
      await page.getByRole('button', { name: 'Отправить письма' }).click()
      await expect(page.getByRole('list', { name: 'Смена почты' })).toBeVisible()
      await page.goto(linkIn(await emailTo(ownEmail, /Подтвердите смену почты/)))
      await expect.poll(() => new URL(page.url()).hash).toBe('')
      await page.getByRole('button', { name: 'Подтвердить смену' }).click()
      await expect(page.getByRole('heading', { name: 'Прежний адрес подтвержден' })).toBeVisible()
      await page.goto(linkIn(await emailTo(fresh, /Подтвердите новую почту/)))
      await page.getByRole('button', { name: 'Подтвердить смену' }).click()
      await expect(page.getByRole('heading', { name: /Почта.сменена/ })).toBeVisible()
      await settings(page)
      await expect(page.getByText(fresh, { exact: true }).filter({ visible: true }).first()).toBeVisible()
    })

    await test.step('all own data come as an archive', async () => {
      await page.getByRole('button', { name: 'Собрать все мои данные' }).click()
      const coming = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Скачать все мои данные' }).click({ timeout: 60_000 })
      const archive = await readFile(await (await coming).path())
      for (const name of ['orders.json', 'consents.json', 'operations.json'])
        expect(archive.includes(name)).toBe(true)
    })

    await test.step('the deletion says what the law keeps, and nobody signs in after it', async () => {
      const button = page.getByRole('button', { name: 'Удалить кабинет' })
      await expect(async () => {
        await settings(page)
        await expect(button).toBeEnabled({ timeout: 5000 })
      }).toPass({ timeout: 120_000 })
      await expect(page.getByText(/^31\.12\.\d{4}$/)).toBeVisible()
      await button.click()
      await page.getByLabel('Пароль кабинета').fill(OWN)
      await page.getByRole('button', { name: 'Удалить навсегда' }).click()
      await expect(page.getByRole('banner').getByText('Войти')).toBeVisible()
      expect((await emailTo(fresh, /Кабинет удален/)).text).toContain('закон велит хранить до 31.12.')
      await signIn(page, fresh, OWN)
      await expect(page.getByText('Неверный логин или пароль')).toBeVisible()
    })
  },
)

test('the menu of the settings marks the section that is read', async ({ page, ownEmail }) => {
  await registerByCalls(page, ownEmail)
  await settings(page)
  const menu = page.getByRole('navigation', { name: 'Разделы настроек' })
  const current = menu.locator('[aria-current]')
  await expect(current).toHaveText('Вы')
  // A panel that fills above moves what is read.
  await expect(page.getByRole('main').getByText('Загружаем')).toHaveCount(0)
  await page
    .getByRole('heading', { name: 'Согласия', exact: true })
    .evaluate((heading) => heading.scrollIntoView())
  await expect(current).toHaveText('Согласия')
  await page.getByRole('button', { name: 'Удалить кабинет' }).focus()
  await expect(current).toHaveText('Выгрузка, удаление')
})
