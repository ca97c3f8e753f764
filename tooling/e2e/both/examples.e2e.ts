import emails from '@proverka/domain/fixtures/email.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'

/** Every fifth of those that a person can type into one line: the tests of the form try them all. */
const typable = (texts: readonly string[]) =>
  texts.filter((text) => text === text.trim() && /^\P{C}+$/u.test(text)).filter((_, index) => index % 5 === 0)

test('the register form says what is wrong with addresses of the examples, and nothing of the right ones', async ({
  page,
}) => {
  await page.goto('/?auth=register')
  const form = page.getByRole('dialog')
  const field = form.getByLabel('Электронная почта')
  const message = form.getByText('Некорректный email').first()
  for (const email of typable(emails.invalid)) {
    await field.fill(email)
    await field.blur()
    await expect(message, email).toBeVisible()
    await field.fill('')
  }
  for (const email of typable(emails.valid)) {
    await field.fill(email)
    await field.blur()
    await expect(message, email).toBeHidden()
  }
})
