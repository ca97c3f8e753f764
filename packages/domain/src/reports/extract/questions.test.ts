import * as v from 'valibot'
import { expect, it } from 'vitest'
import { extractPartsSchema } from './questions.ts'

const STATES = ['absent', 'no-data', 'empty', 'filled', 'partly', 'not-understood']
const QUESTIONS = [
  'object',
  'rights',
  'encumbrances',
  'history',
  'litigation',
  'objections',
  'claims',
  'deals',
]

it.each(QUESTIONS)('a file answers the question about %s in one of six ways', (question) => {
  for (const state of STATES) {
    expect(v.parse(extractPartsSchema, { [question]: state })).toEqual({ [question]: state })
  }
  for (const wrong of ['', 'none', true, undefined]) {
    expect(v.is(extractPartsSchema, { [question]: wrong })).toBe(false)
  }
})

it.each(['', 'price', 'owners'])('a file is asked no other question: «%s»', (question) =>
  expect(v.is(extractPartsSchema, { [question]: 'empty' })).toBe(false),
)
