import { PRODUCTS } from '@proverka/domain/orders'
import { describe, expect, it } from 'vitest'
import { commonRoutes } from '../../../app/routes/common-routes.ts'
import { productRoutes } from './product-routes.ts'

const served = commonRoutes.map(({ route }) => route)
/** Served by one brand alone: its app adds it. */
const OF_ONE_BRAND = ['check-fiz-id', 'physcheck-expert']

describe('the pages of products', () => {
  it('are served for every product that has one, so that adding a product touches its record alone', () => {
    const pages = PRODUCTS.flatMap((product) => product.pages)
    expect(pages.filter((page) => !served.includes(page) && !OF_ONE_BRAND.includes(page))).toEqual([])
  })

  it.each(productRoutes([]).map(({ route, load }) => [route, load] as const))(
    '%s has its product',
    async (_route, load) => {
      expect((await load()).Component).toBeTypeOf('function')
    },
  )

  it('have a sample wherever they point to one', () => {
    const samples = PRODUCTS.flatMap(({ sample }) => sample ?? [])
    expect(samples.filter((route) => !served.includes(route))).toEqual([])
  })

  it('leave those alone that have a landing page', () => {
    expect(productRoutes(['proverka-fssp']).map(({ route }) => route)).not.toContain('proverka-fssp')
  })
})
