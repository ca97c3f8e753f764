import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures.ts'
import { tryUnderFaults, untilRunning, type Act } from '../pages/acts.ts'
import { FAULT_TROUBLE, withFaults } from '../pages/faults.ts'
import { callAs, topUp } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

const main = (page: Page) => page.getByRole('main')
const button = (name: string | RegExp) => (page: Page) => main(page).getByRole('button', { name })
const PERSON = {
  kind: 'person',
  lastName: 'Следимов',
  firstName: 'Иван',
  birthDate: '1987-03-14',
  region: 'Москва',
}

async function startBy(page: Page, subject: object, ground?: object): Promise<string> {
  const body = { subject, period: 'week', months: 1, ...(ground && { ground }) }
  return ((await callAs(page, 'POST', '/watch', body)).data as { watch_id: string }).watch_id
}

async function openWatch(page: Page, id: string): Promise<void> {
  await page.goto(`/user/watches/${id}/`)
  await untilRunning(page)
  await expect(main(page).getByRole('heading', { name: /^Слежу:/ })).toBeVisible()
}

const START: Act = {
  title: 'a new watch',
  call: 'POST /watch',
  press: button(/^Следить\sза\s29/),
  kept: (page) => expect(main(page).getByLabel('Кадастровый номер')).toHaveValue('00:14:0203005:1047'),
  done: (page) => expect(page).toHaveURL(/\/user\/watches\/[\da-f-]{36}\/$/),
}
const PROLONG: Act = {
  title: 'another term',
  call: 'POST /watch/*/term',
  press: button('Продлить'),
  // Paid once, though its first answer was lost.
  done: (page) => expect(main(page).getByRole('heading', { name: /Оплачено\s58\s₽/ })).toBeVisible(),
}
const PAUSE: Act = {
  title: 'a pause',
  call: 'POST /watch/*/pause',
  press: button('Пауза'),
  done: (page) => expect(button('Продолжить')(page)).toBeVisible(),
}
const RESUME: Act = {
  title: 'the end of a pause',
  call: 'POST /watch/*/resume',
  press: button('Продолжить'),
  done: (page) => expect(button('Пауза')(page)).toBeVisible(),
}
const STOP: Act = {
  title: 'the end of a watch',
  call: 'DELETE /watch/*',
  open: (page) => button(/^Больше\sне\sследить$/)(page).click(),
  press: (page) => page.getByRole('dialog').getByRole('button', { name: 'Прекратить' }),
  place: (page) => page.getByRole('dialog').getByRole('alert'),
  madeAllTheSame: (page) => expect(main(page).getByText(/закончено:\sвы\sостановили/)).toBeVisible(),
  done: (page) => expect(main(page).getByText(/закончено:\sвы\sостановили/)).toBeVisible(),
}
const CONFIRM: Act = {
  title: 'a ground that holds',
  call: 'POST /watch/*/ground',
  press: button('Основание действует'),
  done: (page) => expect(main(page).getByRole('alert')).toHaveCount(0),
}
const REMIND: Act = {
  title: 'a reminder',
  call: 'POST /watch/*/consent',
  press: button('Напомнить'),
  // The first letter has just gone.
  done: (page) => expect(main(page).getByText(/раз\sв\s3\sдня/)).toBeVisible(),
}
const SAVE_WEBHOOK: Act = {
  title: 'where a program is called',
  call: 'PUT /webhook',
  open: (page) => page.getByLabel('Адрес вызова').fill('https://hooks.example.com/changes'),
  press: (page) => page.getByRole('form', { name: 'Адрес вызовов' }).locator('button[type=submit]'),
  done: (page) => expect(page.getByText(/^whsec_/)).toBeVisible(),
}
const NO_WEBHOOK: Act = {
  title: 'a program that is called no more',
  call: 'DELETE /webhook',
  press: (page) => page.getByRole('button', { name: 'Убрать адрес' }),
  done: (page) => expect(page.getByText(/^Адреса\sнет/)).toBeVisible(),
}
const STOP_BY_LINK: Act = {
  title: 'a link of a letter',
  call: 'PUT /watch/stop',
  press: button(/^Больше\sне\sследить$/),
  done: (page) => expect(main(page).getByRole('alert')).toContainText(/Ссылка\sне\sподходит/),
}

test(
  'watches under 500, no answer and a lost answer: begun, prolonged, paused and stopped, each once',
  { tag: '@long' },
  async ({ page, ownEmail, expectTrouble }) => {
    test.setTimeout(300_000)
    expectTrouble(FAULT_TROUBLE)
    expectTrouble(/Слежение не изменено|Настройка не изменена|409|404/)
    const faults = await withFaults(page)
    await registerByCalls(page, ownEmail)
    await topUp(page, 1000)
    const tryEach = async (...acts: readonly Act[]) => {
      for (const act of acts) await test.step(act.title, () => tryUnderFaults(page, faults, act))
    }

    await test.step('what did not come can be asked for again', async () => {
      for (const [path, call, title] of [
        ['/user/watches/', 'GET /watch', 'Список не пришел'],
        ['/user/watches/?kind=object', 'GET /watch/offer', 'Цены не пришли'],
        ['/user/settings/', 'GET /webhook', 'Сведения о вызовах не пришли'],
      ] as const) {
        faults.begin('500', [call])
        await page.goto(path)
        await expect(page.getByText(title)).toBeVisible()
        faults.end()
      }
    })

    await page.goto('/user/watches/?kind=object&number=00:14:0203005:1047')
    await untilRunning(page)
    await tryEach(START, PROLONG, PAUSE, RESUME, STOP)

    const consent = { kind: 'consent', purpose: 'сдаю квартиру', person_email: `p${ownEmail.slice(20)}` }
    const asked = await startBy(page, PERSON, consent)
    faults.begin('500', ['GET /watch/*'])
    await page.goto(`/user/watches/${asked}/`)
    await expect(page.getByText('Слежение не открылось')).toBeVisible()
    faults.end()
    await openWatch(page, asked)
    await tryEach(REMIND)
    const court = { kind: 'court', purpose: 'взыскиваю долг', number: '2-14/2026' }
    await openWatch(page, await startBy(page, { ...PERSON, lastName: 'Должников' }, court))
    await tryEach(CONFIRM)

    await page.goto('/user/settings/')
    await untilRunning(page)
    await tryEach(SAVE_WEBHOOK, NO_WEBHOOK)
    await page.goto('/watch-stop/#stop_unknown')
    await untilRunning(page)
    await tryEach(STOP_BY_LINK)
  },
)
