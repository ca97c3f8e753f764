import { describe, expect, it } from 'vitest'
import type { Draft, DraftPlace } from './draft.ts'
import { draftedValues, keepDraft } from './draft.ts'

const fields = { lastName: {}, firstName: {}, passport: { secret: true }, offer: {} }
const withReason = { ...fields, region: {}, reason: { proposed: true } }
const empty = { lastName: '', firstName: '', passport: '', offer: false }

function placeOf(draft: Draft, ofChanges = false): DraftPlace {
  let kept = draft
  return { read: () => kept, write: (next) => (kept = next), ofChanges }
}

describe('a draft', () => {
  it('keeps texts, but no secrets and no ticks', () => {
    const place = placeOf({})
    keepDraft(
      place,
      { lastName: 'Ладогин', firstName: '', passport: '0000000123', offer: true },
      empty,
      fields,
    )
    expect(place.read()).toEqual({ lastName: 'Ладогин' })
  })

  it('fills what is empty, and neither secrets nor fields that are gone', () => {
    const place = placeOf({ lastName: 'Ладогин', firstName: 'Арсений', passport: '0000000123', gone: '1' })
    expect(draftedValues(place, empty, fields)).toEqual({ lastName: 'Ладогин', firstName: 'Арсений' })
    expect(draftedValues(place, { ...empty, lastName: 'Ладогин' }, fields)).toEqual({ firstName: 'Арсений' })
  })

  it('of one person says nothing about another', () => {
    const place = placeOf({ lastName: 'Ладогин', firstName: 'Арсений' })
    expect(draftedValues(place, { ...empty, lastName: 'Веснина' }, fields)).toEqual({})
  })

  it('joins nothing that was typed before it could show, unless that says the same', () => {
    const place = placeOf({ lastName: 'Ладогин', firstName: 'Арсений' })
    const whole = { lastName: 'Ладогин', firstName: 'Арсений' }
    expect(draftedValues(place, empty, fields, { firstName: 'Вера' })).toEqual({})
    expect(draftedValues(place, empty, fields, { lastName: 'Ладогин' })).toEqual(whole)
    expect(draftedValues(place, empty, fields, { lastName: 'Ладогин', firstName: 'Олег' })).toEqual({})
    expect(draftedValues(place, empty, fields, { offer: true })).toEqual(whole)
  })
})

describe('a draft beside a field that many people have in common', () => {
  const start = { ...empty, region: '', reason: 'rent' }

  it('is not mixed with another person of the same region', () => {
    const place = placeOf({ lastName: 'Ладогин', firstName: 'Арсений', region: 'Образцовск' })
    expect(draftedValues(place, start, withReason, { lastName: 'Веснина', region: 'Образцовск' })).toEqual({})
  })

  it('comes back with the purpose that was chosen instead of the one that the page proposed', () => {
    const kept = { lastName: 'Ладогин', reason: 'contract' }
    expect(draftedValues(placeOf(kept), start, withReason)).toEqual(kept)
    expect(draftedValues(placeOf(kept), start, withReason, { reason: 'loan' })).toEqual(kept)
  })
})

describe('a draft of what is saved', () => {
  it('is what was changed, an emptied field, too, and comes back over it', () => {
    const saved = { ...empty, lastName: 'Ладогин', firstName: 'Арсений' }
    const place = placeOf({}, true)
    keepDraft(
      place,
      { ...saved, lastName: 'Ладогина', firstName: '', passport: '0000000123', offer: true },
      saved,
      fields,
    )
    expect(place.read()).toEqual({ lastName: 'Ладогина', firstName: '' })
    expect(draftedValues(place, saved, fields)).toEqual({ lastName: 'Ладогина', firstName: '' })
  })

  it('gives neither secrets nor fields that are gone', () => {
    const place = placeOf({ lastName: 'Ладогина', passport: '1', gone: '1' }, true)
    expect(draftedValues(place, empty, fields)).toEqual({ lastName: 'Ладогина' })
  })

  it('is empty without changes', () => {
    const saved = { ...empty, lastName: 'Ладогин' }
    const place = placeOf({ lastName: 'Ладогина' }, true)
    keepDraft(place, saved, saved, fields)
    expect(place.read()).toEqual({})
  })
})
