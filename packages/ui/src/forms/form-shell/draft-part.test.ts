import { expect, it } from 'vitest'
import { draftPart } from './draft-part.ts'
import type { Draft, DraftPlace } from './draft.ts'

function placeWith(draft: Draft): DraftPlace {
  let kept = draft
  return { read: () => kept, write: (next) => (kept = next) }
}

it('keeps the forms of one place apart', () => {
  const place = placeWith({})
  const first = draftPart(place, '')
  const second = draftPart(place, '2')
  const twentieth = draftPart(place, '20')
  first?.write({ lastName: 'Ладогин' })
  second?.write({ lastName: 'Ладогина' })
  twentieth?.write({ lastName: 'Образцов' })
  expect(first?.read()).toEqual({ lastName: 'Ладогин' })
  expect(second?.read()).toEqual({ lastName: 'Ладогина' })
  first?.write({ firstName: 'Арсений' })
  expect(first?.read()).toEqual({ firstName: 'Арсений' })
  second?.write({})
  expect(second?.read()).toEqual({})
  expect(twentieth?.read()).toEqual({ lastName: 'Образцов' })
})

it('reads a draft stored before there were several forms', () => {
  expect(draftPart(placeWith({ lastName: 'Ладогин' }), '')?.read()).toEqual({ lastName: 'Ладогин' })
})

it('keeps nothing without a place', () => expect(draftPart(undefined, '2')).toBeUndefined())
