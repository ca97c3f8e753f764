import { describe, expect, it } from 'vitest'
import { draftOf, restoredFrom } from './draft.ts'

const fields = { lastName: {}, firstName: {}, passport: { secret: true }, offer: {} }
const empty = { lastName: '', firstName: '', passport: '', offer: false }

describe('a draft', () => {
  it('keeps texts, but no secrets and no ticks', () => {
    const typed = { lastName: 'Ладогин', firstName: '', passport: '0000000123', offer: true }
    expect(draftOf(typed, fields)).toEqual({ lastName: 'Ладогин' })
  })

  it('fills what is empty, and neither secrets nor fields that are gone', () => {
    const draft = { lastName: 'Ладогин', firstName: 'Арсений', passport: '0000000123', gone: '1' }
    expect(restoredFrom(draft, empty, fields)).toEqual({ lastName: 'Ладогин', firstName: 'Арсений' })
    expect(restoredFrom(draft, { ...empty, lastName: 'Ладогин' }, fields)).toEqual({ firstName: 'Арсений' })
  })

  it('of one person says nothing about another', () => {
    const draft = { lastName: 'Ладогин', firstName: 'Арсений' }
    expect(restoredFrom(draft, { ...empty, lastName: 'Веснина' }, fields)).toEqual({})
  })
})
