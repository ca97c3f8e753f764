import { expect, it } from 'vitest'
import { routeByName } from '../../navigation/routes/routes.ts'
import { PRODUCTS } from './products.ts'

/** Headings that name the register, or the history, which the short title of the product does not. */
const LONGER = new Set(['proverka-fssp', 'proverka-fssp-free', 'proverka-bki'])

const TITLED = PRODUCTS.flatMap(({ pages, product_name_ru }) =>
  pages.flatMap((page) => {
    const { heading } = routeByName(page)
    return heading === undefined ? [] : [{ page, heading, product_name_ru }]
  }),
)

it('the landing page of a product has its title as its heading, but for those that say more', () => {
  expect(TITLED.length).toBeGreaterThan(20)
  const different = TITLED.filter(({ heading, product_name_ru }) => heading !== product_name_ru)
  expect(new Set(different.map(({ page }) => page))).toEqual(LONGER)
})
