import { expect, it } from 'vitest'
import { changeText, percentText } from './percent-text.ts'

it.each([
  [0.0551, '5,5 %', '+5,5 %'],
  [-0.0569, '−5,7 %', '−5,7 %'],
  [0.3, '30 %', '+30 %'],
  [0, '0 %', '0 %'],
  [0.0001, '0 %', '0 %'],
  [-0.0001, '0 %', '0 %'],
])('a share of %d reads «%s», and as a change «%s»', (share, text, change) =>
  expect([percentText(share), changeText(share)]).toEqual([text, change]),
)
