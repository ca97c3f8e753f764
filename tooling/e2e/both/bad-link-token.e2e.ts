import { isLinkToken } from '@proverka/domain/navigation'
import { expect, test } from '../fixtures.ts'

test.skip(({ isMobile }) => isMobile, 'the same on every screen')

/** A link that was cut, retyped, made up, or has come to its end. */
const BAD_TOKENS = ['link_no-such-token', 'a.b.c', 'привет мир', '%00', '"><b>']

for (const token of BAD_TOKENS)
  test(`[NAV-13] a link with the token ${token} leads home and asks to sign in, then to its page`, async ({
    page,
    expectTrouble,
  }) => {
    // The page asks for its data together with the check of the token.
    expectTrouble(/401 \(Unauthorized\)/)
    for (const path of ['/user/orders/', '/user/balance/']) {
      await page.goto(`${path}?jwt_token=${encodeURIComponent(token)}`)
      await expect(page.getByRole('dialog').getByLabel('Электронная почта')).toBeVisible()
      expect(page.url()).not.toContain('jwt_token')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      expect(new URL(page.url()).pathname).toBe('/')
    }
    // A page of everybody stays what it is.
    await page.goto(`/privacy/?jwt_token=${encodeURIComponent(token)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Политика/)
    // What cannot be a token counts as none.
    if (isLinkToken(token)) await expect(page.getByText('Ссылка для входа не подошла')).toBeVisible()
    await expect(page).toHaveURL('/privacy/')
    await expect(page.getByRole('dialog')).toBeHidden()
  })
