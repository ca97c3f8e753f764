import { describe, expect, it } from 'vitest'
import { stampWords } from './stamp-words.ts'

describe('[TRUST-04] the words of a time stamp', () => {
  it('name the instant and the authority, the fault, or that there is none', () => {
    const at = new Date('2026-11-29T14:05:00Z')
    expect(stampWords({ kind: 'stamped', at, authority: 'Служба времени', policy: '1.2.3' })).toBe(
      'Время подтверждено 29.11.2026, 17:05 МСК, Служба времени',
    )
    expect(stampWords({ kind: 'invalid', fault: 'untrusted' })).toBe(
      'Время не подтверждено: ее службе этот сайт не доверяет',
    )
    expect(stampWords(undefined)).toBe('Отметки времени нет')
  })
})
