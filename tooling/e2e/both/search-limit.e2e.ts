import { expect } from '../fixtures.ts'
import { GUEST_SEARCHES, test } from '../limited-search.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const FLAT = '00:14:0203005:1047'

test('[SEARCH-31, TRUE-03, TRUE-04] over the limit the page of words says so by itself, and a found object opens all the same', async ({
  page,
  limited: { origin, exhaust },
}) => {
  await exhaust()
  await page.goto(`${origin}/object/${encodeURIComponent('Образцовск, Кленовая 14, 47')}/`)
  await expect(page.getByRole('heading', { level: 1, name: /^Лимит поисков исчерпан до/ })).toBeVisible()
  await expect(page.getByText(`Сейчас вам доступно ${GUEST_SEARCHES}`)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Завести кабинет' })).toBeVisible()
  await page.goto(`${origin}/object/${FLAT}/`)
  await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
})
