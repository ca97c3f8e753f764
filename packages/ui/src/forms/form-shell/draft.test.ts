import { describe, expect, it } from 'vitest'
import { changesFrom, changesOf, draftOf, restoredFrom } from './draft.ts'

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

  it('of what is saved is what was changed, an emptied field, too, and comes back over it', () => {
    const saved = { ...empty, lastName: 'Ладогин', firstName: 'Арсений' }
    const typed = { ...saved, lastName: 'Ладогина', firstName: '', passport: '0000000123', offer: true }
    const draft = changesOf(typed, saved, fields)
    expect(draft).toEqual({ lastName: 'Ладогина', firstName: '' })
    expect({
      ...saved,
      ...changesFrom<typeof saved>({ ...draft, passport: '1', gone: '1' }, fields),
    }).toEqual({
      ...saved,
      lastName: 'Ладогина',
      firstName: '',
    })
  })

  it('of what is saved is empty where all stands as it was', () => {
    const saved = { ...empty, lastName: 'Ладогин' }
    expect(changesOf(saved, saved, fields)).toEqual({})
  })
})
