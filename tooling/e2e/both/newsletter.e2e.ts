import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { emailsTo } from '../outbox.ts'
import { tryUnderFaults, untilRunning } from '../pages/acts.ts'
import { withFaults } from '../pages/faults.ts'
import { registerByApi } from '../pages/order-by-api.ts'
import { callAs } from '../pages/own-api.ts'
import { signInAs, signInWith } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const OWN = 'korrektura-1913'

async function signIn(page: Page, email: string, password?: string): Promise<void> {
  await page.goto('/?auth=login')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await (password === undefined ? signInAs(page, email) : signInWith(page, email, password))
  await expect(page.getByRole('dialog')).toBeHidden()
}

async function inOwnBrowser(browser: Browser, work: (page: Page) => Promise<void>): Promise<void> {
  const context = await browser.newContext()
  await work(await context.newPage())
  await context.close()
}

/** The editor sends the news of a month, which otherwise go out by themselves at its end. */
const sendNews = (browser: Browser, month: string) =>
  inOwnBrowser(browser, async (page) => {
    await signIn(page, 'admin@example.com')
    const { status } = await callAs(page, 'POST', '/admin/newsletter', { month })
    expect(status).toBe(200)
  })

test(
  '[CAB-01] own consents have text, version and time; withdrawing marketing by an email stops these emails at once',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo }) => {
    test.setTimeout(120_000)
    // No longer than the other one: the header of a longer address is folded.
    const kept = ownEmail.replace('example.com', 'kept.test')
    await registerByApi(browser, ownEmail, OWN)
    await registerByApi(browser, kept, OWN)
    await inOwnBrowser(browser, async (other) => {
      await signIn(other, kept, OWN)
      await callAs(other, 'PUT', '/account/consents/marketing', { given: true, page: '/user/settings/' })
    })

    await signIn(page, ownEmail, OWN)
    await page.goto('/user/settings/')
    const table = page.getByRole('main').getByRole('table', { name: 'Согласия' })
    const news = table.getByRole('row').filter({ hasText: 'Новости' })
    await expect(news).toContainText(/Не.давали/)
    const personal = table.getByRole('row').filter({ hasText: 'Обработка персональных данных' })
    await expect(personal).toContainText(/Дано \d\d\.\d\d\.\d{4}/)
    await personal.getByRole('button', { name: /редакция от/ }).click()
    await expect(page.getByRole('dialog').getByText('Вы разрешаете')).toBeVisible()
    await page.keyboard.press('Escape')
    await news.getByRole('button', { name: 'Дать согласие на письма' }).click()
    await expect(news).toContainText(/Дано \d\d\.\d\d\.\d{4}/)

    await sendNews(browser, '2026-08')
    const email = await emailTo(ownEmail, /Новое в блоге за август/)
    const link = /Отписаться: (\S+)/.exec(email.text)?.[1] ?? ''
    await test.step('the link works without a sign-in, under 500, no answer and a lost answer, too', async () => {
      await inOwnBrowser(browser, async (guest) => {
        const faults = await withFaults(guest)
        await guest.goto(link)
        // What is drawn for a guest waits for a touch.
        await guest.keyboard.press('Shift')
        await untilRunning(guest)
        await tryUnderFaults(guest, faults, {
          title: 'no more news',
          call: 'POST /unsubscribe/*',
          press: () => guest.getByRole('button', { name: 'Отписаться' }),
          done: () => expect(guest.getByRole('heading', { name: /Новостей больше не.будет/ })).toBeVisible(),
        })
      })
    })
    await page.reload()
    await expect(news).toContainText(/Отозвано \d\d\.\d\d\.\d{4}/)

    await sendNews(browser, '2026-09')
    await emailTo(kept, /Новое в блоге за сентябрь/)
    expect(emailsTo(ownEmail).map(({ subject }) => subject)).not.toContain('Новое в блоге за сентябрь')
  },
)
