import { expect, it } from 'vitest'
import { searchWords } from './search-words.ts'

it.each([
  'ул. Садовая, д. 15А',
  'улица Садовая, дом №15А',
  'Садовая, дом № 15а',
  'ул Садовая, владение 15А',
  'ул. Садовая, вл. 15А',
  'ул. Садовая, домовл. 15А',
  'ул. Сад\u00adовая, д.\u00a015А',
  'ул. «Садовая», двлд 15А',
])('«%s» is its street and the number of its house', (address) => {
  expect(searchWords(address)).toEqual(['садовая', '15а'])
})
