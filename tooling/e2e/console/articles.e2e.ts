import { expect, test } from '../fixtures.ts'
import { openConsole } from './operator.ts'

test('[CONSOLE-13] an article is written, previewed, published at a time, edited and brought back, by keys alone', async ({
  page,
  browser,
  baseURL,
}) => {
  test.slow()
  const stamp = Date.now()
  const title = `Пять строк выписки ${stamp}`
  const path = `/blog/pyat-strok-vypiski-${stamp}/`
  const origin = String(baseURL).replace('console.', 'realty.')
  const guest = await (await browser.newContext({ baseURL: origin })).newPage()
  await guest.goto('/privacy/')
  const statusOf = (address: string) => guest.evaluate(async (url) => (await fetch(url)).status, address)
  const textOf = (address: string) => guest.evaluate(async (url) => (await fetch(url)).text(), address)
  const dialog = page.getByRole('dialog')
  const source = page.getByLabel('Текст', { exact: true })
  const save = async (version: number) => {
    await page.keyboard.press('Control+Enter')
    await expect(page.getByText(`Сохранено: версия ${version}`).first()).toBeVisible()
    // Back to the keys of the screen.
    await page.keyboard.press('Escape')
  }

  await test.step('written and previewed, seen by nobody else', async () => {
    await openConsole(page, '/articles')
    await expect(page.getByRole('navigation', { name: 'Статьи' }).getByRole('link').first()).toBeVisible()
    await page.keyboard.press('n')
    await expect(dialog.getByLabel('Заголовок')).toBeFocused()
    await page.keyboard.type(title)
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(source).toBeVisible()
    await page.getByLabel('Описание').focus()
    await page.keyboard.type('Какие строки выписки смотреть перед задатком.')
    await page.getByRole('textbox', { name: 'Раздел' }).focus()
    await page.keyboard.type('Документы')
    await page.keyboard.press('Escape')
    await page.keyboard.press('e')
    await expect(source).toBeFocused()
    await page.keyboard.type(
      '# Ищите раздел 2\n\nНайдите [квартиру](search) <b>сами</b>.\n\nСсылка [сюда](nikuda).',
    )
    const site = page.frameLocator('iframe')
    await expect(site.getByRole('heading', { level: 2, name: /^Ищите раздел/ })).toBeVisible()
    await expect(site.getByText('<b>сами</b>')).toBeVisible()
    const facts = page.getByRole('list', { name: 'Перед выходом' })
    await expect(facts).toContainText('Ссылки никуда не ведут: nikuda')
    for (let sign = 0; sign < 'Ссылка [сюда](nikuda).'.length; sign++) await page.keyboard.press('Backspace')
    await expect(facts).toContainText('Страниц по ссылкам: 1')
    await save(2)
    expect(await statusOf(path)).toBe(404)
  })

  await test.step('published at a time', async () => {
    await page.keyboard.press('p')
    await dialog.getByRole('radio').first().focus()
    await page.keyboard.press('ArrowDown')
    // Half a minute from now at least, in the words of Moscow.
    const at = new Date(Date.now() + 90_000)
    const words = at.toLocaleString('ru-RU', { timeZone: 'Europe/Moscow' })
    const [day = '', time = ''] = words.split(', ')
    await dialog.getByLabel('День').focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(day)
    await dialog.getByLabel('Время', { exact: true }).focus()
    await page.keyboard.press('Control+A')
    await page.keyboard.type(time.slice(0, 5))
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(
      page.getByRole('navigation', { name: 'Статьи' }).getByRole('link', { name: title }),
    ).toContainText(`выйдет ${day}, ${time.slice(0, 5)}`)
    await expect.poll(() => statusOf(path), { timeout: 120_000 }).toBe(200)
    await guest.goto(path)
    await expect(guest.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(guest.getByText('<b>сами</b>')).toBeVisible()
    for (const feed of ['/blog/rss.xml', '/sitemap.xml']) expect(await textOf(feed)).toContain(path)
    await guest.goto(`/blog/?title=${stamp}`)
    await expect(guest.getByRole('link', { name: title })).toBeVisible()
  })

  await test.step('edited', async () => {
    await page.reload()
    await expect(source).toBeVisible()
    await page.keyboard.press('e')
    await expect(source).toBeFocused()
    await page.keyboard.press('Control+End')
    await page.keyboard.type('\n\nСтрока, о которой пожалели.')
    await save(3)
    await guest.goto(path)
    await expect(guest.getByText('Строка, о которой пожалели.')).toHaveCount(0)
    await page.keyboard.press('p')
    await expect(dialog.getByRole('row', { name: /версию 2 версию 3/ })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await guest.goto(path)
    await expect(guest.getByText('Строка, о которой пожалели.')).toBeVisible()
  })

  await test.step('the former version is brought back', async () => {
    await page.keyboard.press('v')
    await expect(dialog.getByText('+ Строка, о которой пожалели.')).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await expect(page.getByText('Вернули: теперь это версия 4').first()).toBeVisible()
    await expect(source).not.toHaveValue(/пожалели/)
    await page.keyboard.press('p')
    await expect(dialog.getByRole('row', { name: /версию 3 версию 4/ })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    await guest.goto(path)
    await expect(guest.getByRole('heading', { level: 2, name: /^Ищите раздел/ })).toBeVisible()
    await expect(guest.getByText('Строка, о которой пожалели.')).toHaveCount(0)
  })

  await test.step('moved: the former address leads to the new one', async () => {
    await page.getByLabel('Адрес после /blog/').focus()
    await page.keyboard.press('End')
    await page.keyboard.type('-2')
    await save(5)
    await page.keyboard.press('p')
    await expect(dialog.getByRole('row', { name: /прежний ведет сюда/ })).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const answer = await guest.goto(path)
    expect((await answer?.request().redirectedFrom()?.response())?.status()).toBe(301)
    await expect(guest).toHaveURL(/-2\/$/)
  })

  await test.step('withdrawn', async () => {
    await page.keyboard.press('u')
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Control+Enter')
    await expect(dialog).toBeHidden()
    const moved = path.replace(/\/$/, '-2/')
    expect(await statusOf(moved)).toBe(410)
    for (const feed of ['/blog/rss.xml', '/sitemap.xml']) expect(await textOf(feed)).not.toContain(moved)
  })
  await guest.context().close()
})
