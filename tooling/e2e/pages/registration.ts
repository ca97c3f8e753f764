import type { Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { callAs } from './own-api.ts'
import type { ReceivedEmail } from '../outbox.ts'
import { PASSWORD } from './visitors.ts'

interface Registration {
  /** Another one than that of the test's project. */
  readonly origin?: string
  /** «Риелтор»; without it the person comes for himself. */
  readonly who?: string
}

/** Registers in the form of the page, as a person does. */
export async function registerOnPage(
  page: Page,
  email: string,
  { origin = '', who }: Registration = {},
): Promise<void> {
  await page.goto(`${origin}/registration/`)
  const form = page.getByRole('form', { name: 'Регистрация' })
  await form.getByLabel('Имя').fill('Лида')
  await form.getByLabel('Электронная почта').fill(email)
  await form.getByLabel('Телефон').fill('+7 (999) 123-45-67')
  await form.getByLabel('Кто вы').selectOption(who === undefined ? { index: 1 } : { label: who })
  await form.getByLabel('Пароль', { exact: true }).fill(PASSWORD)
  await form.getByLabel('Пароль еще раз').fill(PASSWORD)
  await form.getByRole('checkbox', { name: /оферт/ }).check()
  await form.getByRole('checkbox', { name: /персональных данных/ }).check()
  await form.getByRole('button', { name: 'Зарегистрироваться' }).click()
  await expect(page.getByText('Вы успешно зарегистрированы')).toBeVisible()
}

/** Registers by the calls that the form sends and keeps what it keeps: for tests about what comes after. */
export async function registerByCalls(page: Page, email: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/privacy/`)
  const given = await callAs(page, 'POST', '/consents', {
    email,
    kinds: ['offer', 'personal-data'],
    page: '/registration/',
  })
  const { consent_id } = given.data as { consent_id: string }
  const registered = await callAs(
    page,
    'POST',
    '/register',
    {
      name: 'Лида',
      email,
      phone: '89991234567',
      password: PASSWORD,
      person_role: 1,
      registartion_url: '/registration/',
    },
    { 'consent-id': consent_id },
  )
  const { token } = registered.data as { token: string }
  await page.evaluate((jwt) => (document.cookie = `jwt=${jwt}; Path=/; SameSite=Lax`), token)
}

/** The address of the page that the button of an email opens. */
export const emailLink = ({ text }: ReceivedEmail): string =>
  /https?:\/\/\S+jwt_token=link_[\w-]+/.exec(text)?.[0] ?? ''
