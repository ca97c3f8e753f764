import {
  isDate,
  isInn,
  normaliseCadastralNumber,
  normalisePassport,
  normalisePhone,
  normalisePlate,
  normaliseVin,
} from '@proverka/domain'
import { describe, expect, it } from 'vitest'
import { kopecksOf } from '../../money-field/kopecks-of.ts'
import { spellingsOfUnit } from '../../number-field/unit-spellings.ts'
import { maskCadastralNumber } from '../mask-cadastral.ts'
import { codeMask } from '../mask-code.ts'
import { dateValue, maskDate } from '../mask-date.ts'
import { innMask } from '../mask-inn.ts'
import { numberMask, numberValue } from '../mask-number.ts'
import { maskPassport } from '../mask-passport.ts'
import { maskPhone } from '../mask-phone.ts'
import { maskPlate } from '../mask-plate.ts'
import { maskVin } from '../mask-vin.ts'
import type { Mask } from '../mask.ts'
import { pastedCadastralNumbers } from './cadastral-pasted.ts'
import { pastedCodes } from './code-pasted.ts'
import { pastedDates } from './date-pasted.ts'
import { pastedInns } from './inn-pasted.ts'
import { pastedAmounts } from './money-pasted.ts'
import { pastedNumbers } from './number-pasted.ts'
import { pastedPassports } from './passport-pasted.ts'
import type { Pasted } from './pasted.ts'
import { pastedPhones } from './phone-pasted.ts'
import { pastedPlates } from './plate-pasted.ts'
import { pastedVins } from './vin-pasted.ts'

interface PastedField {
  pasted: Pasted
  mask: Mask
  /** The canonical value of what the mask shows, by the rules of the domain; null for none. */
  read: (shown: string) => string | null
}

const money = numberMask({ fraction: 2, minus: false })
const area = numberMask({ fraction: 1, minus: false, unit: spellingsOfUnit('м²') })
const fields: Readonly<Record<string, PastedField>> = {
  phone: { pasted: pastedPhones, mask: maskPhone, read: normalisePhone },
  date: {
    pasted: pastedDates,
    mask: maskDate,
    read: (shown) => (isDate(dateValue(shown)) ? dateValue(shown) : null),
  },
  passport: { pasted: pastedPassports, mask: maskPassport, read: normalisePassport },
  INN: { pasted: pastedInns, mask: innMask(), read: (shown) => (isInn(shown) ? shown : null) },
  VIN: { pasted: pastedVins, mask: maskVin, read: normaliseVin },
  plate: { pasted: pastedPlates, mask: maskPlate, read: normalisePlate },
  'cadastral number': {
    pasted: pastedCadastralNumbers,
    mask: maskCadastralNumber,
    read: normaliseCadastralNumber,
  },
  money: { pasted: pastedAmounts, mask: money, read: (shown) => String(kopecksOf(numberValue(shown))) },
  number: { pasted: pastedNumbers, mask: area, read: (shown) => String(Number(numberValue(shown))) },
  code: { pasted: pastedCodes, mask: codeMask(6), read: (shown) => (/^\d{6}$/.test(shown) ? shown : null) },
}

describe.each(Object.entries(fields))('%s', (_name, { pasted, mask, read }) => {
  const rows = Object.entries(pasted).flatMap(([canonical, spellings]) =>
    spellings.map((spelling) => ({ spelling, canonical })),
  )

  it('has sixty different spellings', () => {
    expect(new Set(rows.map((row) => row.spelling)).size).toBeGreaterThanOrEqual(60)
  })

  it.each(rows)('pasted $spelling means $canonical', ({ spelling, canonical }) => {
    expect(read(mask(spelling, ''))).toBe(canonical)
  })

  it('shows one text for all spellings of a value, and shows it again unchanged', () => {
    for (const [canonical, spellings] of Object.entries(pasted)) {
      const shown = new Set(spellings.map((spelling) => dropZeroFraction(mask(spelling, ''))))
      expect([...shown], canonical).toHaveLength(1)
      const [only = ''] = shown
      expect(mask(only, only)).toBe(only)
    }
  })

  it('can be emptied from the end', () => {
    const [first = ''] = Object.values(pasted)[0] ?? []
    let text = mask(first, '')
    for (let key = 0; key < 40 && text !== ''; key++) text = mask(text.slice(0, -1), text)
    expect(text).toBe('')
  })
})

/** `1 234,00` and `1 234` are one amount; the kopecks stay as they were written. */
function dropZeroFraction(shown: string): string {
  return shown.replace(/,0+$/, '').replace(/,([1-9])0+$/, ',$1')
}
