import { describe, expect, it } from 'vitest'
import { pageList, shownRange } from './page-list.ts'

describe('pageList', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [2, 5, [1, 2, 3, 4, 5]],
    [1, 9, [1, 2, 'gap', 9]],
    [4, 9, [1, 2, 3, 4, 5, 'gap', 9]],
    [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
    [9, 9, [1, 'gap', 8, 9]],
  ] as const)('shows page %i of %i as %j', (current, count, marks) => {
    expect(pageList(current, count)).toEqual(marks)
  })

  it('names each page once and in order, with the current one among them', () => {
    for (let count = 1; count <= 30; count += 1) {
      for (let current = 1; current <= count; current += 1) {
        const pages = pageList(current, count).filter((mark) => mark !== 'gap')
        expect(pages).toContain(current)
        expect(pages).toEqual([...new Set(pages)].toSorted((a, b) => a - b))
        expect([pages[0], pages.at(-1)]).toEqual([1, count])
      }
    }
  })
})

describe('shownRange', () => {
  it.each([
    [2, 20, 128, 'Показаны 21–40 из 128'],
    [7, 20, 128, 'Показаны 121–128 из 128'],
    [1, 20, 1, 'Показан 1 из 1'],
    [3, 20, 41, 'Показан 41 из 41'],
    [61, 20, 20481, 'Показаны 1 201–1 220 из 20 481'],
    [1, 20, 0, 'Ничего нет'],
  ])('says for page %i by %i of %i: %s', (page, size, total, words) => {
    expect(shownRange(page, size, total).replaceAll('\u00a0', ' ')).toBe(words)
  })
})
