import { expect, it } from 'vitest'
import { firstViewOf } from './chunk-graph.ts'
import type { RenderedChunk } from './chunk-graph.ts'

const chunk = (name: string, imports: string[] = [], late: string[] = []): RenderedChunk => ({
  file: `${name}.js`,
  isEntry: name === 'entry',
  modules: [`src/${name}.ts`, `src/${name}.css.ts`],
  styles: [`src/${name}.css.ts`],
  imports: imports.map((other) => `${other}.js`),
  dynamicImports: late.map((other) => `${other}.js`),
})
const chunks = [
  chunk('entry', ['kit'], ['home', 'other']),
  chunk('home', ['kit', 'list'], ['dialog']),
  chunk('list', ['row']),
  ...['row', 'kit', 'dialog'].map((name) => chunk(name)),
  chunk('other', ['list', 'table']),
  chunk('table'),
]

it('is what a page imports and what that imports, not what it loads later or what other pages need', () => {
  const shown = [...firstViewOf(chunks, 'src/home.ts')].filter((name) => !name.includes('.css'))
  expect(shown.toSorted()).toEqual(['src/home.ts', 'src/kit.ts', 'src/list.ts', 'src/row.ts'])
})

it('is not guessed for a page that the build does not know', () => {
  expect(() => firstViewOf(chunks, 'src/lost.ts')).toThrow('src/lost.ts')
})
