import { expect, test } from '../fixtures.ts'

const ID = '00000000-0000-4000-8000-000000000100'
const PAGES = [
  ['order', 'Заказ не открылся', 'Войдите, чтобы открыть заказ'],
  ['report', 'Отчет не открылся', 'Войдите, чтобы прочитать отчет'],
] as const

for (const [kind, failed, signIn] of PAGES) {
  test(`a guest whose ${kind} fails to load sees the number of the request and a retry, and no sign-in`, async ({
    page,
    expectTrouble,
  }) => {
    expectTrouble(/ (?:500|401)\b|Данные не пришли/)
    const requestId = '00000000-0000-4000-8000-0000000000aa'
    const call = `**/api/${kind}/${ID}`
    await page.route(call, (route) =>
      route.fulfill({ status: 500, json: { error: 'boom', code: 'server/unknown', requestId } }),
    )
    await page.goto(`/${kind}/${ID}/`)
    // What is drawn for a guest waits for a touch.
    await page.keyboard.press('Shift')
    await expect(page.getByRole('heading', { name: failed })).toBeVisible()
    await expect(page.getByText(requestId)).toBeVisible()
    await expect(page.getByText(signIn)).toBeHidden()

    // The server answers again, and says that a guest has to sign in.
    await page.unroute(call)
    await page.getByRole('main').getByRole('button', { name: 'Повторить' }).click()
    await expect(page.getByText(signIn)).toBeVisible()
  })
}
