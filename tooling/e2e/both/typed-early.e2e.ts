import { expect, test } from '../fixtures.ts'
import { registerByCalls } from '../pages/registration.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

test('what is typed and chosen in the frame of a page stays when the page takes its place', async ({
  page,
  ownEmail,
}) => {
  await registerByCalls(page, ownEmail)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(/\/balance-page-[^/]+\.js$/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/user/balance/', { waitUntil: 'commit' })
  const own = page.getByRole('radio', { name: '5 000 ₽', exact: true })
  const promocode = page.getByRole('textbox', { name: 'Промокод' })
  await own.check()
  await promocode.fill('ОСЕНЬ-26')
  await promocode.press('ArrowLeft')
  const drawn = await promocode.elementHandle()
  // What a key pressed at once would find: nobody can press one before what the observer queues is done.
  const found = page.evaluate(
    (former) =>
      new Promise<unknown>((resolve) => {
        new MutationObserver(() => {
          const field = document.querySelector<HTMLInputElement>('input[name=code]')
          if (!field || field === former) return
          queueMicrotask(() => {
            const hasFocus = document.activeElement === field
            resolve({ hasFocus, value: field.value, caret: field.selectionStart })
          })
        }).observe(document, { subtree: true, childList: true })
      }),
    drawn,
  )
  release()
  await expect.poll(() => drawn?.evaluate((field) => field.isConnected)).toBe(false)
  expect(await found).toEqual({ hasFocus: true, value: 'ОСЕНЬ-26', caret: 7 })
  await expect(promocode).toHaveValue('ОСЕНЬ-26')
  await expect(own).toBeChecked()
  await expect(page.getByRole('button', { name: 'Пополнить на 5 000 ₽' })).toBeVisible()
})
