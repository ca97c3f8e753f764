import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page } from '@playwright/test'
import type { ReceivedEmail } from '../outbox.ts'
import { watchApp } from './app-ready.ts'
import type { Hands } from './hands.ts'
import { forgetSession } from './forget-session.ts'

const OWN = 'korrektura-1913'
const PDF = { name: 'Договор.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 проект') }

interface Life {
  readonly page: Page
  readonly hands: Hands
  readonly email: string
  readonly emailTo: (email: string, subject?: RegExp) => Promise<ReceivedEmail>
  readonly step: (title: string, work: () => Promise<void>) => Promise<void>
}

/**
 * The whole life of a client: a guest buys, gets a password by mail, sets an own one, adds data, reads, puts money on the
 * balance, takes a tariff, keeps a deal, changes the settings, takes all own data along and deletes the account.
 */
export async function liveThrough({ page, hands, email, emailTo, step }: Life): Promise<void> {
  const { press, type, tick, attach } = hands
  const main = page.getByRole('main')
  const button = (name: string | RegExp, within: Page | Locator = page) =>
    within
      .getByRole('button', { name, exact: typeof name === 'string' })
      .filter({ visible: true })
      .first()
  const payInWindow = async (window: Locator) => {
    await expect(window).toBeVisible()
    await press(window.getByRole('button', { name: /^Оплатить/ }))
    await expect(window).toBeHidden()
  }
  /** By the menu of the cabinet; the heading of the new page has the focus, so that reading begins there. */
  const open = async (place: string, heading: string | RegExp = place) => {
    await press(page.getByRole('navigation', { name: 'Кабинет' }).getByRole('link', { name: place }))
    const title = main.getByRole('heading', { level: 1, name: heading })
    await expect(title).toBeVisible()
    await expect(title).toBeFocused()
  }

  await step('a guest buys the check of a person', async () => {
    await page.goto('/check-person/')
    await page.keyboard.press('Shift')
    await press(button('Только необходимые'))
    await type(page.getByLabel('Фамилия'), 'Ладогин Арсений Петрович')
    await type(page.getByLabel('Дата рождения'), '14031987')
    await tick(page.getByRole('radio', { name: /^Заключаю другой договор/ }))
    await press(button(/^Проверить за/))
    await type(page.getByLabel('Электронная почта'), email)
    await type(page.getByLabel('Телефон'), '9991234567')
    await tick(page.getByRole('checkbox', { name: /Принимаю условия/ }))
    await tick(page.getByRole('checkbox', { name: /согласие на обработку/ }))
    await press(button(/^Оплатить/, main))
    await payInWindow(page.getByRole('dialog', { name: 'Тестовый платеж' }))
    await expect(page).toHaveURL(/\/order\/[\da-f-]{36}\/$/)
    await expect(page.getByRole('region', { name: 'Что не проверено' })).toBeVisible()
  })

  await step('adds what is missing, and reads the report', async () => {
    await press(button(/^Добавить .*ИНН.* бесплатно$/))
    await type(page.getByLabel(/^ИНН/), '500100732259')
    await press(button('Проверить бесплатно'))
    await expect(page.getByText('Данные добавлены, проверяем')).toBeVisible()
    await expect(page.getByText(/^Налоговая задолженность \(/)).toBeHidden()
  })

  await step('signs in with the password of the email, and sets an own one', async () => {
    const mailed = /Пароль: (\S+)/.exec((await emailTo(email, /Ваш кабинет и пароль/)).text)?.[1] ?? ''
    await forgetSession(page)
    await page.goto('/?auth=login')
    const panel = page.getByRole('dialog', { name: 'Вход' })
    await expect(panel).toBeVisible()
    await type(panel.getByRole('textbox', { name: 'Электронная почта' }), email)
    await type(panel.getByLabel('Пароль', { exact: true }), mailed)
    await press(panel.getByRole('button', { name: /^Войти/ }))
    const own = page.getByRole('dialog', { name: 'Задайте свой пароль' })
    await expect(own).toBeVisible()
    await type(own.getByLabel('Новый пароль', { exact: true }), OWN)
    await type(own.getByLabel('Новый пароль еще раз'), OWN)
    await press(own.getByRole('button', { name: 'Задать пароль' }))
    await expect(page.getByText('Пароль задан')).toBeVisible()
    await expect(own).toBeHidden()
  })

  await step('finds the order in the cabinet', async () => {
    const app = await watchApp(page)
    await page.goto('/user/')
    await expect(app).toBeAttached()
    await expect(main.getByRole('heading', { name: 'Последние заказы' })).toBeVisible()
    await open('Заказы', 'Мои заказы')
    await press(main.getByRole('link', { name: /^Заказ \d/ }))
    await expect(page).toHaveURL(/\/order\//)
    await page.goBack()
    await expect(main.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  })

  await step('puts money on the balance', async () => {
    await open('Баланс')
    // Before it is known, the button is elsewhere.
    await expect(main.getByRole('heading', { name: 'Можно потратить 0 ₽' })).toBeVisible()
    await press(button('Пополнить на 1 500 ₽'))
    await payInWindow(page.getByRole('dialog').filter({ hasText: 'Пополнение баланса' }))
    await expect(main.getByRole('heading', { name: 'Можно потратить 1 500 ₽' })).toBeVisible()
  })

  await step('takes a tariff; the focus is back at its button', async () => {
    await open('Тарифы')
    const row = page.getByRole('row').filter({ hasText: 'Постоянный' })
    await press(row.getByRole('button', { name: /^Подключить/ }))
    const dialog = page.getByRole('dialog', { name: 'Подключить «Постоянный»?' })
    await press(dialog.getByRole('button', { name: 'Подключить за 490 ₽' }))
    await expect(dialog).toBeHidden()
    await expect(row.getByText(/^Действует до/)).toBeVisible()
    await expect(row.getByRole('button')).toBeFocused()
  })

  await step('keeps a deal with a document', async () => {
    await open('Сделки')
    await press(button('Создать сделку'))
    const form = main.getByRole('form', { name: 'Новая сделка' })
    await type(form.getByLabel('Кадастровый номер или адрес'), '00:14:0203005:1047')
    await type(form.getByLabel('Продавец'), 'Савва Ильин')
    await type(form.getByLabel('Покупатель'), 'Лида Ольхина')
    await type(form.getByLabel('Цена'), '4100000')
    await press(form.locator('button[type=submit]'))
    await expect(page).toHaveURL(/\/user\/deals\/[\da-f-]{36}\/$/)
    await attach(main.locator('input[name=document]'), PDF)
    await expect(main.getByRole('button', { name: 'Скачать: Договор.pdf' })).toBeVisible()
  })

  await step('changes the name, and takes all own data along', async () => {
    await open('Настройки')
    await press(button(/^(?:Указать|Изменить) имя$/))
    await type(page.getByRole('textbox', { name: 'Имя' }), 'Лидия Ольхина')
    await press(button('Сохранить'))
    await expect(main.getByText('Лидия Ольхина')).toBeVisible()
    await press(button('Собрать все мои данные'))
    const download = button('Скачать все мои данные')
    await expect(download).toBeVisible()
    const coming = page.waitForEvent('download')
    await press(download)
    expect((await readFile(await (await coming).path())).includes('orders.json')).toBe(true)
  })

  await step('deletes the account', async () => {
    await press(button('Удалить кабинет'))
    const dialog = page.getByRole('dialog', { name: 'Удалить кабинет?' })
    await type(dialog.getByLabel('Пароль кабинета'), OWN)
    await press(dialog.getByRole('button', { name: 'Удалить навсегда' }))
    await expect(page.getByText(/^Кабинет удален/)).toBeVisible()
    await expect(page).toHaveURL('/')
    expect((await emailTo(email, /Кабинет удален/)).text).toContain('закон велит хранить')
    await page.goto('/user/')
    await expect(page.getByRole('dialog', { name: /^Войдите, чтобы открыть/ })).toBeVisible()
  })
}
