import { describe, expect, it } from 'vitest'
import { typedPersonOf } from './typed-person.ts'

describe('a person handed over by a short form', () => {
  it('reads the address that the form makes without a script', () => {
    const query = new URLSearchParams('fullName=Ладогин+Арсений&birthDate=14.03.1987&region=')
    expect(typedPersonOf(query)).toEqual({
      lastName: 'Ладогин Арсений',
      birthDate: '1987-03-14',
      region: '',
    })
    expect(typedPersonOf(new URLSearchParams('birthDate=1'))).toBeUndefined()
  })
})
