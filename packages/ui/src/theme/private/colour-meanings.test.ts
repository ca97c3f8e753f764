import { expect, it } from 'vitest'
import { realtyLight } from '../palettes.ts'
import { colourMeanings } from './colour-meanings.ts'

it('every colour token has one meaning in one group, so the page of tokens leaves none out', () => {
  const described = Object.values(colourMeanings).flatMap((group) => Object.keys(group))
  expect(described.toSorted()).toEqual(Object.keys(realtyLight).toSorted())
})
