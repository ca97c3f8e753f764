import { expect, test } from '../fixtures.ts'

test('[SEARCH-22] a link to a search keeps its text, and its choice works, when the script is there', async ({
  page,
}) => {
  const searches: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/search') searches.push(request.url())
  })
  const address = `/search/?query=${encodeURIComponent('Полевая 3, кв 1')}`
  await page.goto(address)
  await expect(page.getByText('Найдено: 4')).toBeVisible()
  // The first touch starts the script.
  await page.keyboard.press('Shift')
  await expect(page.getByRole('button', { name: 'Только необходимые' })).toBeVisible()
  await expect.poll(() => decodeURIComponent(page.url())).toContain('/search/?query=Полевая 3, кв 1')
  await expect(page.getByRole('main').getByRole('combobox')).toHaveValue('Полевая 3, кв 1')
  await expect(page.getByText('Найдено: 4')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Выберите объект' })).toHaveCount(0)
  // The page that the server drew with this search is not searched for again but to take its place.
  expect(searches.length).toBeLessThanOrEqual(1)
  await page.getByRole('link', { name: 'Открыть 00:14:0203009:301' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '00:14:0203009:301' })).toBeVisible()
  await page.goBack()
  await expect(page.getByText('Найдено: 4')).toBeVisible()
})
