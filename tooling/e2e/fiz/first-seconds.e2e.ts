import { awaitDone, buyReport } from '../pages/bought-reports.ts'
import { DELAYS, delayFiles, openEarly, untilAllCame } from '../pages/slow-files.ts'
import { registerByCalls } from '../pages/registration.ts'
import { expect, test } from '../fixtures.ts'
import type { Page } from '@playwright/test'

/* The same as in `realty/first-seconds.e2e.ts`, on the pages of the site about people. */

const NAME = 'Ладогин Арсений Петрович'

for (const seconds of DELAYS) {
  const late = { timeout: untilAllCame(seconds).timeout }
  const title = (what: string) => `files ${seconds} s late: ${what}`
  const tag = seconds > 1 ? { tag: '@long' } : { tag: '@sized' }

  test.describe(() => {
    test.beforeEach(() => test.setTimeout(240_000 + seconds * 10_000))

    test(
      title('a whole name that is pasted is put in its parts, also after a reload at once'),
      tag,
      async ({ page, context }) => {
        await context.grantPermissions(['clipboard-read', 'clipboard-write'])
        await delayFiles(page, seconds)
        await openEarly(page, '/check-person/')
        await page.getByLabel('Фамилия').focus()
        await page.evaluate((name) => navigator.clipboard.writeText(name), 'Ладогин Арсений')
        await page.keyboard.press('ControlOrMeta+V')
        await page.reload({ waitUntil: 'commit' })
        await expect(page.getByLabel('Имя')).toHaveValue('Арсений', late)
        await expect(page.getByLabel('Фамилия')).toHaveValue('Ладогин')
      },
    )

    test(title('a form that was filled and sent by Enter leads on with all of it'), tag, async ({ page }) => {
      await delayFiles(page, seconds)
      await openEarly(page, '/check-person/')
      // Typed, not pasted: it is put in its parts when the field is left.
      await page.getByLabel('Фамилия').fill(NAME)
      await page.getByRole('radio', { name: /^Заключаю другой договор/ }).check()
      await page.getByLabel('Дата рождения').fill('14031987')
      await page.getByLabel('Дата рождения').press('Enter')
      await expect(page.getByRole('heading', { name: 'Оформление заказа' })).toBeVisible(late)
      await expect(page.getByText(/^Ладогин\sАрсений\sПетрович/).first()).toBeVisible()
    })

    test(
      title('the line of the home page that is sent early leads on, with no name in an address'),
      tag,
      async ({ page }) => {
        const asked: string[] = []
        page.on('request', (request) => asked.push(decodeURI(request.url())))
        await delayFiles(page, seconds)
        await openEarly(page, '/')
        await page.getByLabel('Фамилия, имя, отчество').fill(NAME)
        await page.getByLabel('Дата рождения').fill('14.03.1987')
        await page.getByLabel('Дата рождения').press('Enter')
        await expect(page).toHaveURL('/check-person/', late)
        await expect(page.getByLabel('Фамилия')).toHaveValue('Ладогин')
        await expect(page.getByLabel('Дата рождения')).toHaveValue('14.03.1987')
        expect(asked.filter((url) => /Ладогин|1987/.test(url))).toEqual([])
      },
    )

    test(
      title('who is about to type when the draft comes types over it, not behind it'),
      tag,
      async ({ page }) => {
        await page.goto('/check-person/')
        await typePerson(page)
        await delayFiles(page, seconds)
        await openEarly(page, '/')
        const name = page.getByLabel('Фамилия, имя, отчество')
        await name.focus()
        await expect(name).toHaveValue(/^Ладогин/, late)
        await page.keyboard.type('Веснина Вера')
        await expect(name).toHaveValue('Веснина Вера')
      },
    )

    test(
      title('a surname is there after a reload, and nothing of another person joins it'),
      tag,
      async ({ page }) => {
        await page.goto('/check-person/')
        await typePerson(page)
        await delayFiles(page, seconds)
        await openEarly(page, '/check-person/?from=link')
        // The draft of the tab does not show yet.
        await page.getByLabel('Фамилия').pressSequentially('Веснина')
        await page.reload({ waitUntil: 'commit' })
        await expect(page.getByLabel('Фамилия')).toHaveValue('Веснина')
        await page.getByRole('button', { name: /^Проверить/ }).click()
        await expect(page.getByText('Исправьте в форме')).toBeVisible(late)
        await expect(page.getByLabel('Имя')).toHaveValue('')
        await expect(page.getByLabel('Фамилия')).toHaveValue('Веснина')
      },
    )

    test(title('a passport that was typed and sent is answered once'), tag, async ({ page }) => {
      const asked: string[] = []
      page.on('request', (request) => {
        if (request.method() === 'POST' && request.url().includes('/passport')) asked.push(request.url())
      })
      await delayFiles(page, seconds)
      await openEarly(page, '/proverka-pasporta/')
      const form = page.locator('#form')
      await form.getByRole('textbox').pressSequentially('0000000014')
      await form.getByRole('textbox').press('Enter')
      await form.getByRole('textbox').press('Enter')
      await expect(form.getByRole('status')).toContainText('Среди недействительных', late)
      expect(asked).toHaveLength(1)
      await page.reload({ waitUntil: 'commit' })
      // Documents are not stored.
      await expect(form.getByRole('textbox')).toHaveValue('')
    })

    test(
      title('the form of a landing page says what is missing and keeps what is there'),
      tag,
      async ({ page }) => {
        await delayFiles(page, seconds)
        await openEarly(page, '/proverka-fssp/')
        await page.getByLabel('Фамилия').first().fill('Ладогин')
        await page.locator('main form button[type=submit]').first().click()
        await expect(page.getByText('Исправьте в форме')).toBeVisible(late)
        await expect(page.getByLabel('Фамилия').first()).toHaveValue('Ладогин')
      },
    )

    test(
      title('in the cabinet a menu opens, and a promocode survives a reload'),
      tag,
      async ({ page, ownEmail }) => {
        await registerByCalls(page, ownEmail)
        await delayFiles(page, seconds)
        await openEarly(page, '/user/balance/')
        const promocode = page.getByRole('textbox', { name: 'Промокод' })
        await promocode.pressSequentially('ОСЕНЬ-26', { delay: 60 })
        await page.reload({ waitUntil: 'commit' })
        await page.getByRole('radio', { name: '5 000 ₽', exact: true }).check()
        await expect(page.getByRole('button', { name: 'Пополнить на 5 000 ₽' })).toBeVisible(late)
        await expect(promocode).toHaveValue('ОСЕНЬ-26')
      },
    )

    test(
      title('a colour of a report that is pressed early is shown alone, also after Back'),
      tag,
      async ({ page, ownEmail }) => {
        await registerByCalls(page, ownEmail)
        const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }
        const bought = await buyReport(page, 'PersonCheck', 'Ладогин', {
          person,
          purpose: 'contract',
          ground: 'consent',
        })
        await awaitDone(page, bought)
        await delayFiles(page, seconds)
        await openEarly(page, `/report/${bought.itemId}/`)
        const shownAlone = page.getByRole('group', { name: 'Показать только' })
        await shownAlone
          .getByRole('button', { name: /Найдено$/ })
          .first()
          .click()
        await expect(page).toHaveURL(/\?show=red$/, late)
        await expect(page.getByRole('button', { name: 'Показать все' })).toBeVisible()
        await page.goto('/privacy/', { waitUntil: 'commit' })
        await page.evaluate(() => history.back())
        await expect(page).toHaveURL(/\?show=red$/)
        await expect(page.getByRole('region', { name: 'Кого спросили' })).toBeHidden(late)
      },
    )
  })
}

/** Another person, who is left as a draft of the tab. */
async function typePerson(page: Page): Promise<void> {
  await page.getByLabel('Фамилия').fill(NAME)
  await page.getByLabel('Дата рождения').fill('14031987')
  await expect(page.getByLabel('Имя')).toHaveValue('Арсений')
}
