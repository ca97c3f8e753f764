import { expect, type Page } from '@playwright/test'

/** Nothing is offered, priced or drawn. */
export async function expectNothingSold(page: Page): Promise<void> {
  const main = page.getByRole('main')
  await expect(main.getByText('Отчетов здесь нет.')).toBeVisible()
  await expect(main.getByText('₽')).toHaveCount(0)
  await expect(main.getByRole('checkbox')).toHaveCount(0)
  await expect(main.getByRole('link', { name: /Оформить/ })).toHaveCount(0)
  await expect(main.getByRole('img', { name: /схема участка/i })).toHaveCount(0)
}
