import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { placeOrder, refuseCounters } from '../pages/checkout.ts'
import { signInAsOperator } from '../pages/operator.ts'
import { startProductionSite } from '../production-server.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** What comes at once or within the minute of a background task. */
const SOON = { timeout: 240_000 }

test(
  '[FULFIL-11] the court search and the wanted list without a service are sold, waited for, looked up by the operator, and say so',
  { tag: '@long' },
  async () => {
    test.setTimeout(900_000)
    await using site = await startProductionSite(
      { CHECKS_BY_HAND: 'wanted,CriminalRecordCheck/courts' },
      'fiz-pro',
    )
    expect(site.setup).toContain('Проверка на судимость')
    const page = await site.visit()
    const itemId = await order(page, 'buyer@example.com')
    const paid = () => [...site.shop.payments.values()].at(-1)
    await expect.poll(() => paid()?.token ?? '', SOON).not.toBe('')
    site.shop.pay(paid()?.token ?? '')
    const questions = () =>
      site.ask(
        `select kind || ' ' || status from fulfilments where order_item_id = '${itemId}' order by kind`,
      )
    await expect.poll(questions, SOON).toEqual(['courts to-order', 'wanted to-order'])

    await test.step('the buyer sees until when he waits', async () => {
      await page.goto(`/report/${itemId}/`)
      await expect(
        page.getByRole('heading', { name: /^Проверяет\sоператор,\sсрок\s7\sрабочих\sдней$/ }),
      ).toBeVisible(SOON)
      await expect(page.getByText(/^Не\sпозже\s\d{2}\.\d{2}\.\d{4},\s24:00\sМСК$/)).toBeVisible()
      await expect(page.getByRole('main').getByText(/Росреестр/)).toHaveCount(0)
    })

    const seen = await page.screenshot()
    await test.step('the operator reads whom to look for, and answers with a case and with nothing found', async () => {
      const operator = await signInAsOperator(await site.visit(), site.emailsTo('office@example.com'))
      const { fulfilments } = await operator.get<Queue>('/admin/fulfilments?status=to-order')
      expect(fulfilments).toHaveLength(2)
      for (const { fulfilment_id, version, kind } of fulfilments) {
        const question = await operator.get<Question>(`/admin/fulfilments/${fulfilment_id}/question`)
        expect(question.asked).toContainEqual({ label: 'ФИО', value: 'Ладогин Арсений Петрович' })
        const records = kind === 'courts' ? [CASE] : []
        const { status } = await operator.send<{ status: string }>(
          `/admin/fulfilments/${fulfilment_id}/answer`,
          {
            fields: { version, looked_up_at: new Date().toISOString(), records: JSON.stringify(records) },
            picture: { name: `${kind}.png`, bytes: seen },
          },
        )
        expect(status).toBe('answered')
      }
    })

    await test.step('the report says what he saw, when, and that it was he; his pictures come along', async () => {
      await expect
        .poll(() => site.ask(`select status from order_items where id = '${itemId}'`), SOON)
        .toEqual(['done'])
      await page.reload()
      await expect(page.getByText(/Дело\s2-1234\/2026/).first()).toBeVisible()
      await expect(page.getByText(/МСК,\sпроверил\sоператор/).first()).toBeVisible()
      // The list without a service was not looked up either.
      await expect(
        page
          .getByRole('region', { name: 'Что не проверено' })
          .getByText(/Росфинмониторинг/)
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Снимок страницы источника' }).first()).toBeVisible()
      const saved = page.waitForEvent('download')
      await page.getByRole('button', { name: 'Скачать courts.png' }).first().click()
      expect(hashOf(await readFile(await (await saved).path()))).toBe(hashOf(seen))
    })
    expect(site.emailsTo('buyer@example.com').filter(({ subject }) => /готов/i.test(subject))).toHaveLength(1)
  },
)

interface Queue {
  readonly fulfilments: readonly { fulfilment_id: string; version: number; kind: string }[]
}

interface Question {
  readonly asked: readonly { label: string; value: string }[]
}

const CASE = {
  number: '2-1234/2026',
  amount: 120_000,
  person: { birth_date: '1987-03-14' },
  facts: [
    { label: 'Суд', value: 'Образцовский районный суд' },
    { label: 'Роль', value: 'ответчик' },
  ],
}

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Orders the check as a guest; the shop knows the order then. */
async function order(page: Page, email: string): Promise<string> {
  await page.goto('/proverka-sudimost/')
  await refuseCounters(page)
  await expect(page.getByText(/до\s7\sрабочих\sдней/).first()).toBeVisible()
  await page.getByLabel('Фамилия').fill('Ладогин Арсений Петрович')
  await page.getByLabel('Дата рождения').fill('14031987')
  await page.getByLabel('Регион').selectOption('Москва')
  await page.getByRole('radio', { name: /^Заключаю другой договор/ }).check()
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Проверить/ })
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Оформление заказа' })).toBeVisible()
  return (await placeOrder(page, email)).itemId
}
