import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { makeGarRegion } from '@proverka/test-support/gar-region'
import { makeZip } from '@proverka/test-support/make-zip'
import { expect, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { refuseCounters } from '../pages/checkout.ts'

const FLATS = 240
/** Those that the first house has besides. */
const FLATS_OF_REGION = 3
const HOUSE = 'обл Примерная, г Новоречинск, ул 1-я Садовая, д. 1 к. 2'
const PHONE = { width: 390, height: 844 }

test('[REG-13] a house of 240 flats of the register: its number, at most two presses on a desk and a phone', async ({
  page,
}, { project }) => {
  test.skip(project.name !== 'realty-desktop', 'it sets both sizes itself')
  test.slow()
  const folder = await mkdtemp(join(tmpdir(), 'proverka-e2e-house-'))
  try {
    const files = makeGarRegion({ region: 0, objects: 40, release: 301, day: '2026-11-20', tower: FLATS })
    const archive = join(folder, 'gar.zip')
    await writeFile(
      archive,
      makeZip(
        files.map(({ name, pieces }) => ({ name, bytes: new TextEncoder().encode([...pieces()].join('')) })),
      ),
    )
    await using server = await startOwnServer({ gar: [archive] })
    const origin = `http://realty.localhost:${server.port}`
    await page.goto(`${origin}/`)
    await refuseCounters(page)
    const line = page.getByRole('combobox', { name: /адрес или кадастровый номер/i })

    // A desk: the suggestion of the house is one press, Enter after the number of the flat the other.
    await line.fill('новоречинск 1-я садовая 1к2')
    await page.getByRole('option', { name: HOUSE }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Выберите объект' })
    const list = { name: 'Квартиры по номерам' }
    await expect(dialog.getByRole('group', list).getByRole('button')).toHaveCount(FLATS + FLATS_OF_REGION)
    await expect(dialog.getByLabel('Номер квартиры')).toBeFocused()
    await page.keyboard.type('217')
    await page.keyboard.press('Enter')
    const main = page.getByRole('main')
    await expect(main).toContainText(`${HOUSE}, кв. 217`)

    // The page of the house on a phone: the list fits, and a cell is one press.
    await page.setViewportSize(PHONE)
    await page.goto(`${origin}/object/${encodeURIComponent(HOUSE)}/`)
    const cells = main.getByRole('group', list).getByRole('link')
    await expect(cells).toHaveCount(FLATS + FLATS_OF_REGION)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    await main.getByRole('link', { name: 'Квартира 340', exact: true }).click()
    await expect(main).toContainText(`${HOUSE}, кв. 340`)

    // A flat without a number says so, and nothing is sold about it.
    await page.goto(`${origin}/object/${encodeURIComponent(`${HOUSE}, кв. 103`)}/`)
    await expect(page.getByRole('heading', { name: 'Кадастрового номера нет в реестре' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Заказать' })).toHaveCount(0)
    // The page asks again; its server ends before the browser does.
    await page.goto('about:blank')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
