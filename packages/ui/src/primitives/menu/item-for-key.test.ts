import { expect, it } from 'vitest'
import { itemForKey } from './item-for-key.ts'

const LABELS = ['Скачать PDF', 'Скопировать ссылку', 'Печать', 'Удалить заказ']

it.each([
  ['ArrowDown', -1, 0],
  ['ArrowDown', 0, 1],
  ['ArrowDown', 3, 0],
  ['ArrowUp', -1, 3],
  ['ArrowUp', 0, 3],
  ['ArrowUp', 3, 2],
  ['Home', 2, 0],
  ['End', 0, 3],
])('%s from %i leads to %i', (key, current, expected) => {
  expect(itemForKey(key, LABELS, current)).toBe(expected)
})

it('a letter leads to the next item that begins with it, in any case, and round the end', () => {
  expect(itemForKey('с', LABELS, -1)).toBe(0)
  expect(itemForKey('С', LABELS, 0)).toBe(1)
  expect(itemForKey('с', LABELS, 1)).toBe(0)
  expect(itemForKey('п', LABELS, 3)).toBe(2)
})

it('an item that alone begins with the letter keeps the focus', () => {
  expect(itemForKey('у', LABELS, 3)).toBe(3)
})

it.each(['ж', ' ', 'Tab', 'Escape', 'Shift', 'F1'])('«%s» leads nowhere', (key) => {
  expect(itemForKey(key, LABELS, 0)).toBeUndefined()
})
