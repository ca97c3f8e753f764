import type { Page } from '@playwright/test'
import { makeZip } from '@proverka/test-support/make-zip'
import { join } from 'node:path'
import { expect, test } from '../fixtures.ts'
import { placeOrder, refuseCounters } from '../pages/checkout.ts'
import { signInAsOperator } from '../pages/operator.ts'
import { callAs } from '../pages/own-api.ts'
import { registerXml } from '../pages/register-answers.ts'
import { SAMPLE, startProductionSite } from '../production-server.ts'

/** Plots of the invented region; each is ordered by two buyers. */
const PLOTS = ['3', '4', '5', '6', '7'].map((last) => `00:01:0101001:${last}`)

const BUYERS = ['first@example.com', 'second@example.com']

/** What comes at once or within the minute of a background task. */
const SOON = { timeout: 240_000 }

test(
  '[CONSOLE-08] ten extracts are ordered and their files taken in by keys alone: queue, bulk, drop, choice, undo',
  { tag: '@long' },
  async () => {
    test.setTimeout(1_500_000)
    await using site = await startProductionSite({ EXTRACTS_BY_HAND: '1' })
    await site.register('gar', join(SAMPLE, 'gar', 'gar_xml.zip'))
    await site.register('kpt', join(SAMPLE, 'kpt', 'new_2026.xml'))
    await buyAll(await site.visit())
    await expect.poll(() => site.shop.payments.size, SOON).toBe(10)
    for (const { token } of site.shop.payments.values()) site.shop.pay(token)
    await expect
      .poll(() => site.ask(`select count(*) from fulfilments where status = 'to-order'`), SOON)
      .toEqual(['10'])

    const page = await site.visit(site.consoleHost)
    const { token } = await signInAsOperator(page, site.emailsTo('office@example.com'))
    await page.evaluate((value) => localStorage.setItem('console.token', JSON.stringify(value)), token)
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.goto('/fulfilments')
    const rows = page.getByRole('grid', { name: 'Выписки' }).getByRole('row')
    await expect(page.getByRole('paragraph').filter({ hasText: 'К заказу 10' })).toBeVisible()
    await expect(rows).toHaveCount(11)

    const numbers = await test.step('ten numbers leave as a stack', async () => {
      for (let row = 0; row < 10; row += 1) await page.keyboard.type('jx')
      await expect(page.getByText('Выбрано 10')).toBeVisible()
      await page.keyboard.press('c')
      await expect(page.getByText('Скопировано номеров: 10')).toBeVisible()
      const stack = (await page.evaluate(() => navigator.clipboard.readText())).split('\n')
      expect(stack.toSorted()).toEqual([...PLOTS, ...PLOTS].toSorted())
      return stack
    })

    const requests = numbers.map((_, index) => `80-1051527${String(index).padStart(2, '0')}`)
    await test.step('ten request numbers come back as a stack', async () => {
      await page.keyboard.press('o')
      await expect(page.getByRole('textbox', { name: 'Номера запросов' })).toBeFocused()
      // As a paste does: all at once, lines and all.
      await page.keyboard.insertText(requests.join('\n'))
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Записано номеров: 10')).toBeVisible()
      await expect(page.getByRole('paragraph').filter({ hasText: 'Заказывать нечего' })).toBeVisible()
    })

    const day = new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const doubtful = numbers[9] ?? ''
    await test.step('files find their parts, and one fits two', async () => {
      await page.goto('/fulfilments?view=ordered')
      await expect(rows).toHaveCount(11)
      // The two buyers of one plot: their file comes without an archive of the register, so that it names no request.
      const named = numbers.flatMap((number, index) =>
        number === doubtful ? [] : { request: requests[index] ?? '', number },
      )
      await dropFiles(page, [
        ...named.map(({ request, number }) => ({
          name: `Response-${request}.zip`,
          bytes: makeZip([
            {
              name: 'report.xml',
              bytes: registerXml({ number, day, registration: `КУВИ-001/2026-${request.slice(3)}` }),
            },
          ]),
        })),
        { name: 'report.xml', bytes: registerXml({ number: doubtful, day }) },
      ])
      await expect(page.getByText('Закрыта часть')).toHaveCount(8, SOON)
      await expect(page.getByText('Подходят части: 2')).toBeVisible()
      await expect(rows).toHaveCount(3)
      expect(await openParts()).toEqual(['2'])
    })

    await test.step('both at the word of the operator', async () => {
      await page.getByRole('button', { name: 'Выбрать часть для report.xml' }).press('Enter')
      const choice = page.getByRole('dialog', { name: 'К какой части этот файл' })
      for (const box of await choice.getByRole('checkbox').all()) await box.press('Space')
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Закрыто частей: 2')).toBeVisible()
      expect(await openParts()).toEqual(['0'])
    })

    await test.step('the last answer is taken back: its buyer waits again', async () => {
      await expect(page.getByRole('list', { name: 'Закрыты файлами' }).getByRole('listitem')).toHaveCount(10)
      await page.keyboard.press('z')
      await expect(page.getByRole('dialog', { name: /^Отменить ответ/ })).toBeVisible()
      await page.keyboard.press('Control+Enter')
      await expect(page.getByText('Ответ отменен, часть снова ждет')).toBeVisible()
      await expect(rows).toHaveCount(2)
      expect(await openParts()).toEqual(['1'])
    })

    function openParts() {
      return site.ask(`select count(*) from fulfilments where status = 'ordered'`)
    }
  },
)

/** Ten orders of guests: the first on the page, the others by the call that it made. */
async function buyAll(page: Page): Promise<void> {
  const [first = ''] = PLOTS
  await page.goto(`/object/${first}/`)
  await refuseCounters(page)
  await page.getByRole('checkbox', { name: /Выписка\sЕГРН\sоб\sобъекте/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  await expect(page).toHaveURL(`/objectCheckout/${first}/`)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/regorder'))
  await placeOrder(page, BUYERS[0] ?? '')
  const body = (await sent).postData() ?? ''
  for (const buyer of BUYERS) {
    const kinds = ['offer', 'personal-data']
    const given = await callAs(page, 'POST', '/consents', { email: buyer, kinds, page: '/' })
    const { consent_id } = given.data as { consent_id: string }
    for (const plot of PLOTS) {
      if (buyer === BUYERS[0] && plot === first) continue
      const next = body.replaceAll(first, plot).replaceAll(BUYERS[0] ?? '', buyer)
      const order = JSON.parse(next) as object
      const placed = await callAs(page, 'POST', '/regorder', order, { 'consent-id': consent_id })
      expect(placed, plot).toMatchObject({ status: 200 })
    }
  }
}

/** Gives files to the field as a person who chooses them does. */
async function dropFiles(page: Page, files: readonly { name: string; bytes: Buffer }[]): Promise<void> {
  await page
    .getByLabel('Файлы реестра')
    .setInputFiles(
      files.map(({ name, bytes }) => ({ name, mimeType: 'application/octet-stream', buffer: bytes })),
    )
}
