import emails from '@proverka/domain/fixtures/email.json' with { type: 'json' }
import { expect, test } from '../fixtures.ts'

/** What a person can type into one line. */
const isTypable = (text: string) => text === text.trim() && text !== '' && /^\P{C}+$/u.test(text)

test('the register form says what is wrong with every address of the examples, and nothing of the right ones', async ({
  page,
}) => {
  await page.goto('/?auth=register')
  const form = page.getByRole('dialog')
  const field = form.getByLabel('Электронная почта')
  const message = form.getByText('Некорректный email').first()
  for (const email of emails.invalid.filter(isTypable)) {
    await field.fill(email)
    await field.blur()
    await expect(message, email).toBeVisible()
    await field.fill('')
  }
  for (const email of emails.valid.filter(isTypable)) {
    await field.fill(email)
    await field.blur()
    await expect(message, email).toBeHidden()
  }
})
