import { expect, test } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { becomeClient } from '../pages/visitors.ts'
import { openConsole } from './operator.ts'

const ARTICLE = 'zadatok-i-avans'
const PATH = `/blog/${ARTICLE}/`

test('[CONSOLE-14] a comment is hidden with a reason and restored by keys alone; its author learns why', async ({
  page,
  browser,
  baseURL,
  emailTo,
}) => {
  const origin = String(baseURL).replace('console.', 'realty.')
  const words = `Снимаю обременения, 8 912 345-67-89, номер ${Date.now()}`
  const email = `author-${Date.now()}@example.com`
  const author = await (await browser.newContext({ baseURL: origin })).newPage()
  await becomeClient(author, email)
  await callAs(author, 'POST', `/articles/${ARTICLE}/comments`, { content: words })
  const guest = await (await browser.newContext({ baseURL: origin })).newPage()
  await guest.goto(PATH)
  await expect(guest.getByText(words)).toBeVisible()

  await openConsole(page, '/articles/comments')
  const row = page.getByRole('row').filter({ hasText: words })
  await expect(row).toContainText('телефон в тексте')
  await expect(row).toContainText('Л···')
  // It is the newest of those that wait, and so the last.
  for (let step = 0; step < 100 && !(await isCurrent()); step++) await page.keyboard.press('j')
  await page.keyboard.press('x')
  await page.keyboard.press('h')
  const dialog = page.getByRole('dialog')
  const reason = dialog.getByRole('radio', { name: 'Реклама' })
  await dialog.getByRole('radio').first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(reason).toBeChecked()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(row).toHaveCount(0)

  await guest.reload()
  await expect(guest.getByRole('heading', { name: /омментари/ }).last()).toBeVisible()
  await expect(guest.getByText(words)).toHaveCount(0)
  await author.goto(PATH)
  await expect(author.getByRole('listitem').filter({ hasText: words })).toContainText('скрыт: Реклама')
  expect((await emailTo(email, /скрыт/)).text).toContain('Причина: Реклама.')

  await page.goto('/articles/comments?view=hidden')
  await expect(row).toBeVisible()
  for (let step = 0; step < 100 && !(await isCurrent()); step++) await page.keyboard.press('j')
  await page.keyboard.press('Enter')
  await expect(page.getByText('admin@example.com · Реклама')).toBeVisible()
  await page.keyboard.press('x')
  await page.keyboard.press('p')
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Control+Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Вернули на сайт')).toBeVisible()

  await guest.reload()
  await expect(guest.getByText(words)).toBeVisible()
  await emailTo(email, /снова на сайте/)
  await author.context().close()
  await guest.context().close()

  async function isCurrent(): Promise<boolean> {
    const active = await page.getByRole('grid').getAttribute('aria-activedescendant')
    return (await row.count()) > 0 && (await row.getAttribute('id')) === active
  }
})
