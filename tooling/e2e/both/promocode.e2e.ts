import { expect } from '../fixtures.ts'
import { test, WRONG_CODES } from '../limited-search.ts'
import { callAs } from '../pages/own-api.ts'
import { registerByCalls } from '../pages/registration.ts'
import { signInAs } from '../pages/sign-in.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('[CAB-04] a promocode adds its sum once; the eleventh wrong try is refused', async ({
  page,
  browser,
  ownEmail,
  expectTrouble,
  limited: { origin },
}) => {
  test.setTimeout(90_000)
  expectTrouble(/api\/promocode|Промокод/)
  const code = `ОСЕНЬ-${crypto.randomUUID().slice(0, 8).toUpperCase()}`
  const context = await browser.newContext()
  const office = await context.newPage()
  await office.goto(`${origin}/?auth=login`)
  await signInAs(office, 'admin@example.com')
  const made = await callAs(office, 'POST', '/admin/promocode', {
    code,
    amount: 250,
    max_uses: 5,
    active_until: null,
  })
  expect(made.status).toBe(200)
  await context.close()

  await registerByCalls(page, ownEmail, origin)
  await page.goto(`${origin}/user/balance/`)
  const form = page.getByRole('main').getByRole('form', { name: 'Промокод на баланс' })
  const redeem = async (typed: string) => {
    await form.getByLabel('Промокод', { exact: true }).fill(typed)
    await form.getByRole('button', { name: 'Применить' }).click()
  }
  const bonus = async () => ((await callAs(page, 'GET', '/transaction')).data as { bonus: number }).bonus
  await redeem(code.toLowerCase())
  await expect(page.getByRole('main').getByText(`Промокод ${code} принят`)).toBeVisible()
  expect(await bonus()).toBe(250)
  await redeem(code)
  await expect(form.getByText('Этот промокод вы уже применили')).toBeVisible()
  expect(await bonus()).toBe(250)

  // Each refused one is counted, that of a used code, too.
  for (let wrong = 2; wrong <= WRONG_CODES; wrong++) {
    const { status } = await callAs(page, 'POST', '/promocode', { code: `НЕТ-${wrong}` })
    expect([wrong, status]).toEqual([wrong, 404])
  }
  await redeem('НЕТ-11')
  await expect(form.getByText(/Слишком много/)).toBeVisible()
})
