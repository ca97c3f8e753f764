import { readFileSync } from 'node:fs'
import { expect, test } from '../fixtures.ts'

const fixture = (name: string) =>
  readFileSync(new URL(`../../../packages/report-proof/fixtures/${name}`, import.meta.url))

test('[TRUST-06] a mistyped code is an error of its field, an unknown one is none of ours', async ({
  page,
  expectTrouble,
}) => {
  expectTrouble(/api\/verify/)
  await page.goto('/verify/')
  await expect(page.getByText(/сеть\sможно\sотключить/)).toBeVisible()
  const field = page.getByRole('textbox', { name: 'Короткий код' })
  await field.pressSequentially('7к4м9 2qxan')
  await expect(field).toHaveValue('7K4M9-2QXAN')
  await expect(field).toHaveAccessibleDescription(/последний\sзнак/)
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toContainText(/Отчет\sнастоящий/)
  // The check sign fits, and no such report was issued here.
  await field.fill('7K4M9-2QXAM')
  await expect(heading).toContainText(/не\sвыпускали/)
  await expect(heading).toBeFocused()
  await page.getByRole('button', { name: 'Проверить другой' }).click()
  await expect(heading).toContainText(/Отчет\sнастоящий/)
})

test('[TRUST-04] a report of another issuer, a PDF saved again and what is no report have their sentences', async ({
  page,
}) => {
  await page.goto('/verify/')
  await expect(page.getByText(/сеть\sможно\sотключить/)).toBeVisible()
  await page.context().setOffline(true)
  const heading = page.getByRole('heading', { level: 1 })
  const drop = (name: string, buffer: Buffer) =>
    page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })

  await drop('extract.xml', Buffer.from('<extract/>'))
  await expect(page.getByRole('alert')).toContainText(/Это\sне\sотчет/)
  await drop('order.zip', Buffer.from('PK\u0003\u0004order.pdf'))
  await expect(page.getByRole('alert')).toContainText(/Это\sархив/)
  await expect(heading).toContainText(/Отчет\sнастоящий/)

  // Signed well, by a key that is none of this site.
  await drop('report.pdf', fixture('report.pdf'))
  await expect(heading).toContainText(/не\sвыпускали/)
  await page.getByRole('button', { name: 'Проверить другой' }).click()

  const withoutAttachment = fixture('report.pdf').toString('latin1').replaceAll('/Filespec', '/Filespoc')
  await drop('report.pdf', Buffer.from(withoutAttachment, 'latin1'))
  await expect(heading).toContainText(/пересохранен/)
  await expect(page.getByText('7K4M9-2QXAM').first()).toBeVisible()
})

test('the code that verifies comes with its own page, and with no other', async ({ page }) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  const proofs = () => loaded.filter((path) => /\/proof-(?!worker)[\w-]+\.js$/.test(path))
  await page.goto('/tariff/')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForLoadState('networkidle')
  expect(loaded.filter((path) => path.endsWith('.js')).length).toBeGreaterThan(3)
  expect(proofs()).toEqual([])
  await page.goto('/verify/')
  await expect(page.getByText(/сеть\sможно\sотключить/)).toBeVisible()
  expect(proofs()).toHaveLength(1)
})
