import { expect, test } from '../fixtures.ts'

/** A one-letter word with a space behind it that a line may break at. */
const BREAKING = /(?:^|[\s(«])[авикосуя] \S/giu

const PAGES = ['/', '/check-person/', '/proverka-fssp/', '/registration/', '/privacy/', '/no-such-page/']

test('headings never end a line with a one-letter word', async ({ page, expectTrouble }) => {
  expectTrouble(/404/)
  for (const path of PAGES) {
    await page.goto(path)
    const headings = await page.locator('h1, h2, h3').evaluateAll((all) => all.map((one) => one.textContent))
    expect(headings.length, path).toBeGreaterThan(0)
    expect(
      headings.flatMap((text) => text.match(BREAKING) ?? []),
      path,
    ).toEqual([])
  }
})

test('a sum never parts from its sign, nor a short word from the price behind it', async ({ page }) => {
  for (const path of [
    '/proverka-kontragenta/',
    '/proverka-cheloveka/',
    '/proverka-avto/',
    '/proverka-bki/',
  ]) {
    await page.goto(path)
    // A button is one line.
    const texts = await page.getByRole('main').locator('p, dd, dt, h1, h2, h3, li').allTextContents()
    const text = texts.join('\n')
    expect(text.match(/\d\u00a0₽/g)?.length, path).toBeGreaterThan(1)
    expect(text.match(/.{12}\d ₽|(?:^|\s)(?:за|от|до) \d+\u00a0₽/g) ?? [], path).toEqual([])
  }
})
