import { expect, test } from '../fixtures.ts'
import { untilRunning } from '../pages/acts.ts'
import { registerOnPage } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('an open page asks every three seconds, rarely when nobody touches it, at once at a touch, and never when hidden', async ({
  page,
  ownEmail,
}) => {
  test.slow()
  await page.clock.install()
  await registerOnPage(page, ownEmail)
  await page.goto('/user/')
  await untilRunning(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  let asked = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/overview')) asked++
  })
  /** How often it asks in a minute; each answer is there before the next call. */
  const askedInMinute = async () => {
    asked = 0
    for (let second = 0; second < 60; second += 3) {
      const before = asked
      await page.clock.runFor(3000)
      if (asked > before) await page.waitForLoadState('networkidle')
    }
    return asked
  }
  await page.keyboard.press('Shift')
  expect(await askedInMinute()).toBeGreaterThan(10)
  await page.clock.fastForward(300_000)
  expect(await askedInMinute()).toBeLessThanOrEqual(3)
  asked = 0
  await page.keyboard.press('Shift')
  await expect.poll(() => asked).toBe(1)

  await page.evaluate(() => {
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
  })
  expect(await askedInMinute()).toBe(0)
})
