import { expect, it } from 'vitest'
import {
  BASIC_TARIFF_ID,
  EARNED_TARIFF_NAME,
  leftToEarn,
  showsTariffBanner,
  TARIFF_BANNER_DISMISS_MS,
  TARIFF_BANNER_THRESHOLD,
  tariffAfterOrders,
  tariffBannerDismissal,
} from './tariff.ts'

const client = { role: 1, tariff_simple_id: 0 }
const context = { user: client, routeName: 'index', hasAlert: false, dismissal: undefined, now: 1000 }

it('raises the basic tariff above the threshold only', () => {
  expect([1500, 1500.01, 1501].map((total) => tariffAfterOrders(0, total))).toEqual([0, 1, 1])
  expect(tariffAfterOrders(2, 9999)).toBe(2)
  expect(EARNED_TARIFF_NAME).toBe('Базовый')
})

it('shows the banner to basic-tariff clients outside the tariff pages', () => {
  expect(showsTariffBanner(context)).toBe(true)
  for (const routeName of ['tariff', 'tariffOld', 'user-tariff', 'user-tariffOld']) {
    expect(showsTariffBanner({ ...context, routeName })).toBe(false)
  }
  for (const routeName of ['my-tariff', 'tariff-archive'])
    expect(showsTariffBanner({ ...context, routeName })).toBe(true)
  expect(showsTariffBanner({ ...context, user: null })).toBe(false)
  expect(showsTariffBanner({ ...context, user: { ...client, role: 0 } })).toBe(false)
  expect(showsTariffBanner({ ...context, user: { ...client, tariff_simple_id: 2 } })).toBe(false)
  expect(showsTariffBanner({ ...context, hasAlert: true })).toBe(false)
})

it('[CONST-09, TARIFF-06] hides a dismissed banner for exactly 14 days', () => {
  expect(TARIFF_BANNER_DISMISS_MS).toBe(1209600000)
  const dismissal = tariffBannerDismissal(1000)
  expect(dismissal).toEqual({ expires: 1000 + 1209600000 })
  expect(showsTariffBanner({ ...context, dismissal, now: dismissal.expires - 1 })).toBe(false)
  expect(showsTariffBanner({ ...context, dismissal, now: dismissal.expires })).toBe(true)
})

it('[CONST-08] threshold', () => expect(TARIFF_BANNER_THRESHOLD).toBe(1500))
it('[CONST-10] basic tariff', () => expect(BASIC_TARIFF_ID).toBe(0))

it('tells what is left to the earned tariff as the least whole sum that leads to it', () => {
  for (const paid of [0, 1126, 1499.5, 1500, 1500.01, 2000]) {
    const left = leftToEarn(paid)
    expect([paid, tariffAfterOrders(0, paid + left)]).toEqual([paid, 1])
  }
  expect(leftToEarn(1126)).toBe(375)
  expect(tariffAfterOrders(0, 1126 + 374)).toBe(0)
})
