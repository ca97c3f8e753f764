import { expect } from '../fixtures.ts'
import { test } from '../limited-search.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
// One product for all of them.
test.describe.configure({ mode: 'default' })

const FLAT = '00:14:0203005:1047'
const WORDS = 'Образцовск, Кленовая 14, 47'

test('[SAFE-25] the 21st search of a guest goes on without a visible stop', async ({
  page,
  limited: { origin, exhaust },
  expectTrouble,
}) => {
  // The browser writes the refusal into its console before the task is solved.
  expectTrouble(/429/)
  await page.goto(`${origin}/search/`)
  await exhaust()
  const refused = page.waitForResponse(
    (reply) => reply.url().includes('/api/search?') && reply.status() === 429,
  )
  const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })
  await line.fill(FLAT)
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await refused
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
  await expect(page).toHaveURL(`${origin}/object/${FLAT}/`)
  await expect(page.getByText(/Лимит поисков/)).toHaveCount(0)
})

test('[SAFE-25] a search that the server drew goes on, too', async ({
  page,
  limited: { origin, exhaust },
  expectTrouble,
}) => {
  expectTrouble(/429/)
  await page.goto(origin)
  await exhaust()
  await page.goto(`${origin}/search/?query=${encodeURIComponent(WORDS)}`)
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
})

test('[TRUE-03] the page of words promises no wait to a guest beyond his searches, and a found object opens', async ({
  page,
  limited: { origin, exhaust },
}) => {
  await exhaust()
  await page.goto(`${origin}/object/${encodeURIComponent(WORDS)}/`)
  await expect(page.getByText('Поиска по этим словам еще не было')).toBeVisible()
  await expect(page.getByText(/Лимит поисков/)).toHaveCount(0)
  await page.goto(`${origin}/object/${FLAT}/`)
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
})

test('[SEARCH-31, TRUE-04] a browser that proves nothing gets the page of the typed text with the limit and its time', async ({
  page,
  limited: { origin, exhaust },
  expectTrouble,
}) => {
  expectTrouble(/429/)
  // Without a worker no task is solved.
  await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
  await page.goto(`${origin}/search/`)
  await exhaust()
  await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill(FLAT)
  await page.getByRole('button', { name: 'Найти', exact: true }).click()
  await expect(page).toHaveURL(`${origin}/object/${FLAT}/`)
  await expect(
    page.getByRole('heading', { level: 1, name: /^Лимит поисков исчерпан до.+\d\d:\d\d/ }),
  ).toBeVisible()
  await expect(page.getByRole('main').getByText('₽')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})
