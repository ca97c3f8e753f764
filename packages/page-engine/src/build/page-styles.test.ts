import { describe, expect, it } from 'vitest'
import type { RenderedChunk } from './chunk-graph.ts'
import { carriedStyles, renderedStyles } from './page-styles.ts'
import { cutStyles } from './style-parts.ts'

const SOURCE = '../shared/src'

const chunk = (
  file: string,
  module: string,
  { imports = [], late = [] }: { imports?: string[]; late?: string[] } = {},
): RenderedChunk => ({
  file: `${file}.js`,
  isEntry: file === 'entry',
  modules: [`${SOURCE}/${module}.tsx`],
  styles: [`${module}.css.ts`],
  imports: imports.map((name) => `${name}.js`),
  dynamicImports: late.map((name) => `${name}.js`),
})

/** An app with two pages, which share a table, a dialog, and a question that the frame asks on every page. */
const graph = [
  chunk('entry', 'start/app', { imports: ['frame'], late: ['orders', 'blog', 'dialog'] }),
  chunk('frame', 'frame/page-frame', { late: ['question', 'dialog'] }),
  chunk('question', 'consent/question', { imports: ['button'] }),
  chunk('button', 'kit/button'),
  chunk('orders', 'orders/orders-page', { imports: ['table', 'frame'], late: ['viewer'] }),
  chunk('blog', 'blog/blog-page', { imports: ['table'] }),
  chunk('table', 'kit/table'),
  chunk('viewer', 'kit/viewer', { late: ['plan'] }),
  chunk('plan', 'kit/plan', { late: ['market'] }),
  chunk('market', 'orders/market.late', { imports: ['chart'] }),
  chunk('chart', 'kit/chart'),
  chunk('dialog', 'auth/auth-dialog', { imports: ['field'] }),
  chunk('field', 'kit/field'),
]
const ON_EVERY_PAGE = /src\/consent\//
const rendered = (page: string) =>
  [...renderedStyles(graph, [`${SOURCE}/${page}.tsx`], ON_EVERY_PAGE)].toSorted()
const FRAME = ['consent/question.css.ts', 'frame/page-frame.css.ts', 'kit/button.css.ts', 'start/app.css.ts']

describe('the styles of a page', () => {
  it('are those of the frame, of its own modules and of what these load late, however late', () => {
    expect(rendered('orders/orders-page')).toEqual(
      [
        ...FRAME,
        'kit/table.css.ts',
        'kit/viewer.css.ts',
        'kit/plan.css.ts',
        'orders/orders-page.css.ts',
      ].toSorted(),
    )
  })

  it('are neither those of another page nor those of a dialog', () => {
    expect(rendered('blog/blog-page')).toEqual(
      [...FRAME, 'blog/blog-page.css.ts', 'kit/table.css.ts'].toSorted(),
    )
  })

  it('do not grow with the number of pages', () => {
    const more = Array.from({ length: 80 }, (_, place) =>
      chunk(`page${place}`, `more/page${place}`, { imports: ['field', 'table'] }),
    )
    const sources = [`${SOURCE}/blog/blog-page.tsx`]
    expect(renderedStyles([...graph, ...more], sources)).toEqual(renderedStyles(graph, sources))
  })

  it('are not guessed for a source that no chunk holds', () => {
    expect(() => rendered('lost/lost-page')).toThrow('lost-page.tsx')
  })
})

describe('a style file', () => {
  const file =
    '@charset "utf-8";x-style-part-0{--part:0}.a{top:0}.b{top:1px}x-style-part-1{--part:1}x-style-part-2{--part:2}@media print{.c{top:0}}'
  const parts = cutStyles(file, ['a.css.ts', 'nothing.css.ts', 'c.css.ts'])

  it('is cut at its marks into the rules of its modules', () => {
    expect(parts).toEqual([
      { module: null, css: '@charset "utf-8";' },
      { module: 'a.css.ts', css: '.a{top:0}.b{top:1px}' },
      { module: 'c.css.ts', css: '@media print{.c{top:0}}' },
    ])
  })

  it('gives a page its rules in their order, and says whether there are more', () => {
    expect(carriedStyles(parts, new Set(['c.css.ts', 'a.css.ts']))).toEqual({
      css: '@charset "utf-8";.a{top:0}.b{top:1px}@media print{.c{top:0}}',
      isPart: false,
    })
    expect(carriedStyles(parts, new Set(['c.css.ts']))).toEqual({
      css: '@charset "utf-8";@media print{.c{top:0}}',
      isPart: true,
    })
  })
})
