import { PRODUCTS } from '@proverka/domain/orders'
import { describe, expect, it } from 'vitest'
import { page as samples } from '../../pages/checks/samples/samples.route.ts'
import { pagesOfBoth } from './pages-of-both.ts'
import { pagesOfFiz } from './pages-of-fiz.ts'
import { pagesOfRealty } from './pages-of-realty.ts'

const served = [...pagesOfBoth, ...pagesOfFiz, ...pagesOfRealty].map(({ name }) => name)

describe('the pages of products', () => {
  it('are there for every product that has one, so that adding a product touches its record alone', () => {
    const pages = PRODUCTS.flatMap((product) => product.pages)
    expect(pages.filter((page) => !served.includes(page))).toEqual([])
  })

  it('have a sample wherever they point to one', () => {
    expect(served).toEqual(expect.arrayContaining(PRODUCTS.flatMap(({ sample }) => sample ?? [])))
  })
})

it.each(samples.map((page) => [page.name, page]))(
  '%s: its address takes the id of its report',
  async (_, page) => {
    const reports = import.meta.glob<string>(['../../pages/checks/samples/reports/*.json'], { import: 'id' })
    const [, file = ''] = page.files ?? []
    const [, load] = Object.entries(reports).find(([name]) => file.endsWith(name.replace('../../', ''))) ?? []
    expect(page.ids).toEqual([await load?.()])
  },
)
