import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTestSigner } from '@proverka/gost-signature/signer'
import { makeZip } from '@proverka/test-support/make-zip'
import { expect, test } from '../fixtures.ts'
import { placeOrder, refuseCounters } from '../pages/checkout.ts'
import { registerXml } from '../pages/register-answers.ts'
import { SAMPLE, startProductionSite } from '../production-server.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** A plot of the invented region. */
const NUMBER = '00:01:0101001:4'
const SOON = { timeout: 240_000 }

test('[TRUST-14] a bought extract shows its signature in three lines, and the buyer has his browser check it again; a changed byte is said to be one', async () => {
  test.setTimeout(900_000)
  const folder = await mkdtemp(join(tmpdir(), 'proverka-signed-'))
  const { root, sign } = createTestSigner('Корень «Образец» (вымышленный)', 'Росреестр (вымышленный)')
  await writeFile(join(folder, 'root.cer'), root)
  await using site = await startProductionSite({ EXTRACTS_BY_HAND: '1', TRUSTED_ROOTS_FOLDER: folder })
  await site.register('gar', join(SAMPLE, 'gar', 'gar_xml.zip'))
  await site.register('kpt', join(SAMPLE, 'kpt', 'new_2026.xml'))

  const page = await site.visit()
  await page.goto(`/object/${NUMBER}/`)
  await refuseCounters(page)
  await page.getByRole('checkbox', { name: /Выписка\sЕГРН\sоб\sобъекте/ }).check()
  await page
    .getByRole('link', { name: /^Оформить/ })
    .first()
    .click()
  // People obtain the extract: the whole term of the offer is promised (DEC-19).
  await expect(page.getByRole('region', { name: 'Когда вернем деньги' }).getByRole('listitem')).toHaveText(
    /^Вернем\s499\s₽, если\sРосреестр не\sответит за\s7\sрабочих дней или откажет\.$/,
  )
  const { itemId, orderId } = await placeOrder(page, 'signed@example.com')
  const paid = () => [...site.shop.payments.values()].at(-1)
  await expect.poll(() => paid()?.token ?? '', SOON).not.toBe('')
  site.shop.pay(paid()?.token ?? '')
  await expect
    .poll(() => site.ask(`select status from fulfilments where order_item_id = '${itemId}'`), SOON)
    .toEqual(['to-order'])
  await site.ask(
    `update fulfilments set status = 'ordered', request_number = '80-105152640', ordered_at = now() where order_item_id = '${itemId}'`,
  )
  const xml = registerXml({
    number: NUMBER,
    day: new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString().slice(0, 10),
  })
  const path = join(folder, 'Response-80-105152640.zip')
  await writeFile(
    path,
    makeZip([
      { name: 'report.xml', bytes: xml },
      { name: 'report.xml.sig', bytes: Buffer.from(sign(Uint8Array.from(xml))) },
    ]),
  )
  await site.intake(path)

  for (const address of [`/report/${itemId}/`, `/order/${orderId}/`]) {
    await page.goto(address)
    const served = page.getByRole('list', { name: 'Проверка подписи' }).getByRole('listitem')
    await expect(served).toHaveText(
      [
        /^Файл не\sизменен/,
        /^Подпись математически верна/,
        /^Цепочка сертификатов ведет к\sдоверенному корню/,
      ],
      SOON,
    )
    const checked = page.getByRole('list', { name: 'Проверено вашим браузером' }).getByRole('listitem')
    await expect(checked).toHaveCount(0)
    await page.getByRole('button', { name: 'Проверить в браузере' }).press('Enter')
    await expect(checked).toHaveText([
      /^Файл не\sизменен/,
      /^Подпись математически верна/,
      /^Цепочка сертификатов ведет к\sдоверенному корню/,
    ])
    await expect(page.getByText(/^Браузер\sответил\sтак\sже,\sкак\sсервер/)).toBeVisible()
  }

  await test.step('a byte is changed on the way', async () => {
    await page.evaluate(() => {
      const own = globalThis.fetch
      globalThis.fetch = async (...request) => {
        const reply = await own(...request)
        if (!reply.url.includes('/api/files/register/')) return reply
        const body = new Uint8Array(await reply.arrayBuffer())
        // Of the document, which begins with «<».
        if (body[0] === 0x3c) body[200] = (body[200] ?? 0) ^ 1
        return new Response(body, { headers: reply.headers })
      }
    })
    await page.getByRole('button', { name: 'Проверить еще раз' }).click()
    const checked = page.getByRole('list', { name: 'Проверено вашим браузером' }).getByRole('listitem')
    await expect(checked.first()).toHaveText(/^Файл изменен после\sподписания/)
    await expect(page.getByRole('alert').filter({ hasText: 'report.xml' })).toContainText(
      /Отпечаток SHA-256 не\sсовпал/,
    )
  })
  await test.step("the files do not come: it is said, and the server's answer stays", async () => {
    await page.route(/\/api\/files\//, (route) => route.abort())
    await page.getByRole('button', { name: 'Проверить еще раз' }).click()
    await expect(page.getByText(/^Браузер\sне\sпроверил\sподпись$/)).toBeVisible()
    await expect(page.getByRole('list', { name: 'Проверка подписи' })).toContainText(/Файл не\sизменен/)
  })
  await rm(folder, { recursive: true })
})
