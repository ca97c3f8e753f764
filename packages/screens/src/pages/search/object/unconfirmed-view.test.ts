import { expect, it } from 'vitest'
import { unconfirmedView } from './unconfirmed-view.ts'

const nothing = { parts: null, near: [], quarter: null, addresses: [] }
const at = '2026-11-21T10:00:00Z'

it.each(['number', 'text'] as const)('calls no %s absent that nobody was asked about', (kind) => {
  const unconfirmed = { ...nothing, kind, not_checked: 'not-connected' as const }
  const view = unconfirmedView(
    '00:14:0203005:1',
    { end: 'none', at, signedIn: false },
    { asked_at: at, unconfirmed },
  )
  expect(view).toEqual({ kind: 'unconnected' })
})

it('calls a number absent that the register was asked about', () => {
  const view = unconfirmedView('00:14:0203005:1', undefined, {
    asked_at: at,
    unconfirmed: { ...nothing, kind: 'number' },
  })
  expect(view).toEqual({ kind: 'absent-number', number: '00:14:0203005:1', at })
})

it('[REG-08] never calls a number absent of which nobody knows whether it exists', () => {
  const view = unconfirmedView('00:14:0203005:1', undefined, {
    asked_at: at,
    unconfirmed: { ...nothing, kind: 'number', not_checked: 'not-known', shared: false, asked: [] },
  })
  expect(view).toEqual({ kind: 'unknown', number: '00:14:0203005:1', shared: false })
})

it('says of words that they are unknown only after a search by them', () => {
  const unconfirmed = { ...nothing, kind: 'text' as const, not_checked: 'not-known' as const }
  const answer = { asked_at: at, unconfirmed }
  expect(unconfirmedView('Нигде 14', undefined, answer)).toEqual({ kind: 'unasked' })
  expect(unconfirmedView('Нигде 14', { end: 'none', at, signedIn: false }, answer)).toMatchObject({
    kind: 'unknown',
    number: undefined,
  })
})
