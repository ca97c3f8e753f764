import { describe, expect, it } from 'vitest'
import { isOtherRequest, isSameRequest, requestNumberInName } from './request-number.ts'

describe('the number of a request', () => {
  it('is read from the name of an archive', () => {
    for (const name of ['Response-80-105152635.zip', 'response-80-105152635 (1).zip', '80-105152635.zip'])
      expect([name, requestNumberInName(name)]).toEqual([name, '80-105152635'])
  })

  it('is not read from dates and names of reports', () => {
    for (const name of [
      'report-0a1b-OfSite-2025-12-02-767077-45-01[0].xml',
      'Выписки 2026-11-20.zip',
      'attachment.zip',
      'Response-80-105152635-7.zip',
    ])
      expect([name, requestNumberInName(name)]).toEqual([name, undefined])
  })

  it('is compared without case, spaces and region', () => {
    expect(isSameRequest('№ 80-105152635', '80–105152635')).toBe(true)
    expect(isSameRequest('105152635', '80-105152635')).toBe(true)
    expect(isSameRequest('Response-80-105152635.zip', '80-105152635')).toBe(true)
    expect(isSameRequest('куви-001/2026-1', 'КУВИ-001/2026-1')).toBe(true)
    for (const [one, other] of [
      ['', ''],
      ['52635', '80-105152635'],
      ['80-105152635', '50-105152635'],
      ['05152635', '80-105152635'],
    ] as const)
      expect([one, other, isSameRequest(one, other)]).toEqual([one, other, false])
  })

  it('contradicts another one of its form alone', () => {
    expect(isOtherRequest('80-105152635', '80-105152636')).toBe(true)
    expect(isOtherRequest('КУВИ-001/2026-1', 'КУВИ-001/2026-2')).toBe(true)
    expect(isOtherRequest('КУВИ-001/2026-1', '80-105152636')).toBe(false)
    expect(isOtherRequest('80-105152635', '80 -105152635')).toBe(false)
  })
})
