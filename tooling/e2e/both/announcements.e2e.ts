import { expect } from '../fixtures.ts'
import { callAs } from '../pages/own-api.ts'
import { visit } from '../pages/visitors.ts'
import { test } from '../services-of-others.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const TEXTS = {
  realty: 'Росреестр на плановых работах до 6:00 МСК',
  fiz: 'Ответы ФССП сегодня идут до часа',
} as const

test(
  '[UI-057, UI-058, UI-060] an announcement of a brand stands on its pages, for guests too, until it is switched off',
  { tag: '@long' },
  async ({ page, browser, services: { server } }) => {
    test.slow()
    const origins = { realty: server.originOf('realty'), fiz: server.originOf('fiz-pro') }
    const admin = await visit(browser, origins.realty, 'admin@example.com')
    const keys = { realty: 'alert_all', fiz: 'alertFiz_all' }
    const announcement = page.getByRole('region', { name: 'Объявление' })
    for (const brand of ['realty', 'fiz'] as const) {
      const item = { key: keys[brand], value: TEXTS[brand], enabled: true }
      expect((await callAs(admin.page, 'POST', '/admin/system/info/add', item)).status).toBe(200)
    }
    for (const brand of ['realty', 'fiz'] as const) {
      const answer = await page.goto(`${origins[brand]}/privacy/`)
      // In the HTML already: nothing moves when the script runs.
      expect(await answer?.text()).toContain(TEXTS[brand])
      await expect(announcement).toHaveText(TEXTS[brand])
      await page.keyboard.press('Shift')
      await expect(page.locator('body')).toHaveAttribute('data-page', 'privacy')
      await expect(announcement).toHaveText(TEXTS[brand])
      const off = { key: keys[brand], enabled: false }
      expect((await callAs(admin.page, 'PUT', '/admin/system/info/update_activity', off)).status).toBe(200)
      await page.reload()
      await expect(announcement).toHaveCount(0)
    }
    await admin.context.close()
  },
)
