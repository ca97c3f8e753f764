import type { Browser } from 'playwright'

/** What DevTools applies for «slow 4G»: round trip and throughput as a request feels them. */
export const SLOW_4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.44 * 1024 * 1024) / 8,
  uploadThroughput: (0.675 * 1024 * 1024) / 8,
}
const CPU_SLOWDOWN = 4
const PHONE = { width: 412, height: 823 }

/** A page of a browser that was never here, on a slow phone. */
export async function openSlowPage(browser: Browser) {
  const context = await browser.newContext({
    viewport: PHONE,
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  return { context, page, devtools }
}
