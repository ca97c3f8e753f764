import { expect } from '../fixtures.ts'
import { test } from '../limited-search.ts'
import { refuseCounters } from '../pages/checkout.ts'
import { DAY_MS } from '@proverka/domain/timing'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')
// One product for all of them.
test.describe.configure({ mode: 'default' })

const FLAT = '00:14:0203005:1047'

test(
  '[SEARCH-31, TRUE-03, TRUE-04] the 21st search of a browser that proves nothing opens the typed text with the limit and its time, and later one press searches',
  { tag: '@long' },
  async ({ page, limited: { origin, exhaust, lift }, expectTrouble }) => {
    expectTrouble(/429/)
    await page.clock.install()
    // Without a worker no task is solved.
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'Worker'))
    await page.goto(origin)
    await refuseCounters(page)
    await exhaust()
    await page.getByRole('combobox', { name: /адрес или кадастровый номер/i }).fill(FLAT)
    await page.getByRole('button', { name: 'Найти' }).click()

    await expect(page).toHaveURL(`${origin}/object/${FLAT}/`)
    const limit = page.getByRole('heading', { level: 1, name: /^Лимит поисков исчерпан до.+\d\d:\d\d/ })
    await expect(limit).toBeVisible()
    await expect(page.getByRole('main').getByText('₽')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('checkbox')).toHaveCount(0)
    await expect(page.getByRole('dialog')).toHaveCount(0)
    const held = page.getByRole('button', { name: /^Найти в.+\d\d:\d\d/ })
    await expect(held).toBeDisabled()
    await page.reload()
    await expect(limit).toBeVisible()

    await lift()
    await page.clock.fastForward(DAY_MS + 1000)
    await page.getByRole('button', { name: 'Найти', exact: true }).click()
    await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
  },
)
