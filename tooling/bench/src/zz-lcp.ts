import { chromium } from 'playwright'
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox','--disable-gpu'] })
for (const path of ['/objectCheckout/00:14:0203005:1047/', '/report/00000000-0000-4000-8000-000000000000/', '/object/00:14:0203005:1047/', '/']) {
  const page = await (await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 })).newPage()
  page.on('console', (m) => console.log('  console', m.type(), m.text().slice(0, 300)))
  page.on('pageerror', (e) => console.log('  error', e.message.slice(0, 300)))
  await page.addInitScript(() => {
    ;(window as any).entries = []
    new PerformanceObserver((list) => { for (const e of list.getEntries() as any) (window as any).entries.push([Math.round(e.startTime), e.size, e.element?.tagName, e.element?.textContent?.slice(0, 60)]) }).observe({ type: 'largest-contentful-paint', buffered: true })
  })
  await page.goto('http://realty.localhost:4150' + path)
  await page.waitForTimeout(4000)
  console.log(path, JSON.stringify(await page.evaluate(() => (window as any).entries), null, 0))
  await page.screenshot({ path: `/tmp/e-${path.replaceAll(/\W/g, '_')}.png` })
  const requests = await page.evaluate(() => performance.getEntriesByType('resource').map((r: any) => [r.name.replace(location.origin, ''), r.initiatorType, Math.round(r.startTime), r.transferSize]))
  console.log(requests.map((r) => '   ' + r.join(' ')).join('\n'))
}
await browser.close()
