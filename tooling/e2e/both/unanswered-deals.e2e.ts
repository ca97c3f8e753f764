import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { corner, tryUnderFaults, untilRunning, type Act } from '../pages/acts.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const NEED = 'Согласие супруга'
const pdf = (name: string) => ({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 проект') })
const main = (page: Page) => page.getByRole('main')
const button = (name: string) => (page: Page) => main(page).getByRole('button', { name })

/** A folder with one document and one missing paper. */
async function openDeal(page: Page): Promise<string> {
  const made = await callAs(page, 'POST', '/deal/create', {
    object_key: '00:14:0203005:1047',
    parties: [
      { role: 'Продавец', name: 'Савва Ильин' },
      { role: 'Покупатель', name: 'Лида Ольхина' },
    ],
    price: 4_100_000,
  })
  const { deal_id } = made.data as { deal_id: string }
  await callAs(page, 'POST', `/deal/${deal_id}/need`, { title: NEED, bearer: 'Продавец' })
  await page.goto(`/user/deals/${deal_id}/`)
  await untilRunning(page)
  await main(page).locator('input[name=document]').setInputFiles(pdf('Договор.pdf'))
  await expect(button('Скачать: Договор.pdf')(page)).toBeVisible()
  return deal_id
}

interface Folder {
  readonly links: readonly unknown[]
  readonly documents: readonly unknown[]
}
const folder = async (page: Page, id: string) => (await callAs(page, 'GET', `/deal/${id}`)).data as Folder

const dealForm = (page: Page) => main(page).getByRole('form', { name: 'Изменить сделку' })
const CHANGE: Act = {
  title: 'other facts of a deal',
  call: 'PUT /deal/*',
  async open(page) {
    await button('Изменить сделку')(page).click()
    await dealForm(page).getByLabel('Покупатель').fill('Лида Рябинина')
  },
  press: (page) => dealForm(page).locator('button[type=submit]'),
  place: (page) => dealForm(page).getByRole('alert'),
  kept: (page) => expect(dealForm(page).getByLabel('Покупатель')).toHaveValue('Лида Рябинина'),
  async done(page) {
    await expect(dealForm(page)).toBeHidden()
    await expect(main(page).getByText('Лида Рябинина')).toBeVisible()
  },
}

const NO_DOCUMENT: Act = {
  title: 'a document that is taken out',
  call: 'DELETE /deal/document/*',
  press: button('Убрать: Договор.pdf'),
  done: (page) => expect(button('Скачать: Договор.pdf')(page)).toHaveCount(0),
}

const NO_LINK: Act = {
  title: 'a link that is withdrawn',
  call: 'DELETE /deal/link/*',
  press: button('Отозвать ссылку: Продавец'),
  done: (page) => expect(main(page).getByText(/\/deal\/#deal_/)).toHaveCount(0),
}

const NO_DEAL: Act = {
  title: 'the end of a deal',
  call: 'DELETE /deal/*',
  open: (page) => button('Удалить сделку')(page).click(),
  press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Удалить' }),
  place: (page) => page.getByRole('dialog').getByRole('alert'),
  async done(page) {
    await expect(page).toHaveURL(/\/user\/deals\/$/)
    await expect(main(page).getByText('00:14:0203005:1047')).toHaveCount(0)
  },
}

test(
  'a folder under 500, no answer and a lost answer: put right, saved, emptied, shared and deleted, each once',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Сделка не (?:изменена|удалена)|не скачан|404.*deal/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    const id = await openDeal(page)
    const file = page.waitForEvent('download', { timeout: 90_000 })
    const archive: Act = {
      title: 'the whole folder as a file',
      call: 'GET /deal/*/archive',
      press: button('Вся папка, ZIP'),
      place: corner,
      done: () => file,
    }
    const link: Act = {
      title: 'a link to the list',
      call: 'POST /deal/*/link',
      press: button('Создать ссылку'),
      async done() {
        await expect(main(page).getByText(/\/deal\/#deal_/)).toHaveCount(1)
        expect((await folder(page, id)).links).toHaveLength(1)
      },
    }
    for (const act of [CHANGE, archive, NO_DOCUMENT, link, NO_LINK, NO_DEAL])
      await test.step(act.title, () => tryUnderFaults(page, faults, act))
  },
)

test(
  'a document brought by a link under 500, no answer and a lost answer is kept once, and its list opens in the end',
  { tag: '@long' },
  async ({ page, browser, ownEmail, expectTrouble }) => {
    test.setTimeout(120_000)
    await registerByCalls(page, ownEmail)
    const id = await openDeal(page)
    await button('Создать ссылку')(page).click()
    const address =
      (await main(page)
        .getByText(/\/deal\/#deal_/)
        .textContent()) ?? ''

    expectTrouble(FAULT_TROUBLE)
    const context = await browser.newContext()
    const seller = await context.newPage()
    const faults = await withFaults(seller)
    await seller.goto(address)
    // What is drawn for a guest waits for a touch.
    await seller.keyboard.press('Shift')
    await untilRunning(seller)
    await tryUnderFaults(seller, faults, {
      title: 'the list',
      call: 'POST /deal/shared',
      press: (at) => at.getByRole('button', { name: /Показать,\sчто\sнужно/ }),
      done: (at) => expect(at.getByText(NEED, { exact: true })).toBeVisible(),
    })
    const other = await context.newPage()
    await other.goto(address)
    await other.getByRole('button', { name: /Показать,\sчто\sнужно/ }).click()
    await expect(other.getByText(NEED, { exact: true })).toBeVisible()
    const chosen = seller.getByRole('list', { name: `Загрузить: ${NEED}: выбранные файлы` })
    await tryUnderFaults(seller, faults, {
      title: 'the document',
      call: 'POST /deal/shared/document',
      async open() {
        faults.begin('500', ['POST /deal/shared/document'])
        await seller.locator('input[type=file]').setInputFiles(pdf('Согласие.pdf'))
      },
      press: () => chosen.getByRole('button', { name: 'Отправить еще раз: Согласие.pdf' }),
      place: () => chosen,
      done: () => expect(seller.getByRole('heading', { name: /Все\sдокументы\sна\sместе/ })).toBeVisible(),
    })
    await test.step('what someone has brought meanwhile is told as brought, and not kept twice', async () => {
      await other.locator('input[type=file]').setInputFiles(pdf('Согласие.pdf'))
      await expect(other.getByRole('heading', { name: /Все\sдокументы\sна\sместе/ })).toBeVisible()
    })
    await context.close()
    // Beside the owner's own one.
    expect((await folder(page, id)).documents).toHaveLength(2)
  },
)
