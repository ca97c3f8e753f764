import { join } from 'node:path'
import type { Page } from '@playwright/test'
import {
  CONFIRMER_KEY,
  NSPD_NOTHING,
  startDadataAddresses,
  startNspd,
} from '@proverka/test-support/sources/confirmers'
import { expect, test } from '../fixtures.ts'
import { placeOrder, refuseCounters } from '../pages/checkout.ts'
import { expectNothingSold } from '../pages/unconfirmed.ts'
import { SAMPLE, startProductionSite } from '../production-server.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** Objects of the invented region: a flat of GAR, a house of GAR and a plan, a plot that only a plan knows. */
const OBJECTS = [
  ['a flat', '00:01:0101002:2121', 'кв. 21а', 'ГАР'],
  ['a house', '00:01:0101001:101', 'ул Садовая, д. 1', 'План квартала'],
  ['a plot', '00:01:0101001:4', undefined, 'План квартала'],
] as const

/** Of a plan that is loaded later. */
const LATER = '00:02:0301001:4'

test(
  '[REG-09, REG-10] a production server shows, offers and takes an order for a real flat, house and plot; a number that nobody knows is handed in and answered',
  { tag: '@long' },
  async () => {
    test.setTimeout(1_500_000)
    const dadata = await startDadataAddresses(() => [])
    const nspd = await startNspd(() => NSPD_NOTHING)
    await using site = await startProductionSite({
      EXTRACTS_BY_HAND: '1',
      CONFIRM_DADATA_KEY: CONFIRMER_KEY,
      CONFIRM_DADATA_URL: dadata.url,
      CONFIRM_NSPD: '1',
      CONFIRM_NSPD_RIGHT: 'Договор № 1 с ППК «Роскадастр»',
      CONFIRM_NSPD_URL: nspd.url,
    })
    const { shop } = site
    expect(site.setup).toContain('DaData: отвечает, ключ подходит')
    expect(site.setup).toContain('НСПД: включена, право: Договор № 1 с ППК «Роскадастр»')
    await site.register('gar', join(SAMPLE, 'gar', 'gar_xml.zip'))
    await site.register('kpt', join(SAMPLE, 'kpt', 'new_2026.xml'))

    for (const [what, number, address, source] of OBJECTS)
      await test.step(`${what} is shown with who confirms it, offered and ordered`, async () => {
        const page = await site.visit()
        await page.goto(`/object/${number}/`)
        await refuseCounters(page)
        await expect(page.getByRole('heading', { level: 1, name: number })).toBeVisible()
        if (address !== undefined) await expect(page.getByText(address).first()).toBeVisible()
        await expect(page.getByText(source, { exact: true }).first()).toBeVisible()
        await expect(page.getByText('демонстрационная схема')).toHaveCount(0)
        const email = `${number.replaceAll(':', '-')}@example.com`
        await order(page, number, email)
        const paid = () => [...shop.payments.values()].at(-1)
        await expect.poll(() => shop.payments.size).toBe(OBJECTS.findIndex(([one]) => one === what) + 1)
        expect(paid()?.value).toBe('499.00')
        shop.pay(paid()?.token ?? '')
        await expect
          .poll(
            () =>
              site
                .emailsTo(email)
                .map(({ subject }) => subject)
                .join('; '),
            { timeout: 240_000 },
          )
          .toMatch(/оплачен/i)
        await page.context().close()
      })
    // The register answered by itself.
    expect([dadata.calls.length, nspd.calls.length]).toEqual([1, 0])

    const page = await site.visit()
    await test.step('a number that nobody knows is not sold, and is handed to the operator', async () => {
      await page.goto(`/object/${LATER}/`)
      await refuseCounters(page)
      await expect(page.getByText('Этого номера мы пока не знаем')).toBeVisible()
      const asked = page.getByRole('table', { name: 'Кого спросили о номере' })
      for (const name of ['Наш реестр', 'DaData', 'НСПД'])
        await expect(asked.getByRole('row').filter({ hasText: name })).toContainText(
          'такого номера у него нет',
        )
      await expectNothingSold(page)
      await page.goto(`/objectCheckout/${LATER}/`)
      await expect(page.getByText('Заказ не открыт')).toBeVisible()
      const form = page.getByRole('form', { name: 'Проверить номер' })
      await form.getByLabel(/Что известно еще/).fill('Из договора')
      await form.getByLabel('Почта').fill('waits@example.com')
      await form.getByRole('button', { name: 'Отправить оператору' }).click()
      await expect(page.getByRole('status').filter({ hasText: 'waits@example.com' })).toContainText(
        /^Письмо ушло/,
      )
      const link = () => /https\S+wait=\S+/.exec(site.emailsTo('waits@example.com')[0]?.text ?? '')?.[0] ?? ''
      await expect.poll(link).not.toBe('')
      await page.goto(link())
      await expect(page.getByText('Почта подтверждена')).toBeVisible()
    })

    await test.step('the plan that knows it is loaded: one email, and it is sold', async () => {
      await site.register('kpt', join(SAMPLE, 'kpt', 'old_kpt10_2017.xml'))
      const answers = () =>
        site.emailsTo('waits@example.com').filter(({ subject }) => subject.startsWith('Номер проверен'))
      await expect.poll(() => answers().length, { timeout: 240_000 }).toBe(1)
      expect(answers()[0]?.text).toContain(`https://realty.example.com/object/${LATER}/`)
      await page.goto(`/object/${LATER}/`)
      await expect(page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ })).toBeVisible()
      expect(answers()).toHaveLength(1)
    })
    await dadata.stop()
    await nspd.stop()
  },
)

/** Chooses the extract and sends the order; the shop knows it then. */
async function order(page: Page, number: string, email: string): Promise<void> {
  await page.getByRole('checkbox', { name: /Выписка ЕГРН об объекте/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/objectCheckout/${number}/`)
  await placeOrder(page, email)
}
