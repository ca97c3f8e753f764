import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { makeZip } from '@proverka/test-support/make-zip'
import { expect, test } from '../fixtures.ts'
import { placeOrder, refuseCounters } from '../pages/checkout.ts'
import { registerXml } from '../pages/register-answers.ts'
import { SAMPLE, startProductionSite } from '../production-server.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** A plot of the invented region; each order is about the same one. */
const NUMBER = '00:01:0101001:4'

const REFUSAL = 'Запрос подан лицом, которому сведения не предоставляются'

/** What comes at once or within the minute of a background task. */
const SOON = { timeout: 240_000 }

test(
  '[FULFIL-08, FULFIL-09, FULFIL-10] a buyer sees steps, request number and last day of an extract while it is ordered, waits, is late or refused; gets its files unchanged; a refusal is quoted, and its money is back',
  { tag: '@long' },
  async () => {
    test.setTimeout(1_500_000)
    await using site = await startProductionSite({ EXTRACTS_BY_HAND: '1' })
    await site.register('gar', join(SAMPLE, 'gar', 'gar_xml.zip'))
    await site.register('kpt', join(SAMPLE, 'kpt', 'new_2026.xml'))
    const folder = await mkdtemp(join(tmpdir(), 'proverka-intake-'))

    const buy = async (email: string) => {
      const page = await site.visit()
      const { itemId, orderId } = await order(page, email)
      const paid = () => [...site.shop.payments.values()].at(-1)
      await expect.poll(() => paid()?.token ?? '', SOON).not.toBe('')
      site.shop.pay(paid()?.token ?? '')
      await expect
        .poll(() => site.ask(`select status from fulfilments where order_item_id = '${itemId}'`), SOON)
        .toEqual(['to-order'])
      await page.goto(`/report/${itemId}/`)
      return { page, itemId, orderId }
    }
    /** What the operator writes down of it. */
    const markOrdered = (itemId: string, request: string) =>
      site.ask(
        `update fulfilments set status = 'ordered', request_number = '${request}', ordered_at = now() where order_item_id = '${itemId}'`,
      )
    /** Moscow's day at the moment: an answer is formed no sooner than its order. */
    const today = () => new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const bring = async (name: string, files: { name: string; bytes: Buffer }[]) => {
      const path = join(folder, name)
      await writeFile(path, makeZip(files))
      return site.intake(path)
    }

    await test.step('it is to be ordered, then awaited: number, steps, last day', async () => {
      const { page, itemId, orderId } = await buy('waits@example.com')
      await expect(page.getByRole('heading', { level: 1, name: /^Заказываем\sв\sРосреестре/ })).toBeVisible(
        SOON,
      )
      await expect(page.getByText(/^Запрос\sеще\sне\sотправлен$/).first()).toBeVisible()
      await markOrdered(itemId, '80-105152635')
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /^Ждем\sответ\sРосреестра/ })).toBeVisible()
      await expect(page.getByText('80-105152635')).toBeVisible()
      await expect(page.getByText(/^Не\sпозже\s\d{2}\.\d{2}\.\d{4},\s24:00\sМСК$/)).toBeVisible()
      await expect(page.getByRole('img', { name: /^Срок\sпо\sдоговору:\s7\sрабочих\sдней/ })).toBeVisible()
      // Nothing is measured on a new server.
      await expect(page.getByText(/обычно|Столбики/i)).toHaveCount(0)
      await page.goto(`/order/${orderId}/`)
      await expect(page.getByText('80-105152635')).toBeVisible()

      const xml = registerXml({ number: NUMBER, day: today() })
      const pdf = Buffer.from(`%PDF-1.7 ${itemId}`)
      await bring('Response-80-105152635.zip', [
        { name: 'report.xml', bytes: xml },
        { name: 'report.pdf', bytes: pdf },
      ])
      await page.goto(`/report/${itemId}/`)
      const lines = page.getByRole('list', { name: 'Проверка подписи' }).getByRole('listitem')
      await expect(lines).toHaveCount(3, SOON)
      // It came without a signature: all three lines stay open.
      await expect(lines.nth(0)).toContainText(/Изменен\sли\sфайл,\sне\sпроверено/)
      await expect(lines.nth(1)).toContainText(/Подпись\sне\sпроверена/)
      await expect(lines.nth(2)).toContainText(/Кто\sподписал,\sне\sдоказано/)
      await expect(page.getByRole('list', { name: 'Отчет и файл' })).toContainText(
        /Отчет\sсобран\sиз\sэтого\sфайла/,
      )
      for (const [name, bytes] of [
        ['report.xml', xml],
        ['report.pdf', pdf],
      ] as const) {
        const saved = page.waitForEvent('download')
        await page.getByRole('button', { name: `Скачать ${name}` }).click()
        expect(hashOf(await readFile(await (await saved).path()))).toBe(hashOf(bytes))
      }
    })

    await test.step('it is late: the money came back by itself, and it is awaited', async () => {
      const { page, itemId, orderId } = await buy('late@example.com')
      await markOrdered(itemId, '80-105152636')
      // The order, its part and what is obtained for it were promised for one instant.
      const past = `now() - interval '1 minute'`
      await site.ask(`update orders set promised_at = ${past} where id = '${orderId}'`)
      await site.ask(`update order_items set due_at = ${past} where id = '${itemId}'`)
      await site.ask(`update fulfilments set latest_at = ${past} where order_item_id = '${itemId}'`)
      await expect
        .poll(() => site.ask(`select status from order_items where id = '${itemId}'`), SOON)
        .toEqual(['refund'])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: /^Росреестр\sопаздывает/ })).toBeVisible()
      await expect(page.getByText(/^499\s₽\sвернули\s\d{2}\./)).toBeVisible()
      await expect(page.getByText(/^Ответ\sждем\sи\sдальше$/)).toBeVisible()
      await expect(page.getByText('80-105152636')).toBeVisible()
      // Nobody is asked about this one any more.
      await site.ask(`update fulfilments set status = 'given-up' where order_item_id = '${itemId}'`)
    })

    await test.step('it is refused: the words of the register, and the money', async () => {
      const { page, itemId } = await buy('refused@example.com')
      await markOrdered(itemId, '80-105152637')
      await bring('Response-80-105152637.zip', [
        { name: 'refusal.xml', bytes: registerXml({ number: NUMBER, day: today(), refusal: REFUSAL }) },
      ])
      await expect
        .poll(() => site.ask(`select status from order_items where id = '${itemId}'`), SOON)
        .toEqual(['refund'])
      await page.reload()
      await expect(page.getByRole('heading', { level: 1, name: 'Росреестр отказал' })).toBeVisible()
      await expect(page.locator('blockquote')).toHaveText(/^«Запрос\sподан\sлицом/)
      await expect(page.getByText(/^499\s₽\sвернули$/)).toBeVisible()
      await expect(page.getByText(/не\sнайден/i)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Скачать refusal.xml' })).toBeVisible()
    })
    await rm(folder, { recursive: true })
  },
)

const hashOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

/** Orders an extract as a guest; the shop knows it then. */
async function order(page: Page, email: string): ReturnType<typeof placeOrder> {
  await page.goto(`/object/${NUMBER}/`)
  await expect(page.getByRole('heading', { level: 1, name: NUMBER })).toBeVisible()
  await refuseCounters(page)
  // What people obtain promises no minutes.
  await expect(page.getByText(/^до\s7\sрабочих\sдней$/).first()).toBeVisible()
  await page.getByRole('checkbox', { name: /Выписка\sЕГРН\sоб\sобъекте/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/objectCheckout/${NUMBER}/`)
  return placeOrder(page, email)
}
