import { expect } from '../fixtures.ts'
import { test } from '../services-of-others.ts'
import { openConsole } from './operator.ts'

test('the first screen is shown as it was seen last until it has its data, and not after signing out', async ({
  page,
  services: { server },
}) => {
  const host = server.originOf('realty').replace('realty.', 'console.')
  await openConsole(page, `${host}/`)
  const last = page.locator('#seen-last')
  await expect(page.getByRole('grid', { name: 'Очереди' })).toBeVisible()
  await expect(last).toHaveCount(0)
  const stored = () => page.evaluate(() => localStorage.getItem('console.first'))
  await expect.poll(stored).not.toBeNull()

  // The app never arrives.
  await page.route('**/assets/*.js', () => {})
  await page.goto(`${host}/`, { waitUntil: 'commit' })
  await expect(last).toBeVisible()
  await expect(last).toContainText('Ждет человека')
  await expect(last).toContainText(/Показано на \d{2}\.\d{2}\.\d{4}, \d{2}:\d{2}, обновляем/)

  await page.unrouteAll({ behavior: 'ignoreErrors' })
  await page.goto(`${host}/`)
  await expect(page.getByRole('grid', { name: 'Очереди' })).toBeVisible()
  await expect(last).toHaveCount(0)
  await page.getByRole('button', { name: 'Выйти' }).first().press('Enter')
  await expect.poll(stored).toBeNull()
})
