import type { Locator, Page } from '@playwright/test'
import { catalogueProduct } from '@proverka/domain/orders'
import { expect, test } from '../fixtures.ts'
import { FAULT_TROUBLE, FAULT_WORDS, withFaults, type Fault } from '../pages/faults.ts'
import { callAs, payByApi } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** What a person reads in place of what a call did not bring. */
interface Place {
  readonly calls: readonly string[]
  readonly title: string
}

interface Round {
  /** `{deal}` and `{order}` are replaced by the ids of the person's deal and paid order. */
  readonly path: string
  readonly places: readonly Place[]
  /** What is shown there when the call has answered. */
  readonly loaded: (page: Page) => Locator
}

const place = (title: string, ...calls: string[]): Place => ({ title, calls })
const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name })

const ROUNDS: Readonly<Record<string, readonly Round[]>> = {
  overview: [
    {
      path: '/user/',
      places: [place('Обзор не загрузился', 'GET /overview')],
      loaded: heading('Последние заказы'),
    },
    {
      path: '/user/',
      places: [place('Обзор не загрузился', 'GET /orders')],
      loaded: heading('Последние заказы'),
    },
  ],
  orders: ['/user/orders/', '/user/ordersNew/'].map((path) => ({
    path,
    places: [
      place('Заказы не пришли', 'GET /orders'),
      place('Счет заказов не пришел', 'GET /orders/summary'),
    ],
    loaded: (page: Page) => page.getByLabel('Что заказано'),
  })),
  balance: [
    {
      path: '/user/balance/',
      places: [
        place('Баланс не пришел', 'GET /transaction'),
        place('Плательщики не пришли', 'GET /payer/get_payers'),
        place('Счета не пришли', 'GET /invoice/list'),
        place('Приглашенные не пришли', 'GET /partner/invited'),
      ],
      loaded: heading(/^Можно потратить/),
    },
  ],
  order: [
    {
      path: '/order/{order}/',
      places: [
        place('Чеки не пришли', 'GET /order/*/receipts'),
        place('Плательщики не пришли', 'GET /payer/get_payers'),
      ],
      loaded: (page) => page.getByRole('heading', { name: 'Чеки' }),
    },
  ],
  partner: [
    {
      path: '/user/partner/',
      places: [
        place('Статистика не пришла', 'GET /partner/days'),
        place('Заказы не пришли', 'GET /partner/orders'),
        place('Сумма не пришла', 'GET /partner/withdrawals'),
      ],
      loaded: (page) => page.getByText(/^За\sэто время по\sссылкам/),
    },
    {
      path: '/user/partner/',
      places: [
        place('Плательщики не пришли', 'GET /payer/get_payers'),
        place('Итог за все время не пришел', 'GET /partner/stats'),
      ],
      loaded: (page) => page.getByText(/За\sвсе\sвремя: регистраций/),
    },
  ],
  tariff: [
    {
      path: '/user/tariff/',
      places: [place('Тарифы не пришли', 'GET /tariff/get_all')],
      loaded: (page) => page.getByText(/^Действует: /),
    },
    {
      path: '/user/tariff/',
      places: [place('Ваш тариф не пришел', 'GET /tariff/get_current')],
      loaded: (page) => page.getByText(/^Действует: /),
    },
    {
      path: '/user/tariffOld/',
      places: [place('Ваш тариф не пришел', 'GET /tariff/progress')],
      loaded: (page) => page.getByRole('progressbar'),
    },
  ],
  settings: [
    {
      path: '/user/settings/',
      places: [place('Настройки не пришли', 'GET /account')],
      loaded: heading('Вы'),
    },
    {
      path: '/user/settings/',
      places: [
        place('Список входов не пришел', 'GET /account/sessions'),
        place('Согласия не пришли', 'GET /account/consents'),
        place('Сведения о ключе не пришли', 'GET /api'),
        place('Сведения о выгрузке не пришли', 'GET /account/export'),
        place('Сроки не пришли', 'GET /account/removal'),
      ],
      loaded: (page) => page.getByRole('button', { name: 'Удалить кабинет' }),
    },
  ],
  deals: [
    {
      path: '/user/deals/',
      places: [place('Сделки не пришли', 'GET /deal')],
      loaded: (page) => page.getByRole('button', { name: 'Вся папка, ZIP' }),
    },
    {
      path: '/user/deals/',
      places: [place('Сделка не открылась', 'GET /deal/*')],
      loaded: (page) => page.getByRole('button', { name: 'Вся папка, ZIP' }),
    },
    {
      path: '/user/deals/{deal}/',
      places: [place('Сделка не открылась', 'GET /deal/*')],
      loaded: (page) => page.getByRole('button', { name: 'Вся папка, ZIP' }),
    },
    {
      path: '/user/deals/{deal}/',
      places: [place('Ваши заказы не пришли', 'GET /orders')],
      loaded: (page) => page.getByLabel('Добавить заказ'),
    },
  ],
}

for (const [name, rounds] of Object.entries(ROUNDS)) {
  // The overview has a place of every kind; the other pages have the same parts.
  const tag = name === 'overview' ? [] : '@long'
  test(
    `what a call of the page did not bring is said in its place and asked for again: ${name}`,
    { tag },
    async ({ page, ownEmail, expectTrouble }) => {
      test.setTimeout(90_000)
      expectTrouble(FAULT_TROUBLE)
      const faults = await withFaults(page)
      await registerByCalls(page, ownEmail)
      const { deal, order } = await orderAndDeal(page)
      for (const { path, places, loaded } of rounds) {
        const calls = places.flatMap((one) => one.calls)
        faults.begin('500', calls)
        await page.goto(path.replace('{deal}', deal).replace('{order}', order))
        await expectWords(page, places, '500')
        for (const fault of ['cut', 'late'] as const) {
          faults.begin(fault, calls)
          await askAgain(page, places)
          if (fault === 'late') await faults.runOut(calls.length)
          await expectWords(page, places, fault)
        }
        faults.end()
        await askAgain(page, places)
        for (const { title } of places)
          await expect(noticesOf(page, title), `${path} ${title}`).toHaveCount(0)
        await expect(loaded(page).first()).toBeVisible()
      }
    },
  )
}

test(
  '[ORDER-15] [ERR-12] a reading that failed is logged once and shows no notice in the corner',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    expectTrouble(FAULT_TROUBLE)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    const logged: string[] = []
    page.on('console', (message) => {
      if (message.text().startsWith('Данные не пришли')) logged.push(message.text())
    })
    const corner = page.getByRole('status', { name: 'Уведомления' }).getByRole('button')
    const failing = [
      ['/user/orders/', 'Заказы не пришли', 'GET /orders', /: orders list/],
      ['/user/balance/', 'Баланс не пришел', 'GET /transaction', /transaction/],
      ['/user/balance/', 'Плательщики не пришли', 'GET /payer/get_payers', /payer/],
    ] as const
    for (const [path, title, call, key] of failing) {
      logged.length = 0
      faults.begin('500', [call])
      await page.goto(path)
      await expect(noticesOf(page, title).first()).toBeVisible()
      expect(logged.filter((text) => key.test(text))).toHaveLength(1)
      await expect(corner).toHaveCount(0)
    }
  },
)

test(
  'what shows stays while the connection is away, with its time, and is brought up to date after it',
  { tag: '@long' },
  async ({ page, context, ownEmail, expectTrouble }) => {
    test.slow()
    // The check of the sign-in, or an optional part of the frame, may still be on its way when the connection goes.
    expectTrouble(
      /ERR_INTERNET_DISCONNECTED|Данные не пришли|Проверка входа не удалась|Часть страницы не загружена/,
    )
    await registerByCalls(page, ownEmail)
    await orderAndDeal(page)
    for (const path of ['/user/', '/user/orders/']) {
      await page.goto(path)
      const main = page.getByRole('main')
      const shown = main.getByText(/00:14:0203005:1047|Кленовая/).first()
      await expect(shown).toBeVisible()
      const stale = main.getByRole('status').filter({ hasText: 'Обновить не получается' })
      // An unpaid order may be paid elsewhere, so its list is asked for again.
      await orderUnpaid(page)
      await page.reload()
      await expect(shown).toBeVisible()
      await context.setOffline(true)
      await expect(stale).toContainText(/Показано то, что было в\s\d\d:\d\d/)
      await expect(stale).toContainText(FAULT_WORDS.cut)
      await expect(shown).toBeVisible()
      await context.setOffline(false)
      await expect(stale).toBeHidden()
    }
  },
)

const spaced = (text: string) => new RegExp(`^${text.replaceAll(' ', '\\s')}$`)
const noticesOf = (page: Page, title: string) =>
  page.getByRole('main').getByText(spaced(title)).filter({ visible: true })

async function expectWords(page: Page, places: readonly Place[], fault: Fault): Promise<void> {
  for (const { title } of places) {
    const notice = noticesOf(page, title).first()
    await expect(notice, title).toBeVisible()
    await expect(notice.locator('..'), title).toContainText(FAULT_WORDS[fault])
  }
}

/** Presses the way to ask again in each place that still tells of a failure. */
async function askAgain(page: Page, places: readonly Place[]): Promise<void> {
  for (const { title } of places) {
    for (const notice of await noticesOf(page, title).all()) {
      const retry = notice.locator('..').getByRole('button', { name: /^Повторить/ })
      // A page that asks again by itself may have been faster.
      if (await retry.isVisible()) await retry.press('Enter').catch(() => undefined)
    }
  }
}

const FLAT = () => ({
  product_id: catalogueProduct('EgrnObject')?.product_id,
  object_key: '00:14:0203005:1047',
})

const orderUnpaid = (page: Page) => callAs(page, 'POST', '/order', { order_items: [FLAT()], again: true })

/** Something for each list to show: a deal, and an order whose act waits for a payer. */
async function orderAndDeal(page: Page): Promise<{ readonly deal: string; readonly order: string }> {
  const placed = (await orderUnpaid(page)).data as Parameters<typeof payByApi>[1]
  await payByApi(page, placed)
  const hasAct = async () =>
    ((await callAs(page, 'GET', `/order/${placed.id}`)).data as { readonly has_act: boolean }).has_act
  await expect.poll(hasAct).toBe(true)
  const deal = await callAs(page, 'POST', '/deal/create', {
    object_key: '00:14:0203005:1048',
    parties: [{ role: 'Продавец', name: 'Савва Ильин' }],
    price: 4_100_000,
    closes_on: '',
  })
  return { deal: (deal.data as { readonly deal_id: string }).deal_id, order: placed.id }
}
