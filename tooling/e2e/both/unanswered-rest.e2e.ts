import type { Browser, Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { startOwnServer } from '../own-server.ts'
import { corner, tryUnderFaults, untilRunning } from '../pages/acts.ts'
import { awaitDone, buyReport, FLAT, openAsAdmin } from '../pages/bought-reports.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { registerByCalls, registerOnPage } from '../pages/registration.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const main = (page: Page) => page.getByRole('main')

test(
  'a promocode under 500, no answer and a lost answer: its sum comes once, what was typed stays',
  { tag: '@long' },
  async ({ page, browser, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    const admin = await openAsAdmin(browser)
    const code = `ЗИМА-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
    const made = await callAs(admin, 'POST', '/admin/promocode', {
      code,
      amount: 250,
      max_uses: 5,
      active_until: null,
    })
    expect(made.status).toBe(200)
    await admin.context().close()
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await page.goto('/user/balance/')
    await untilRunning(page)
    const form = main(page).getByRole('form', { name: 'Промокод на баланс' })
    const field = form.getByLabel('Промокод', { exact: true })
    await tryUnderFaults(page, faults, {
      title: 'a promocode',
      call: 'POST /promocode',
      open: () => field.fill(code),
      press: () => form.locator('button[type=submit]'),
      place: () => form.getByRole('alert'),
      kept: () => expect(field).toHaveValue(code),
      done: () => expect(main(page).getByText(`Промокод ${code} принят`)).toBeVisible(),
    })
    const { bonus } = (await callAs(page, 'GET', '/transaction')).data as { bonus: number }
    expect(bonus).toBe(250)
  },
)

/** A user comes by the link of the partner and puts 5000 on the balance: the partner has earned 2500. */
async function earnByInvited(browser: Browser, partner: Page, email: string): Promise<void> {
  const link = await partner.getByRole('textbox', { name: 'Ваша ссылка' }).inputValue()
  const context = await browser.newContext({ baseURL: new URL(link).origin })
  const invited = await context.newPage()
  await invited.goto(link)
  await registerOnPage(invited, email)
  await topUp(invited, 5000)
  await context.close()
}

test(
  'a withdrawal under 500, no answer and a lost answer: asked for once, the sum stays typed',
  { tag: '@long' },
  async ({ page, browser, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await callAs(page, 'POST', '/payer/add_payer', {
      name: 'ИП Синицына М. В.',
      inn: '000000000000',
      kpp: '',
      address: 'г. Образцовск',
    })
    await page.goto('/user/partner/')
    await untilRunning(page)
    await earnByInvited(browser, page, `i${ownEmail}`)
    await page.reload()
    await untilRunning(page)
    const form = main(page).getByRole('form', { name: 'Вывод денег партнера' })
    const sum = form.getByLabel(/^Сумма/)
    await tryUnderFaults(page, faults, {
      title: 'a withdrawal',
      call: 'POST /partner/withdrawal',
      async open() {
        await sum.fill('500')
        await form.getByLabel('Кому').selectOption({ label: 'ИП Синицына М. В.' })
        await form.getByLabel('БИК банка').fill('040000777')
        await form.getByLabel('Счет получателя').fill('40702810000000000001')
      },
      press: () => form.locator('button[type=submit]'),
      place: () => form.getByRole('alert'),
      kept: () => expect(sum).toHaveValue('500'),
      done: () => expect(main(page).getByText(/№\s\d+, ИП Синицына М\. В\./)).toHaveCount(1),
    })
    const state = (await callAs(page, 'GET', '/partner/withdrawals')).data as {
      available: number
      held: number
      withdrawals: unknown[]
    }
    expect(state).toMatchObject({ available: 2000, held: 500 })
    expect(state.withdrawals).toHaveLength(1)
    await test.step('the file of a partner', async () => {
      expectTrouble(/не скачан/)
      const file = page.waitForEvent('download')
      await tryUnderFaults(page, faults, {
        title: 'the file of a partner',
        call: 'GET /partner/xlsx',
        press: () => main(page).getByRole('button', { name: 'Скачать XLSX' }),
        place: corner,
        done: async () => undefined,
      })
      await file
    })
  },
)

test(
  'money for a part whose data never came, under 500, no answer and a lost answer: it goes back once',
  { tag: '@long' },
  async ({ page, baseURL, expectTrouble }) => {
    test.setTimeout(120_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Деньги не возвращены/)
    // The demo client has such a part; the server is started for this test only, because other tests must not find it
    // gone.
    await using server = await startOwnServer({ demoLife: true })
    const origin = `http://${new URL(baseURL ?? '').hostname}:${server.port}`
    const faults = await withFaults(page)
    await page.goto(`${origin}/?auth=login`)
    await signInAs(page, 'client@example.com')
    const { data } = await callAs(page, 'GET', '/orders')
    const { orders } = data as { orders: readonly { readonly orderId: string }[] }
    let waiting: { id: string; refund: { amount: number } } | undefined
    for (const { orderId } of orders) {
      const order = (await callAs(page, 'GET', `/order/${orderId}`)).data as {
        items: readonly { refund: { from: string | null; amount: number } | null }[]
      }
      const part = order.items.find(({ refund }) => refund?.from === null)
      if (part?.refund) waiting = { id: orderId, refund: part.refund }
    }
    expect(waiting).toBeDefined()
    const before = (await callAs(page, 'GET', '/transaction')).data as { own: number }
    await page.goto(`${origin}/order/${waiting?.id}/`)
    await untilRunning(page)
    const dialog = page.getByRole('dialog', { name: 'Отменить и вернуть деньги?' })
    await tryUnderFaults(page, faults, {
      title: 'the return',
      call: 'POST /return_product',
      open: () =>
        main(page)
          .getByRole('button', { name: /^Вернуть [\d\s]+₽: / })
          .click(),
      press: () => dialog.getByRole('button', { name: /^Вернуть/ }),
      place: () => dialog.getByRole('alert'),
      async done() {
        await expect(dialog).toBeHidden()
        await expect(main(page).getByRole('button', { name: /^Вернуть [\d\s]+₽: / })).toHaveCount(0)
      },
    })
    const after = (await callAs(page, 'GET', '/transaction')).data as { own: number }
    expect(after.own - before.own).toBeLessThanOrEqual(waiting?.refund.amount ?? 0)
    // The page asks for news as long as it is there; its server ends now.
    await page.close()
  },
)

test(
  '«Сообщить об ошибке»: a press before the script counts, and 500, no answer and a lost answer lose nothing',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Сообщение об ошибке не принято/)
    await registerByCalls(page, ownEmail)
    const bought = await buyReport(page, 'EgrnObject', FLAT)
    await awaitDone(page, bought)

    // The server has drawn the report: it is read before the script is there.
    let release = () => {}
    const held = new Promise<void>((resolve) => (release = resolve))
    await page.route(/\/assets\/app-[^/]+\.js$/, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`/report/${bought.itemId}/`, { waitUntil: 'domcontentloaded' })
    const part = page.getByRole('region', { name: 'Нашли ошибку?' })
    await part.getByRole('button', { name: 'Сообщить об ошибке' }).click()
    release()
    const field = part.getByLabel('Что неверно и откуда вы это знаете')
    await expect(field).toBeVisible()
    await page.unrouteAll({ behavior: 'ignoreErrors' })

    const faults = await withFaults(page)
    await page.goto(`/report/${bought.itemId}/`)
    await untilRunning(page)
    await part.getByRole('button', { name: 'Сообщить об ошибке' }).click()
    await field.fill('Ипотека погашена в октябре')
    await tryUnderFaults(page, faults, {
      title: 'a reported fault',
      call: 'POST /report/*/faults',
      press: () => part.getByRole('form', { name: 'Сообщить об ошибке' }).locator('button[type=submit]'),
      place: () => part.getByRole('alert'),
      kept: () => expect(field).toHaveValue('Ипотека погашена в октябре'),
      done: () => expect(part.getByText(/^Принято \d/)).toBeVisible(),
    })
    const listed = (await callAs(page, 'GET', `/report/${bought.itemId}/faults`)).data as unknown[]
    expect(listed).toHaveLength(1)
  },
)
