import { expect, it } from 'vitest'
import { contract } from '../src/contract/index.ts'
import { SUMMARIES } from '../src/documents/summaries.ts'

it('says of every endpoint what it is for, and of no other', () => {
  const ids = Object.values(contract).flatMap((area) => Object.values(area).map(({ id }) => id))
  expect(new Set(Object.keys(SUMMARIES))).toEqual(new Set(ids))
  expect(Object.values(SUMMARIES).filter((text) => !/^[А-Я]/.test(text))).toEqual([])
})
