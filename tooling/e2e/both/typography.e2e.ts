import { expect, test } from '../fixtures.ts'

/** A one-letter word with a space behind it that a line may break at. */
const BREAKING = /(?:^|[\s(«])[авикосуя] \S/giu

for (const path of [
  '/',
  '/check-person/',
  '/proverka-fssp/',
  '/registration/',
  '/privacy/',
  '/no-such-page/',
]) {
  test(`headings of ${path} never end a line with a one-letter word`, async ({ page, expectTrouble }) => {
    expectTrouble(/404/)
    await page.goto(path)
    const headings = await page.locator('h1, h2, h3').evaluateAll((all) => all.map((one) => one.textContent))
    expect(headings.length).toBeGreaterThan(0)
    expect(headings.flatMap((text) => text.match(BREAKING) ?? [])).toEqual([])
  })
}
