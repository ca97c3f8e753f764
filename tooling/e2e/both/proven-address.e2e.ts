import { expect, test } from '../fixtures.ts'
import { emailLink, registerOnPage } from '../pages/registration.ts'

const OWN = 'korrektura-1913'

test('[SAFE-01, SAFE-03] the email of a registration proves the address, ends the sign-in of before and asks for a password', async ({
  page,
  browser,
  ownEmail,
  emailTo,
  expectTrouble,
}) => {
  test.slow()
  // The page of orders may still ask when its sign-in has ended.
  expectTrouble(/401 \(Unauthorized\).*\/api\/(?:orders|overview)/)
  await registerOnPage(page, ownEmail)
  await expect(page.getByText(`Откройте ссылку из письма на ${ownEmail}`)).toBeVisible()
  const message = await emailTo(ownEmail, /Подтвердите почту/)

  const context = await browser.newContext()
  try {
    const owner = await context.newPage()
    await owner.goto(emailLink(message))
    const step = owner.getByRole('dialog', { name: 'Задайте свой пароль' })
    await expect(step).toBeVisible()
    await expect(owner.getByText('Почта подтверждена')).toBeVisible()
    await step.getByLabel('Новый пароль', { exact: true }).fill(OWN)
    await step.getByLabel('Новый пароль еще раз').fill(OWN)
    await step.getByRole('button', { name: 'Задать пароль' }).click()
    await expect(owner.getByText('Пароль задан')).toBeVisible()
    await owner.goto('/user/orders/')
    await expect(owner.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  } finally {
    await context.close()
  }

  // The user who registered the address before is a guest again.
  await page.goto('/privacy/')
  await expect(page.getByRole('banner').getByText('Войти')).toBeVisible()
})
