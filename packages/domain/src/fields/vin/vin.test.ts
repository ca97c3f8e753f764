import { describe, expect, it } from 'vitest'
import vins from '../../../fixtures/vin.json' with { type: 'json' }
import { isVinCheckDigitValid } from './vin-check-digit.ts'
import { hasLettersOfNoVin, isSuspiciousVin, isVin, normaliseVin } from './vin.ts'
import { validate } from '../validate/validate.ts'

describe('vin', () => {
  it('[VALID-11] takes 17 characters without I, O, Q, else the stated message', () => {
    expect(validate('vin', 'XTA210990Y2766389')).toBeUndefined()
    for (const text of ['XTA210990Y276638', 'XTA21O990Y2766389']) {
      expect(validate('vin', text)).toBe('Введите корректный VIN')
    }
  })

  it.each(vins.valid)('takes %j', (text) => expect(isVin(text)).toBe(true))
  it.each(vins.invalid)('refuses %j', (text) => expect(isVin(text)).toBe(false))

  it('turns Cyrillic look-alikes into Latin letters', () => {
    expect(normaliseVin(' хта210990у2766389 ')).toBe('XTA210990Y2766389')
  })

  it('leaves a canonical number and lifts the case of others', () => {
    expect(normaliseVin('XTA210990Y2766389')).toBe('XTA210990Y2766389')
    expect(normaliseVin('xta210990y2766389')).toBe('XTA210990Y2766389')
    expect(normaliseVin('ABCDEFGHJKLMNPRST')).toBe('ABCDEFGHJKLMNPRST')
    expect(normaliseVin('UVWXYZ01234567899')).toBe('UVWXYZ01234567899')
    expect(normaliseVin(17)).toBeNull()
    expect(isVin(17)).toBe(false)
    for (const message of ['-', 'I', 'Й']) expect(normaliseVin(message.repeat(17))).toBeNull()
  })

  it('does not let emails through that only upper case makes Latin', () => {
    expect(isVin('ſTA210990Y2766389')).toBe(false)
    expect(isVin('ßTA210990Y276638')).toBe(false)
  })

  it('knows letters that were read for figures', () => {
    for (const text of ['XTA21O990Y2766389', 'xta21o990y2766389', 'ХТА21О990У2766389', 'I', 'q'])
      expect(hasLettersOfNoVin(text)).toBe(true)
    expect(hasLettersOfNoVin('XTA210990Y2766389')).toBe(false)
  })

  it('marks a VIN of one character', () => {
    expect(isSuspiciousVin('0'.repeat(17))).toBe(true)
    expect(isSuspiciousVin('XTA210990Y2766389')).toBe(false)
    expect(isSuspiciousVin('')).toBe(false)
  })

  it('knows the check digit', () => {
    expect(isVinCheckDigitValid('1M8GDM9AXKP042788')).toBe(true)
    expect(isVinCheckDigitValid('5GZCZ43D13S812715')).toBe(true)
    expect(isVinCheckDigitValid('SGZCZ43D13S812715')).toBe(false)
    for (const vin of ['ABCDEFGH5JKLMNPRS', 'TUVWXYZ0812345678', 'ZYXWVUTS1RPNMLKJH']) {
      expect(isVinCheckDigitValid(vin)).toBe(true)
    }
    expect(isVinCheckDigitValid('short')).toBe(false)
  })
})
