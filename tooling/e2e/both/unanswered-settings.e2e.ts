import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { corner, tryUnderFaults, type Act } from '../pages/acts.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { registerByCalls } from '../pages/registration.ts'
import { visit, PASSWORD } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const button = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
const press = (name: string | RegExp) => (page: Page) => button(name)(page).click()

/** The last code that was sent to a number. */
function codeSentTo(phone: string): string {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  const texts = readdirSync(folder)
    .filter((name) => name.endsWith('.sms.txt'))
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .filter((text) => text.includes(phone.slice(-10)))
  return /код (\d{6})/.exec(texts.at(-1) ?? '')?.[1] ?? ''
}

const PERSON: readonly Act[] = [
  {
    title: 'the name',
    call: 'PUT /person',
    async open(page) {
      await press(/^(?:Указать|Изменить) имя$/)(page)
      await page.getByRole('textbox', { name: 'Имя' }).fill('Лидия Ольхина')
    },
    press: button('Сохранить'),
    kept: (page) => expect(page.getByRole('textbox', { name: 'Имя' })).toHaveValue('Лидия Ольхина'),
    async done(page) {
      await expect(button('Изменить имя')(page)).toBeVisible()
      await expect(page.getByRole('main').getByText('Лидия Ольхина')).toBeVisible()
    },
  },
  {
    title: 'another address',
    call: 'POST /account/email',
    async open(page) {
      await press('Сменить почту')(page)
      await page.getByLabel('Новая почта').fill('lida@new.test')
    },
    press: button('Отправить письма'),
    kept: (page) => expect(page.getByLabel('Новая почта')).toHaveValue('lida@new.test'),
    done: (page) => expect(page.getByText(/Письмо со\sссылкой ушло на\slida@new\.test/)).toBeVisible(),
  },
]

const CONSENTS: readonly Act[] = [
  {
    title: 'a consent',
    call: 'PUT /account/consents/marketing',
    press: button('Дать согласие на письма'),
    done: (page) => expect(button('Отозвать согласие на письма')(page)).toBeVisible(),
  },
  {
    title: 'its withdrawal',
    call: 'PUT /account/consents/marketing',
    press: button('Отозвать согласие на письма'),
    done: (page) => expect(page.getByText(/^Отозвано \d\d\.\d\d/)).toBeVisible(),
  },
]

const KEY: readonly Act[] = [
  {
    title: 'a key of the API',
    call: 'POST /api/create_or_renew',
    open: (page) => page.getByLabel('Срок').selectOption('365'),
    press: button(/^(Создать ключ|Заменить новым)$/),
    kept: (page) => expect(page.getByLabel('Срок')).toHaveValue('365'),
    done: (page) => expect(page.getByText('Скопируйте ключ сейчас')).toBeVisible(),
  },
  {
    title: 'its end',
    call: 'DELETE /api',
    press: button('Отозвать ключ'),
    done: (page) => expect(page.getByText(/^Ключа нет/)).toBeVisible(),
  },
]

const EXPORT: readonly Act[] = [
  {
    title: 'an archive of all own data',
    call: 'POST /account/export',
    press: button('Собрать все мои данные'),
    done: (page) => expect(button('Скачать все мои данные')(page)).toBeVisible(),
  },
  {
    title: 'the archive as a file',
    call: 'GET /account/export/*',
    press: button('Скачать все мои данные'),
    done: () => Promise.resolve(),
  },
]

/** A tick that works at once; the answer that was lost is asked for, so that the tick is right without a second press. */
function smsAct({ title, call, wanted }: { title: string; call: string; wanted: boolean }): Act {
  const tick = (page: Page, checked: boolean) =>
    page.getByRole('checkbox', { name: 'Отчет готов, по СМС', checked })
  const isDone = (page: Page) => expect(tick(page, wanted)).toBeEnabled()
  return {
    title,
    call,
    press: (page) => tick(page, !wanted),
    kept: (page) => expect(tick(page, !wanted)).toBeEnabled(),
    async madeAllTheSame(page) {
      await isDone(page)
      await expect(page.getByRole('region', { name: 'Уведомления' }).getByRole('alert')).toHaveCount(0)
    },
    async done(page) {
      await isDone(page)
      await page.reload()
      await isDone(page)
    },
  }
}

test(
  'settings under 500, no answer and a lost answer: each failure is told at its place, nothing typed is lost',
  { tag: '@long' },
  async ({ page, browser, baseURL, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Настройка не изменена|Код не отправлен|Имя в шапке|404|429/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await page.goto('/user/settings/')
    const tryAll = async (acts: readonly Act[]) => {
      for (const act of acts) await test.step(act.title, () => tryUnderFaults(page, faults, act))
    }
    await tryAll([...PERSON, ...CONSENTS, ...KEY])

    const phone = `+7900${String(Date.now()).slice(-7)}`
    await tryAll([
      {
        title: 'the code of a phone',
        call: 'GET /person/phone/send_verification_code',
        async open() {
          await press('Подтвердить телефон')(page)
          await page.getByRole('textbox', { name: 'Телефон' }).fill(phone)
        },
        press: button('Получить код'),
        kept: () => expect(page.getByRole('textbox', { name: 'Телефон' })).toHaveValue(/900/),
        done: () => expect(page.getByLabel(/^Код из\sсообщения/)).toBeVisible(),
      },
    ])
    await expect.poll(() => codeSentTo(phone)).not.toBe('')
    await tryAll([
      {
        title: 'the proof of a phone',
        call: 'POST /person/phone/verify',
        press: button('Подтвердить'),
        async open() {
          faults.begin('500', ['POST /person/phone/verify'])
          await page.getByLabel(/^Код из\sсообщения/).fill(codeSentTo(phone))
          await expect(page.getByRole('alert').first()).toBeVisible()
        },
        done: () => expect(page.getByText('Подтвержден кодом')).toBeVisible(),
      },
      smsAct({ title: 'messages to the phone', call: 'POST /person/settings/add', wanted: true }),
      smsAct({ title: 'no messages', call: 'DELETE /person/settings/remove', wanted: false }),
      {
        title: 'no phone',
        call: 'PUT /person',
        press: button('Убрать номер'),
        // The number is gone, which the page learns when it asks again.
        madeAllTheSame: (at) => expect(button('Указать телефон')(at)).toBeVisible(),
        done: () => expect(button('Указать телефон')(page)).toBeVisible(),
      },
    ])

    for (const [title, name, call] of [
      ['the end of one sign-in', /^Завершить вход/, 'DELETE /account/sessions/*'],
      ['the end of all others', 'Завершить остальные', 'DELETE /account/sessions'],
    ] as const) {
      const other = await visit(browser, baseURL ?? '', ownEmail, PASSWORD)
      await page.reload()
      await tryAll([
        { title, call, press: button(name), done: () => expect(button(name)(page)).toHaveCount(0) },
      ])
      await other.context.close()
    }

    const file = page.waitForEvent('download', { timeout: 60_000 })
    await tryAll(EXPORT)
    await file
  },
)

test(
  'a password whose change was not answered is not lost: the person signs in with it',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/401|Настройка не изменена/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await page.goto('/user/settings/')
    await tryUnderFaults(page, faults, {
      title: 'the password',
      call: 'PUT /person/update_password',
      async open() {
        await press('Сменить пароль')(page)
        await page.getByLabel('Текущий пароль').fill(PASSWORD)
        await page.getByLabel('Новый пароль', { exact: true }).fill(`${PASSWORD}-2`)
        await page.getByLabel('Новый пароль еще раз').fill(`${PASSWORD}-2`)
      },
      press: () => page.getByRole('form', { name: 'Смена пароля' }).locator('button[type=submit]'),
      // The session of before is over with the password: that is how the page learns that it was changed.
      place: () => page.getByRole('alert').or(corner(page)),
      words: { cut: /Пароль изменен\. Войдите с\sновым/ },
      done: () => expect(page.getByText(/Войдите, чтобы открыть настройки/)).toBeVisible(),
    })
  },
)

test(
  'an account is deleted once, and a lost answer leaves nobody in doubt',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.slow()
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/401|Настройка не изменена/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await page.goto('/user/settings/')
    const dialog = page.getByRole('dialog', { name: 'Удалить кабинет?' })
    await tryUnderFaults(page, faults, {
      title: 'the deletion',
      call: 'POST /account/removal',
      async open() {
        await press('Удалить кабинет')(page)
        await dialog.getByLabel('Пароль кабинета').fill(PASSWORD)
      },
      press: () => dialog.getByRole('button', { name: 'Удалить навсегда' }),
      place: () => dialog.getByRole('alert').or(corner(page)),
      words: { cut: /^Кабинет удален/ },
      done: () => expect(page.getByRole('banner').getByText('Войти').filter({ visible: true })).toBeVisible(),
    })
  },
)
