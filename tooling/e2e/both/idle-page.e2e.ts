import { expect, test } from '../fixtures.ts'
import { untilRunning } from '../pages/acts.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test(
  'an open page asks every three seconds, rarely when nobody touches it, at once at a touch, and never when hidden',
  { tag: '@long' },
  async ({ page, ownEmail }) => {
    test.slow()
    await page.clock.install()
    await registerByCalls(page, ownEmail)
    await page.goto('/user/')
    await untilRunning(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    let asked = 0
    let answered = 0
    const isOverview = (url: string) => url.endsWith('/api/overview')
    page.on('request', (request) => isOverview(request.url()) && asked++)
    page.on('requestfinished', (request) => isOverview(request.url()) && answered++)
    /** How often it asks in a minute; each answer is there before the clock goes on. */
    const askedInMinute = async () => {
      const [before, answeredBefore] = [asked, answered]
      for (let second = 0; second < 60; second += 3) {
        await page.clock.runFor(3000)
        await expect.poll(() => answered - answeredBefore).toBe(asked - before)
      }
      return asked - before
    }
    await page.keyboard.press('Shift')
    expect(await askedInMinute()).toBeGreaterThan(10)
    await page.clock.fastForward(300_000)
    expect(await askedInMinute()).toBeLessThanOrEqual(3)
    const before = asked
    await page.keyboard.press('Shift')
    await expect.poll(() => asked - before).toBe(1)
    await expect.poll(() => answered).toBe(asked)

    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    expect(await askedInMinute()).toBe(0)
  },
)
