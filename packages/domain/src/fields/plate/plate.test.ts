import { describe, expect, it } from 'vitest'
import plates from '../../../fixtures/plate.json' with { type: 'json' }
import { isOtherPlate, isPlate, normalisePlate } from './plate.ts'
import { validate } from '../validate/validate.ts'

describe('plate', () => {
  it('[VALID-12] takes the stated form, else the stated message', () => {
    for (const text of ['А123ВС77', 'А123ВС777']) expect(validate('plate', text)).toBeUndefined()
    for (const text of ['А123ВС000', 'Я123ВС77', 'А12ВС77']) {
      expect(validate('plate', text)).toBe('Некорректный гос. номер')
    }
  })

  it.each(plates.valid)('takes %j', (text) => expect(isPlate(text)).toBe(true))
  it.each(plates.invalid)('refuses %j', (text) => expect(isPlate(text)).toBe(false))

  it('writes upper case Cyrillic letters without spaces', () => {
    expect(normalisePlate(' a 123 bc 77 ')).toBe('А123ВС77')
    expect(normalisePlate(' '.repeat(30) + 'А' + ' '.repeat(30) + '123ВС77')).toBeNull()
    expect(normalisePlate('А123ВС77')).toBe('А123ВС77')
    expect(normalisePlate('А123bc77')).toBe('А123ВС77')
    expect(normalisePlate('хXxХ')).toBeNull()
    expect(normalisePlate('х 001 XА 77')).toBe('Х001ХА77')
    expect(normalisePlate(7)).toBeNull()
  })

  it.each([
    // Motorcycles and the army, trailers, buses, transit.
    '1234 АВ 77',
    'АВ 1234 77',
    'АВ 123 77',
    'АВ 123 С 777',
    // Police: cars, motorcycles, trailers.
    'А 1234 77',
    'А123477',
    'А1234177',
    '1234 А 77',
    '123 А 77',
    // Embassies, in both alphabets.
    '001CD177',
    '001 СD 1 77',
    '004 D 005 77',
    '004D00577',
    '004 Т 005 177',
    '004T005177',
  ])('knows %j of what is no ordinary car', (text) => {
    expect([isPlate(text), isOtherPlate(text)]).toEqual([false, true])
  })

  it.each(['', 'А123ВС77', 'А123ВС', 'АВ 12 77', '1234 АВ', '1234567', 'А12377', '001CD1', 'CD0077'])(
    'does not take %j for one of these',
    (text) => expect(isOtherPlate(text)).toBe(false),
  )

  it('has room for 32 characters', () => {
    const spaced = (spaces: number) => `А${' '.repeat(spaces)}123ВС777`
    expect([23, 24].map((spaces) => isPlate(spaced(spaces)))).toEqual([true, false])
    expect(isPlate(`${' '.repeat(40)}А123ВС777`)).toBe(true)
  })
})
