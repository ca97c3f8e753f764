import type { Page } from '@playwright/test'
import { refuseCounters } from '../pages/checkout.ts'
import { expect, test } from '../fixtures.ts'

const FLAT = '00:14:0203005:1047'

const line = (page: Page) => page.getByRole('combobox', { name: /адрес или кадастровый номер/i })

async function openHome(page: Page): Promise<void> {
  await page.goto('/')
  await refuseCounters(page)
}

for (const text of ['Кленовая 14 47', 'rktyjdfz 14 47', 'Кленовая 14, кв 47']) {
  test(`[SEARCH-21] Enter takes what the suggestions mean by «${text}»`, async ({ page }) => {
    await openHome(page)
    await line(page).fill(text)
    await line(page).press('Enter')
    await expect(page).toHaveURL(`/object/${FLAT}/`)
  })
}

test('[SEARCH-22] Enter on «Полевая 3» offers its four records; Back brings them and the text', async ({
  page,
}) => {
  await openHome(page)
  await line(page).fill('Полевая 3')
  await line(page).press('Enter')
  const results = page.getByRole('dialog', { name: 'Выберите объект' })
  await expect(results.getByText('Найдено: 4')).toBeVisible()
  await results
    .getByRole('button', { name: /^Выбрать/ })
    .first()
    .click()
  await expect(page).toHaveURL('/object/00:14:0203009:301/')
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203009:301' })).toBeVisible()
  await expect(results).toBeHidden()

  await page.goBack()
  await expect(results.getByText('Найдено: 4')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(results).toBeHidden()
  await expect(line(page)).toHaveValue(/Полевая/)
})

test('[SEARCH-21] Back from the one object that was found brings the text', async ({ page }) => {
  await openHome(page)
  await line(page).fill(FLAT)
  await line(page).press('Enter')
  await expect(page).toHaveURL(`/object/${FLAT}/`)
  await page.goBack()
  await expect(line(page)).toHaveValue(FLAT)
})

for (const text of [
  'Кадастровый номер: 00:14:0203005:1047.',
  '«ОО:14:О2ОЗОО5:\u200b1О47»',
  'https://nspd.gov.ru/map?thematic=PKK&zoom=16&query=00%3A14%3A0203005%3A1047&active_layers=37578',
]) {
  test(`[INPUT-01] [INPUT-02] a pasted number opens its object: «${text}»`, async ({ page }) => {
    await openHome(page)
    await line(page).fill(text)
    await line(page).press('Enter')
    await expect(page).toHaveURL(`/object/${FLAT}/`)
  })
}

for (const text of ['Клиновоя 14 47', 'klenovaya 14, kv. 47']) {
  test(`[INPUT-10] «${text}» is asked about while typing`, async ({ page }) => {
    await openHome(page)
    await line(page).fill(text)
    const list = page.getByRole('listbox', { name: 'Возможно, вы имели в виду' })
    await expect(list.getByRole('option').first()).toContainText('ул. Кленовая, д. 14, кв. 47')
    await line(page).press('Enter')
    await expect(line(page)).toHaveAccessibleDescription(
      /Возможно, вы имели в виду: .*Кленовая, д. 14, кв. 47/,
    )
    await expect(page).toHaveURL('/')
  })
}

test('[INPUT-10] an unknown town is named while typing and at the field', async ({ page }) => {
  await openHome(page)
  await line(page).fill('Урюпинск, Кленовая 14')
  await expect(
    page.getByRole('status').filter({ hasText: 'Такого города нет в реестре: Урюпинск' }),
  ).toBeAttached()
  await line(page).press('Enter')
  await expect(line(page)).toHaveAccessibleDescription('Такого города нет в реестре: Урюпинск')
  await expect(page).toHaveURL('/')
})

test('what suggestions cannot read keeps its stated word', async ({ page }) => {
  await openHome(page)
  await line(page).fill('Образцовск')
  await line(page).press('Enter')
  await expect(line(page)).toHaveAccessibleDescription('Укажите квартиру или кадастровый номер')
  await expect(page).toHaveURL('/')
})

test('[SEARCH-22] choosing a house opens its flats', async ({ page }) => {
  await openHome(page)
  await line(page).fill('Кленовая 14')
  await page.getByRole('option', { name: 'г. Образцовск, ул. Кленовая, д. 14', exact: true }).click()
  const results = page.getByRole('dialog', { name: 'Выберите объект' })
  await expect(results.getByText('Найдено: 60')).toBeVisible()
})

test('[SEARCH-18] the list of suggestions opens where the keyboard of a phone is not', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 520 })
  await openHome(page)
  await line(page).scrollIntoViewIfNeeded()
  await line(page).fill('Кленовая')
  const first = page.getByRole('option').first()
  await expect(first).toBeVisible()
  const list = await page.getByRole('listbox').boundingBox()
  expect(list?.y).toBeGreaterThanOrEqual(0)
  expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(520)
})

test('an over-long text gets a word at the field, and from the server', async ({ page, expectTrouble }) => {
  expectTrouble(/400/)
  const text = 'Кленовая 14, кв 47\t54,3\n'.repeat(125)
  const word = /Слишком длинный текст: оставьте один адрес или номер/
  await openHome(page)
  await line(page).fill(text)
  await line(page).press('Enter')
  await expect(line(page)).toHaveAccessibleDescription(word)
  await expect(page).toHaveURL('/')

  const answer = await page.evaluate(async (query) => {
    const response = await fetch(`/api/search?${new URLSearchParams({ query }).toString()}`)
    return { status: response.status, body: await response.text() }
  }, text)
  expect(answer).toEqual({ status: 400, body: expect.stringMatching(word) })
})
