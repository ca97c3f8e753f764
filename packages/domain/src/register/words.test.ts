import { describe, expect, it } from 'vitest'
import { listUnknown } from './unknown.ts'
import { differenceText, factText } from './words.ts'

const plain = (text: string) => text.replaceAll('\u00A0', ' ')

describe('[REG-04] facts in words', () => {
  it.each([
    ['area', { value: 800, error: 10 }, '800 ± 10 м²'],
    ['area', { value: 4218.6 }, '4 218,6 м²'],
    ['cost', { value: 202_959_275.3 }, '202 959 275 ₽'],
    ['year-built', { value: 1987 }, '1987'],
    ['extension', { value: 1264 }, '1 264 м'],
    ['walls', { value: 'кирпич' }, 'кирпич'],
  ] as const)('%s of %o', (name, fact, text) => {
    expect(plain(factText(name, fact))).toBe(text)
  })

  it('say a difference without its sign', () => {
    expect(plain(differenceText('area', -1.5))).toBe('1,5 м²')
  })
})

describe('[REG-11] what is unknown', () => {
  const of = (...args: Parameters<typeof listUnknown>) => listUnknown(...args).map(({ what }) => what)

  it('names facts that no source states, and no border without coordinates', () => {
    expect(of('premises', [], false)).toEqual(expect.arrayContaining(['Площадь', 'Этаж', 'Кто собственник']))
    expect(of('premises', ['area', 'floor'], false)).not.toContain('Площадь')
    expect(of('land', ['area', 'permitted-use'], false)).toContain('Где проходит граница')
    expect(of('land', ['area', 'permitted-use'], true)).not.toContain('Где проходит граница')
  })
})
