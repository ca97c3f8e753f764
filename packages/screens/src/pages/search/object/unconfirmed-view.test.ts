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
