import { describe, expect, it } from 'vitest'
import messages from '../../../fixtures/inn-messages.json' with { type: 'json' }
import numbers from '../../../fixtures/inn.json' with { type: 'json' }
import { describeInn, isInn } from './inn.ts'
import { validate } from '../validate/validate.ts'

function messageOf(text: unknown): string | undefined {
  return validate('inn', text)
}

describe('inn', () => {
  it('[VALID-14] says «ИНН пуст» for an empty text', () => expect(messageOf('')).toBe('ИНН пуст'))

  it('[VALID-15] says that only digits are allowed', () => {
    expect(messageOf('77070838a3')).toBe('ИНН может состоять только из цифр')
  })

  it('[VALID-16] says which lengths are allowed', () => {
    expect(messageOf('12345678901')).toBe('ИНН может состоять только из 10 или 12 цифр')
  })

  it('[VALID-17] checks the sums of ten and of twelve digits', () => {
    for (const text of ['7707083893', '500100732259']) expect(messageOf(text)).toBeUndefined()
    for (const text of ['7707083894', '500100732258']) expect(messageOf(text)).toBe('Неправильный ИНН')
  })

  it.each(numbers.valid)('takes %j', (text) => expect(isInn(text)).toBe(true))
  it.each(numbers.invalid)('refuses %j', (text) => expect(isInn(text)).toBe(false))
  it.each(messages)('says of $value: $message', ({ value, message }) =>
    expect(describeInn(value)).toBe(message),
  )

  it('says of every value what is wrong', () => {
    expect(describeInn(undefined)).toBe('ИНН пуст')
    expect(describeInn(null)).toBe('ИНН пуст')
    expect(describeInn(7707083893)).toBe('ИНН может состоять только из цифр')
    expect(describeInn('123456789047\n')).toBe('ИНН может состоять только из цифр')
    expect(isInn('123456789047\n')).toBe(false)
    expect([7707083893, null, undefined, ''].map(isInn)).toEqual([false, false, false, false])
  })
})
