import { describe, expect, it } from 'vitest'
import { normaliseLicense } from './license.ts'

describe('a driving licence', () => {
  it.each([
    ['00 00 000014', '0000000014'],
    [' 0000-000014 ', '0000000014'],
    ['00ут 000014', '00УТ000014'],
    ['00yt000014', '00УТ000014'],
  ])('%j is read as %s', (text, license) => expect(normaliseLicense(text)).toBe(license))

  it.each(['', '000000001', '00000000145', '00!!000014', '0'.repeat(200), null, 14])('%j is none', (value) =>
    expect(normaliseLicense(value)).toBeNull(),
  )
})
