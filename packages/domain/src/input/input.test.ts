import * as v from 'valibot'
import { expect, it } from 'vitest'
import { requireInput } from './require-input.ts'
import { requireKopecks } from './require-kopecks.ts'
import { requireText } from './require-text.ts'

const schema = v.object({ items: v.array(v.object({ id: v.string() })) })

function detailOf(act: () => unknown): unknown {
  try {
    act()
  } catch (error) {
    return error
  }
  return undefined
}

it('names the field that has another shape', () => {
  expect(detailOf(() => requireInput(schema, { items: [{ id: 'a' }, { id: 5 }] }, 'cart'))).toMatchObject({
    code: 'input/invalid',
    detail: 'cart.items.1.id',
  })
  expect(detailOf(() => requireInput(schema, null, 'cart'))).toMatchObject({ detail: 'cart' })
  expect(detailOf(() => requireInput(schema, { items: [] }, 'cart'))).toBeUndefined()
})

it('takes texts only', () => {
  expect(requireText('', 'name')).toBe('')
  expect(detailOf(() => requireText(5, 'name'))).toMatchObject({ code: 'input/invalid', detail: 'name' })
})

it('takes whole kopecks from nothing on', () => {
  expect([0, 49_900].map((kopecks) => requireKopecks(kopecks, 'total'))).toEqual([0, 49_900])
  for (const bad of [-1, 0.5, NaN, Infinity, 2 ** 53, '5', null]) {
    expect(detailOf(() => requireKopecks(bad, 'total'))).toMatchObject({ detail: 'total' })
  }
})
