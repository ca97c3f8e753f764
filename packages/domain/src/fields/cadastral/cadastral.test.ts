import { describe, expect, it } from 'vitest'
import numbers from '../../../fixtures/cadastral.json' with { type: 'json' }
import { isCadastralNumber, normaliseCadastralNumber, withSixDigitBlock } from './cadastral-number.ts'
import { describeCadastralNumber } from './describe-cadastral-number.ts'
import { DEMO_REGION, REGION_NAMES, regionNamed } from './regions.ts'

describe('cadastral number', () => {
  it('[SEARCH-12] takes 11 to 16 bare digits', () => {
    expect(isCadastralNumber('77010001001123')).toBe(true)
    expect(isCadastralNumber('7701000100')).toBe(false)
    expect(isCadastralNumber('77010001001123456')).toBe(false)
  })

  it('[SEARCH-13] takes each of the stated separators', () => {
    for (const separator of [':', ';', '^', '|', '.', '-', ' ']) {
      expect(isCadastralNumber(['77', '01', '0001001', '1'].join(separator))).toBe(true)
    }
  })

  it('[SEARCH-14] normalises to region:district:block:parcel', () => {
    for (const separator of [':', ';', '^', '|', '.', '-', ' ', ' : ']) {
      expect(normaliseCadastralNumber(['77', '01', '0001001', '1'].join(separator))).toBe('77:01:0001001:1')
    }
    for (const text of ['77:1:0001001:1', '77:01:00010:1']) expect(normaliseCadastralNumber(text)).toBeNull()
  })

  it.each(numbers)('normalises $value to $normalised', ({ value, normalised }) => {
    expect(normaliseCadastralNumber(value)).toBe(normalised)
    expect(isCadastralNumber(value)).toBe(normalised !== null)
  })

  it('reads bare digits with a block of six on demand', () => {
    expect(normaliseCadastralNumber('770100010011')).toBe('77:01:0001001:1')
    expect(withSixDigitBlock('770100010011')).toBe('77:01:000100:11')
    expect(withSixDigitBlock('77:01:0001001:1')).toBeNull()
    expect(withSixDigitBlock('7701000100')).toBeNull()
    expect(withSixDigitBlock(' 770100010011 ')).toBe('77:01:000100:11')
    expect(withSixDigitBlock('77010001001123456')).toBeNull()
    expect(withSixDigitBlock(77)).toBeNull()
    expect(normaliseCadastralNumber(77)).toBeNull()
  })

  it('describes the parts', () => {
    expect(describeCadastralNumber('77 01 0001001 1234')).toEqual({
      number: '77:01:0001001:1234',
      region: '77',
      regionName: 'Москва',
      district: '01',
      block: '0001001',
      parcel: '1234',
      quarter: '77:01:0001001',
      zeroBlock: 'none',
    })
    expect(describeCadastralNumber('50:11:0000000:5')?.zeroBlock).toBe('district')
    expect(describeCadastralNumber('50:11:0001000:5')?.zeroBlock).toBe('none')
    expect(describeCadastralNumber('50:11:000000:15')).toMatchObject({
      block: '000000',
      parcel: '15',
      quarter: '50:11:000000',
      zeroBlock: 'district',
    })
    expect(describeCadastralNumber('50:00:0000000:5')?.zeroBlock).toBe('region')
    expect(describeCadastralNumber('00:01:0001001:1')?.regionName).toBeUndefined()
    expect(describeCadastralNumber('Москва')).toBeNull()
  })

  it('offers each region once, in the order of the alphabet', () => {
    expect(new Set(REGION_NAMES).size).toBe(REGION_NAMES.length)
    expect(REGION_NAMES[0]).toBe('Алтайский край')
    expect(REGION_NAMES).toContain('Севастополь')
    expect(REGION_NAMES).not.toContain(DEMO_REGION)
  })

  it('is known by its letters, however it is written, and by nothing less', () => {
    for (const name of REGION_NAMES) expect(regionNamed(name)).toBe(name)
    expect(regionNamed(' КАБАРДИНО–БАЛКАРСКАЯ  республика')).toBe('Кабардино-Балкарская Республика')
    expect(regionNamed('образцовская область')).toBe(DEMO_REGION)
    expect(regionNamed('Республика Саха Якутия')).toBe('Республика Саха (Якутия)')
    for (const text of ['', '77', 'Московия', 'Москва и область']) expect(regionNamed(text)).toBeUndefined()
  })
})
