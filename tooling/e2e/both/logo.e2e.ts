import { readFile } from 'node:fs/promises'
import { png } from '@proverka/test-support/hostile-files'
import { expect, test } from '../fixtures.ts'
import { registerOnPage } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const PNG = { name: 'знак.png', mimeType: 'image/png', buffer: png(600, 200) }

test(
  'a logo is cut out by the keyboard, seen in a sample report, and taken away',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    await registerOnPage(page, ownEmail, { who: 'Риелтор' })
    await page.goto('/user/settings/')
    const row = page.getByRole('main')
    await row.getByRole('button', { name: 'Загрузить логотип' }).click()
    await row.locator('input[name=logo]').setInputFiles(PNG)
    const crop = row.getByRole('group', { name: 'Что войдет в логотип' })
    await crop.getByRole('radio', { name: 'Квадрат' }).press('Space')
    await crop.getByRole('slider', { name: 'Левее или правее' }).press('Home')
    await crop.getByRole('button', { name: /Поставить/ }).press('Enter')
    const logo = row.getByRole('img', { name: 'Ваш логотип' })
    await expect(logo).toBeVisible()
    await expect(logo).toHaveAttribute('width', '200')

    const picturesOfSample = async () => {
      const coming = page.waitForEvent('download')
      await row.getByRole('button', { name: /Посмотреть на.образце/ }).click()
      const pdf = await readFile(await (await coming).path(), 'latin1')
      expect(pdf.startsWith('%PDF-')).toBe(true)
      return pdf.split('/Subtype /Image').length - 1
    }
    // One with a mask is two.
    expect(await picturesOfSample()).toBeGreaterThan(0)
    await row.getByRole('button', { name: 'убрать логотип' }).click()
    await expect(row.getByRole('button', { name: 'Загрузить логотип' })).toBeVisible()
    expect(await picturesOfSample()).toBe(0)
  },
)
