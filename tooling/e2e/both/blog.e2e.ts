import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { watchApp } from '../pages/app-ready.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const CONTEST = '/blog/chistaya-vypiska/'
const COMMENTS = '/articles/raspiska-po-punktam/comments'
const ON_PAGE = 10
/** The app of the site; the module that starts it has a different name. */
const APP = /\/assets\/(?:index|app)-/

/** Without what a browser only sets: no-break spaces. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 })
const datesOf = (page: Page) =>
  page
    .getByRole('main')
    .locator('time')
    .evaluateAll((times) => times.map((time) => time.getAttribute('datetime') ?? ''))

test('[ROUTE-002, BLOG-01, BLOG-02, BLOG-04] the blog lists the newest articles first, with all that they say, by tens', async ({
  page,
}) => {
  await page.goto('/blog/')
  await expect(page.getByRole('heading', { level: 1, name: 'Блог' })).toBeVisible()
  await expect(titles(page)).toHaveCount(ON_PAGE)
  const first = await datesOf(page)
  expect(first).toEqual(first.toSorted().toReversed())
  const row = page.getByRole('listitem').filter({ hasText: 'Продавец-банкрот' })
  await expect(page.getByText(/^Показаны\s1–10\sиз\s\d+$/)).toBeVisible()
  await page.getByRole('link', { name: 'Страница 2' }).click()
  await expect(page).toHaveURL(/\/blog\/\?page=2$/)
  await expect(page.getByText(/^Показаны\s11–20\sиз\s\d+$/)).toBeVisible()
  await expect(row.locator('time')).toHaveText('13.08.2026')
  await expect(row).toContainText('Люди')
  await expect(row).toContainText('Редакция «Проверки»')
  await expect(row).toContainText('оценок пока нет')
  await expect(row.getByRole('link', { name: 'банкротство' })).toBeVisible()
  await expect(row.locator('img')).toHaveAttribute('src', /^data:image\/svg\+xml,/)
  const second = await datesOf(page)
  expect(second[0]! <= first.at(-1)!).toBe(true)
  await page.goBack()
  await expect(page.getByText(/^Показаны\s1–10/)).toBeVisible()
})

test('[BLOG-03, BLOG-06] title, section, tag and author narrow the list, and the address keeps what was chosen', async ({
  page,
}) => {
  await page.goto('/blog/')
  await page.getByLabel('Найти в заголовках').fill('ВЫПИСК')
  await page.getByLabel('Раздел').selectOption('Документы')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/title=.+&category=/)
  await expect(titles(page)).toHaveText([/Как проверить подпись выписки/])
  await page.reload()
  await expect(page.getByLabel('Найти в заголовках')).toHaveValue('ВЫПИСК')
  await expect(titles(page)).toHaveCount(1)
  await page.getByRole('main').getByRole('link', { name: 'Сбросить' }).click()
  await expect(titles(page)).toHaveCount(ON_PAGE)

  await page
    .getByRole('navigation', { name: 'Темы' })
    .getByRole('link', { name: /^банкротство/ })
    .click()
  await expect(page).toHaveURL(/tag=/)
  const rows = page
    .getByRole('main')
    .locator('li')
    .filter({ has: page.getByRole('heading', { level: 2 }) })
  await expect(rows.first()).toBeVisible()
  await expect(
    rows.filter({ hasNot: page.getByRole('link', { name: 'банкротство', exact: true }) }),
  ).toHaveCount(0)

  // What is chosen while the list of before is still on its way stays.
  await page.getByRole('main').getByRole('link', { name: 'Сбросить' }).click()
  await page.getByLabel('Автор').selectOption({ index: 1 })
  const author = await page.getByLabel('Автор').inputValue()
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(/\/blog\/\?author=/)
  await expect(rows.filter({ hasNotText: author })).toHaveCount(0)

  await page.goto('/blog/?title=такого-нет')
  await expect(page.getByText('Таких статей нет')).toBeVisible()
})

test('[BLOG-03] before the app runs, too, the address says only what was chosen', async ({ page }) => {
  // The app never comes.
  await page.route(APP, () => undefined)
  await page.goto('/blog/')
  await page.getByLabel('Раздел').selectOption('Документы')
  await page.getByRole('button', { name: 'Найти' }).click()
  await expect(page).toHaveURL(`/blog/?category=${encodeURIComponent('Документы')}`)
  await expect(titles(page).first()).toBeVisible()
})

test('[ROUTE-003, BLOG-05] an article has its title, contents, laws and checks; an unknown one is a 404', async ({
  page,
  expectTrouble,
}) => {
  await page.goto('/blog/')
  await page.getByRole('link', { name: /Выписка чистая/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Выписка чистая/ })).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Содержание' })
    .getByRole('link', { name: 'Девять вопросов' })
    .click()
  await expect(page.getByRole('heading', { level: 2, name: 'Девять вопросов' })).toBeInViewport()
  await expect(page.getByRole('complementary').filter({ hasText: /61\.2\sзакона/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Проверить\s—\s99\s₽$/ })).toHaveAttribute(
    'href',
    '/check-person/',
  )

  expectTrouble(/404/)
  const answer = await page.goto('/blog/net-takoy/')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1, name: /^Страница не\sнайдена/ })).toBeVisible()
})

test('the HTML of an article tells search engines what it is, in the words of schema.org', async ({
  page,
  baseURL,
}) => {
  // What the server sent, before any script.
  const html = (await (await page.goto(CONTEST))?.text()) ?? ''
  const told = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text = '']) => JSON.parse(text) as Record<string, unknown>,
  )
  const dataOf = (type: string) => told.find((data) => data['@type'] === type)
  const heading = await page.getByRole('heading', { level: 1 }).innerText()
  const day = await page.locator('header time').first().getAttribute('datetime')
  const article = dataOf('Article')
  expect(article).toMatchObject({
    '@context': 'https://schema.org',
    datePublished: day,
    dateModified: await page.locator('header time').last().getAttribute('datetime'),
    inLanguage: 'ru',
    mainEntityOfPage: new URL(CONTEST, baseURL).href,
    author: { '@type': 'Organization', name: 'Редакция «Проверки»' },
    publisher: { '@type': 'Organization' },
  })
  // The picture that a shared link shows, and it is there.
  const picture = await page.locator('meta[property="og:image"]').getAttribute('content')
  expect(article?.['image']).toBe(picture)
  const drawn = await page.evaluate(
    async (path) => {
      const answer = await fetch(path)
      return [answer.status, answer.headers.get('content-type')]
    },
    new URL(picture ?? '').pathname,
  )
  expect(drawn).toEqual([200, 'image/png'])
  expect(plain(String(article?.['headline']))).toBe(plain(heading))
  expect(plain(String(article?.['description'])).length).toBeGreaterThan(20)
  const way = dataOf('BreadcrumbList')?.['itemListElement'] as readonly { readonly name: string }[]
  expect(way.map(({ name }) => plain(name))).toEqual(['Блог', plain(heading)])
})

test('the app of an article waits for a touch, unless something was ticked here', async ({ page }) => {
  const ready = await watchApp(page)
  await page.goto(CONTEST, { waitUntil: 'networkidle' })
  await expect(ready).toHaveCount(0)
  await page.getByRole('checkbox', { name: /^Супруг согласен/ }).check()
  await expect(page.getByText(/^Отмечено 1 из\s9$/)).toBeVisible()
  await page.reload()
  await expect(ready).toHaveCount(1)
  await expect(page.getByText(/^Отмечено 1 из\s9$/)).toBeVisible()
})

test('an article counts the days of the law, and keeps what was ticked in this browser', async ({ page }) => {
  await page.goto(CONTEST)
  await page.getByLabel('Дата сделки', { exact: true }).fill('18.03.2026')
  const terms = page.getByRole('region', { name: 'До какого дня сделку могут оспорить' })
  await expect(terms.getByRole('listitem').last()).toContainText('18.03.2029')
  await expect(terms).toContainText(/примут до\s18\.03\.2029/)
  await page.getByRole('checkbox', { name: /^Супруг согласен/ }).check()
  await page.reload()
  await expect(page.getByRole('checkbox', { name: /^Супруг согласен/ })).toBeChecked()
  await expect(page.getByText(/^Отмечено 1 из\s9$/)).toBeVisible()
})

test(
  '[BLOG-07, BLOG-08, BLOG-09] who is signed in rates and writes; a foreign or hidden comment cannot be touched',
  { tag: '@long' },
  async ({ page, browser, ownEmail }) => {
    test.setTimeout(60_000)
    const path = '/blog/raspiska-po-punktam/'
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Войдите, чтобы оценить' })).toBeVisible()
    await registerByCalls(page, ownEmail)
    await page.goto(path)
    await page.getByRole('radio', { name: /^2/ }).click({ force: true })
    await expect(page.getByText(/оценка 2,0 из\s5, 1\sголос/)).toBeVisible()
    await page.getByRole('radio', { name: /^5/ }).click({ force: true })
    await expect(page.getByText(/оценка 5,0 из\s5, 1\sголос/)).toBeVisible()

    const words = `Расписку приняли ${ownEmail.length} <b>раз</b>`
    await page.getByRole('textbox', { name: 'Комментарий' }).fill(words)
    await page.getByRole('button', { name: 'Отправить' }).click()
    const own = page.getByRole('listitem').filter({ hasText: words })
    await expect(own.getByRole('button', { name: 'Удалить свой комментарий' })).toBeVisible()
    await expect(page.getByRole('textbox', { name: 'Комментарий' })).toHaveValue('')

    await test.step('another person reads it and cannot delete it', async () => {
      const other = await (await browser.newContext()).newPage()
      await registerByCalls(other, `other-${ownEmail}`)
      await other.goto(path)
      const foreign = other.getByRole('listitem').filter({ hasText: words })
      await expect(foreign).toBeVisible()
      await expect(foreign.getByRole('button')).toHaveCount(0)
      const { data } = await callAs(page, 'GET', COMMENTS)
      const { id = '' } =
        (data as { id: string; content: string }[]).find(({ content }) => content === words) ?? {}
      expect(await callAs(other, 'DELETE', `${COMMENTS}/${id}`)).toMatchObject({ status: 403 })
      await other.context().close()
    })

    await test.step('one that an admin hides is gone for readers', async () => {
      const admin = await (await browser.newContext()).newPage()
      await admin.goto('/?auth=login')
      await signInAs(admin, 'admin@example.com')
      const { data } = await callAs(admin, 'GET', COMMENTS)
      const { id = '' } =
        (data as { id: string; content: string }[]).find(({ content }) => content === words) ?? {}
      await admin.goto(path)
      await expect(
        admin
          .getByRole('listitem')
          .filter({ hasText: words })
          .getByRole('button', { name: 'Удалить комментарий' }),
      ).toBeVisible()
      const hide = (blocked: boolean) => callAs(admin, 'PUT', `${COMMENTS}/${id}/blocked`, { blocked })
      expect(await hide(true)).toMatchObject({ status: 200 })
      const guest = await (await browser.newContext()).newPage()
      await guest.goto(path)
      await expect(guest.getByRole('heading', { name: 'Комментарии' })).toBeVisible()
      await expect(guest.getByText(words)).toHaveCount(0)
      await guest.context().close()
      // Its author sees it, and that others do not.
      await page.reload()
      await expect(own).toContainText('скрыт, причина не указана')
      await hide(false)
      await page.reload()
      await admin.context().close()
    })

    await own.getByRole('button', { name: 'Удалить свой комментарий' }).click()
    await expect(own).toHaveCount(0)
    await page.reload()
    await expect(page.getByText(words)).toHaveCount(0)
  },
)

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false })

  test('the blog and its articles can be read, searched and subscribed to', async ({
    page,
    expectTrouble,
  }) => {
    // Its scripts are named in the page, and a browser without scripts refuses them.
    expectTrouble(/\.js csp$/)
    await page.goto('/blog/')
    await page.getByLabel('Найти в заголовках').fill('налог')
    await page.getByRole('button', { name: 'Найти' }).click()
    await expect(titles(page)).toHaveText([/^Налог с\sпродажи квартиры/])
    await titles(page).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Налог с\sпродажи/)
    const rss = await fetch(new URL('/blog/rss.xml', page.url()))
    expect(rss.headers.get('content-type')).toContain('application/rss+xml')
    expect(await rss.text()).toContain('/blog/nalog-s-prodazhi-kvartiry/')
  })
})
