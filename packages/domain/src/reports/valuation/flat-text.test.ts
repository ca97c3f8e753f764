import { expect, it } from 'vitest'
import { floorText, roomsText } from './flat-text.ts'

it.each([
  [1, '1 комната'],
  [2, '2 комнаты'],
  [5, '5 комнат'],
  [21, '21 комната'],
  [null, 'комнаты не указаны'],
])('%s rooms read «%s»', (rooms, text) => expect(roomsText(rooms)).toBe(text))

it('a floor that is not known is not named', () => {
  expect([floorText(5), floorText(-1), floorText(null)]).toEqual(['5 этаж', '-1 этаж', 'этаж не указан'])
})
