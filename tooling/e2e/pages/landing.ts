import { expect, type Page } from '@playwright/test'
import { routeHeading } from '@proverka/domain/navigation'

/** What a landing page of the specification must show: its route, and the fields of its form. */
export interface LandingRow {
  readonly id: string
  readonly route: string
  readonly fields: readonly string[]
  /** The route that its canonical link names, when it is another. */
  readonly canonical?: string
  readonly button?: RegExp
}

const CHECK = /^Проверить/

/** Opens the page and looks at everything that such a page has; nothing is taken from the page itself. */
export async function expectLanding(page: Page, row: LandingRow): Promise<void> {
  const { route, fields, canonical = route, button = CHECK } = row
  const answer = await page.goto(`/${route}/`)
  expect(answer?.status(), route).toBe(200)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText(routeHeading(route))
  const canonicalLink = page.locator('link[rel="canonical"]')
  await expect(canonicalLink).toHaveAttribute('href', new RegExp(`/${canonical}/$`))
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /.{60,}/)

  // Before any script: hero, sample, steps, questions, pages nearby.
  const form = main.locator('#form')
  await expect(form.getByRole('button', { name: button })).toBeVisible()
  for (const name of fields) await expect(form.getByLabel(name).first(), name).toBeVisible()
  // A phone has it behind a press.
  const fold = main.getByText('Показать вопросы, источники и законы')
  if (await fold.isVisible()) await fold.click()
  await expect(main.getByRole('table', { name: 'Что спросим и по какому закону' })).toBeVisible()
  await expect(main.getByText('Демонстрационные данные').first()).toBeVisible()
  expect(await main.locator('ol > li').count()).toBeGreaterThanOrEqual(3)
  expect(await main.locator('details').count()).toBeGreaterThanOrEqual(3)
  await expect(main.getByRole('heading', { name: 'Частые вопросы' })).toBeVisible()
  await expect(main.getByRole('heading', { name: /^Рядом с\sэтим вопросом/ })).toBeVisible()
  const told = await page.locator('script[type="application/ld+json"]').allTextContents()
  const kinds = told.map((text) => (JSON.parse(text) as { '@type': string })['@type'])
  expect(kinds).toEqual(expect.arrayContaining(['Service', 'FAQPage', 'BreadcrumbList']))

  const question = main.locator('details').last()
  await question.locator('summary').click()
  await expect(question).toHaveJSProperty('open', true)
}
