import { expect, type Page, type Route } from '@playwright/test'

/**
 * How a call fails: the server answers 500, the connection breaks (after the server has done what it was asked for: the
 * answer is what is lost), or no answer comes until the call gives up.
 */
export type Fault = '500' | 'cut' | 'late'

/** What a person reads of each. */
export const FAULT_WORDS: Readonly<Record<Fault, RegExp>> = {
  '500': /Что то пошло не так, неизвестная ошибка/,
  cut: /Связи с\sсервером нет\. Проверьте интернет и\sповторите/,
  late: /Сервер не\sответил вовремя\. Повторите/,
}

/** What the browser and the page say of calls that fail on purpose. */
export const FAULT_TROUBLE = /500|ERR_CONNECTION_RESET|ERR_FAILED|Данные не пришли|UnansweredError|ApiError/

/** Longer than any call of the cabinet waits. */
const TOO_LATE_MS = 125_000

export interface Faults {
  /** From now on these calls fail so: `GET /orders`, `POST /deal/*\/need`. */
  readonly begin: (fault: Fault, calls: readonly string[]) => void
  readonly end: () => void
  /** Lets the time of the calls run out that wait for an answer; as many at least. */
  readonly runOut: (count?: number) => Promise<void>
}

/** Makes calls of a page fail. Before its first address: the clock of the page is taken over, too. */
export async function withFaults(page: Page): Promise<Faults> {
  let now: { readonly fault: Fault; readonly calls: readonly RegExp[] } | undefined
  let failed = 0
  await page.clock.install()
  await page.route('**/api/**', async (route) => {
    const name = `${route.request().method()} ${new URL(route.request().url()).pathname.slice('/api'.length)}`
    if (!now?.calls.some((call) => call.test(name))) return route.fallback()
    const { fault } = now
    await failing[fault](route)
    failed++
  })
  // Data that the server drew a page with need no call: here the page is made to take them for another user's.
  await page.route(/\/(?:user|order|report)\//, async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback()
    const response = await fetchHere(route)
    const body = (await response.text()).replace(/"tokenEnd":"[^"]*"/, '"tokenEnd":"nobody"')
    return route.fulfill({ response, body })
  })
  return {
    begin(fault, calls) {
      failed = 0
      now = { fault, calls: calls.map(patternOf) }
    },
    end() {
      now = undefined
    },
    async runOut(count = 1) {
      await expect.poll(() => failed).toBeGreaterThanOrEqual(count)
      await page.clock.fastForward(TOO_LATE_MS)
    },
  }
}

/** Names below localhost are the browser's own; the call is made from here. */
export async function fetchHere(route: Route) {
  const request = route.request()
  const url = new URL(request.url())
  const { host } = url
  url.hostname = '127.0.0.1'
  const headers = { ...(await request.allHeaders()), host }
  // A kept connection may have been closed by the server in the meantime.
  return route.fetch({ url: url.href, headers, maxRedirects: 0, maxRetries: 2 })
}

const patternOf = (call: string): RegExp =>
  new RegExp(`^${call.replaceAll(/[.?]/g, '\\$&').replaceAll('*', '[^/]+')}/?$`)

const failing: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  '500': (route) =>
    route.fulfill({ status: 500, json: { error: 'boom', code: 'server/unknown', requestId: 'r-1' } }),
  async cut(route) {
    await fetchHere(route)
    await route.abort('connectionreset')
  },
  // Never answered: the page gives it up.
  late: () => Promise.resolve(),
}
