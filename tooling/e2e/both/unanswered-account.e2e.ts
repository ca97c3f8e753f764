import type { Page } from '@playwright/test'
import { png } from '@proverka/test-support/hostile-files'
import { expect, test } from '../fixtures.ts'
import { emailsTo } from '../outbox.ts'
import { corner, tryUnderFaults, untilRunning } from '../pages/acts.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { orderByApi, registerByApi } from '../pages/order-by-api.ts'
import { signInWith } from '../pages/sign-in.ts'
import { registerOnPage } from '../pages/registration.ts'
import { PASSWORD } from '../pages/visitors.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const OWN = 'korrektura-1913'
const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name })
const linkIn = ({ text }: { text: string }): string => /\/confirm-email\/#[\w-]+/.exec(text)?.[0] ?? ''

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.goto('/?auth=login')
  await expect(page.getByRole('dialog', { name: 'Вход' })).toBeVisible()
  await signInWith(page, email, password)
}

test(
  'another address under 500, no answer and a lost answer: the change is called off, begun again and confirmed once',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Настройка не изменена|404.*email/)
    const faults = await withFaults(page)
    await registerByApi(browser, ownEmail, PASSWORD)
    await signIn(page, ownEmail, PASSWORD)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto('/user/settings/')
    await untilRunning(page)
    const steps = page.getByRole('list', { name: 'Смена почты' })
    const ask = async (email: string) => {
      await button('Сменить почту')(page).click()
      await page.getByLabel('Новая почта').fill(email)
      await button('Отправить письма')(page).click()
      await expect(steps).toBeVisible()
    }
    await ask(`first-${ownEmail}`)
    const over = linkIn(await emailTo(ownEmail, /Подтвердите смену почты/))
    await tryUnderFaults(page, faults, {
      title: 'no other address after all',
      call: 'DELETE /account/email',
      press: button('Отменить смену'),
      // The change is gone, which the page learns when it asks again.
      madeAllTheSame: () => expect(steps).toBeHidden(),
      done: () => expect(button('Сменить почту')(page)).toBeVisible(),
    })
    const fresh = ownEmail.replace('example.com', 'new.test')
    await ask(fresh)
    // Of two emails about a change, that of the one which was not called off.
    const current = () =>
      emailsTo(ownEmail)
        .filter(({ subject }) => /Подтвердите смену почты/.test(subject))
        .map(linkIn)
        .find((link) => link !== over)
    await expect.poll(current).toBeDefined()
    await page.goto(current() ?? '')
    await tryUnderFaults(page, faults, {
      title: 'the word of one reader',
      call: 'POST /account/email/confirm',
      press: button('Подтвердить смену'),
      // A link works once: the press after a lost answer says that it has.
      done: () =>
        expect(
          page.getByRole('heading', { level: 1, name: /Прежний адрес подтвержден|Ссылка уже/ }),
        ).toBeVisible(),
    })
    await page.goto(linkIn(await emailTo(fresh, /Подтвердите новую почту/)))
    await button('Подтвердить смену')(page).click()
    await expect(page.getByRole('heading', { name: /Почта.сменена/ })).toBeVisible()
  },
)

test(
  'a logo under 500, no answer and a lost answer: put, seen on a sample, shown and taken away',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(150_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Настройка не изменена|Логотип не показан|404.*logo/)
    const faults = await withFaults(page)
    await registerOnPage(page, ownEmail, { who: 'Риелтор' })
    await page.goto('/user/settings/')
    await untilRunning(page)
    const shown = main(page).getByRole('img', { name: 'Ваш логотип' })
    const crop = main(page).getByRole('group', { name: 'Что войдет в логотип' })
    await tryUnderFaults(page, faults, {
      title: 'a logo',
      call: 'POST /account/logo',
      async open() {
        await button('Загрузить логотип')(page).click()
        const picture = { name: 'знак.png', mimeType: 'image/png', buffer: png(600, 200) }
        await main(page).locator('input[name=logo]').setInputFiles(picture)
        await crop.getByRole('radio', { name: 'Квадрат' }).check({ force: true })
      },
      press: button(/Поставить/),
      kept: () => expect(crop.getByRole('radio', { name: 'Квадрат' })).toBeChecked(),
      done: () => expect(shown).toBeVisible(),
    })
    const file = page.waitForEvent('download', { timeout: 60_000 })
    await tryUnderFaults(page, faults, {
      title: 'a sample with the logo',
      call: 'GET /account/logo/sample',
      press: button(/Посмотреть на.образце/),
      done: () => file,
    })
    await test.step('the picture that did not come is told by its size, and comes with the next visit', async () => {
      faults.begin('cut', ['GET /account/logo'])
      await page.reload()
      await expect(main(page).getByText(/^Картинка 200 × 200/)).toBeVisible()
      faults.end()
      await page.reload()
      await expect(shown).toBeVisible()
    })
    await tryUnderFaults(page, faults, {
      title: 'no logo',
      call: 'DELETE /account/logo',
      press: button('убрать логотип'),
      done: () => expect(button('Загрузить логотип')(page)).toBeVisible(),
    })
  },
)

test(
  'an own password after a mailed one, under 500, no answer and a lost answer: it is typed once and works',
  { tag: '@long' },
  async ({ page, browser, ownEmail, emailTo, expectTrouble }) => {
    test.setTimeout(120_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/401|Пароль не задан|Вход не/)
    const faults = await withFaults(page)
    await orderByApi(browser, ownEmail)
    const mailed = /Пароль: (\S+)/.exec((await emailTo(ownEmail, /Ваш кабинет и пароль/)).text)?.[1] ?? ''
    await signIn(page, ownEmail, mailed)
    const step = page.getByRole('dialog', { name: 'Задайте свой пароль' })
    await tryUnderFaults(page, faults, {
      title: 'an own password',
      call: 'PUT /person/update_password',
      async open() {
        await step.getByLabel('Новый пароль', { exact: true }).fill(OWN)
        await step.getByLabel('Новый пароль еще раз').fill(OWN)
      },
      press: () => step.getByRole('button', { name: 'Задать пароль' }),
      // The session of before is over with the password: that is how the page learns that it was set.
      place: () => step.getByRole('alert').or(corner(page)),
      words: { cut: /Пароль задан\. Войдите с\sним/ },
      done: () => expect(step).toBeHidden(),
    })
    await signIn(page, ownEmail, OWN)
    await expect(page.getByRole('dialog')).toBeHidden()
    await page.goto('/user/orders/')
    await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  },
)
