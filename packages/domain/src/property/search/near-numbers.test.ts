import { describe, expect, it } from 'vitest'
import { editDistance, numberDifference, numbersOneEditAway } from './near-numbers.ts'
import { isNumberText, normaliseQuarter } from './number-parts.ts'
import { keyKindOf } from './numbers-in-text.ts'

describe('editDistance', () => {
  it.each([
    ['', '', 0],
    ['9999', '999', 1],
    ['9999', '899', 2],
    ['0203005', '0203050', 1],
    ['1047', '1047', 0],
    ['12', '', 2],
    ['12', '21', 1],
    ['123', '1', 2],
    ['1234', '2143', 2],
    ['98', '76', 2],
  ])('%s and %s: %d', (left, right, distance) => {
    expect(editDistance(left, right)).toBe(distance)
    expect(editDistance(right, left)).toBe(distance)
  })
})

describe('numbersOneEditAway', () => {
  const near = numbersOneEditAway('00:14:0203005:47')

  it('keeps the shape of a number: only the last part grows or shrinks', () => {
    for (const number of near) expect(number).toMatch(/^\d{2}:\d{2}:\d{7}:\d{1,3}$/)
    for (const number of near) expect(editDistance(number, '00:14:0203005:47')).toBe(1)
  })

  it('tries every digit at every place of the last part', () => {
    const parcels = numbersOneEditAway('00:00:000000:47')
      .filter((number) => number.startsWith('00:00:000000:'))
      .map((number) => number.slice('00:00:000000:'.length))
    const swapped = ['74']
    const shorter = ['4', '7']
    const other = '07 17 27 37 57 67 77 87 97 40 41 42 43 44 45 46 48 49'.split(' ')
    const longer = [
      '047 147 247 347 447 547 647 747 847 947 407 417 427 437 457 467 477 487 497',
      '470 471 472 473 474 475 476 478 479',
    ].flatMap((line) => line.split(' '))
    expect(parcels.toSorted()).toEqual([...swapped, ...shorter, ...other, ...longer].toSorted())
  })

  it('leaves no part without a digit', () => {
    const parcels = numbersOneEditAway('00:00:000000:4').map((number) => number.split(':').at(-1))
    expect(parcels).not.toContain('')
    expect(parcels).toContain('9')
  })

  it('holds a digit more, less, other and swapped, never the number itself', () => {
    const expected = ['00:14:0203005:147', '00:14:0203005:7', '00:14:0203050:47', '00:41:0203005:47']
    expect(near).toEqual(expect.arrayContaining(expected))
    expect(near).not.toContain('00:14:0203005:47')
  })
})

describe('numberDifference', () => {
  it.each([
    ['00:14:0203005:9999', '00:14:0203005:999', 'четвертая часть: на одну цифру короче', '999'],
    ['00:14:0203005:104', '00:14:0203005:1047', 'четвертая часть: на одну цифру длиннее', '1047'],
    ['00:14:0203005:1057', '00:14:0203005:1047', 'четвертая часть: одна цифра другая', '1047'],
    ['00:14:0203005:9999', '00:14:0203005:9011', 'четвертая часть: 3 цифры другие', '9011'],
    ['00:14:0203005:9999', '00:14:0203005:9911', 'четвертая часть: две цифры другие', '9911'],
    ['00:14:0203005:999', '00:14:0203050:999', 'третья часть: цифры переставлены', '0203050'],
    ['00:14:0203005:999', '00:41:0203005:999', 'вторая часть: цифры переставлены', '41'],
    ['01:14:0203005:999', '00:14:0203005:999', 'первая часть: одна цифра другая', '00'],
    ['00:14:0203005:9', '00:14:0203005:979', 'четвертая часть: на две цифры длиннее', '979'],
    ['00:14:0203005:9751', '00:14:0203005:9', 'четвертая часть: на 3 цифры короче', '9'],
    ['00:14:0203005:975', '00:14:0203005:11', 'четвертая часть: 3 цифры другие', '11'],
    ['00:14:0203005:979', '00:14:0203005:977', 'четвертая часть: одна цифра другая', '977'],
    ['00:14:0203005:1', '00:41:0203005:2', 'отличается в нескольких частях', '41'],
  ])('%s, found %s: %s', (typed, found, words, changed) => {
    const difference = numberDifference(typed, found)
    expect(difference).toMatchObject({ words, changed })
    expect(`${difference?.before}${difference?.changed}${difference?.after}`).toBe(found)
  })

  it('is null between equal numbers and other texts', () => {
    expect(numberDifference('00:14:0203005:1', '00:14:0203005:1')).toBeNull()
    expect(numberDifference('ул. Нигде', '00:14:0203005:1')).toBeNull()
    expect(numberDifference('00:14:0203005:1', '00:14:0203005')).toBeNull()
    expect(numberDifference('00:14:0203005:1', '00:14:0203009')).toBeNull()
    expect(numberDifference('00:14:0203005', '00:14:0203005:1')).toBeNull()
  })
})

describe('the kind of a key', () => {
  it.each([
    ['00:14:0203005', 'quarter', '00:14:0203005'],
    [' 00 14 0203005: ', 'quarter', '00:14:0203005'],
    ['00 : 14 - 0203005', 'quarter', '00:14:0203005'],
    ['КК 00:14:0203005', 'text', null],
    ['00/14/020300', 'quarter', '00:14:020300'],
    ['00:14:0203005:1047', 'number', null],
    ['00/14/0203005/1047', 'number', null],
    ['ул. Нигде, д. 5', 'text', null],
    ['', 'text', null],
  ])('%s is a %s', (key, kind, quarter) => {
    expect(keyKindOf(key)).toBe(kind)
    expect(normaliseQuarter(key)).toBe(quarter)
  })
})

it('takes nothing but text for a quarter', () => {
  for (const value of [undefined, null, 5, ['00:14:0203005']]) expect(normaliseQuarter(value)).toBeNull()
})

it('tells who means a number, right or not', () => {
  for (const text of ['00:14:0203005:1047', '00-14-0203', '001402030051047', ' 77 01 ', ' : 77'])
    expect([text, isNumberText(text)]).toEqual([text, true])
  for (const text of ['', ' : ', 'ул. 8 Марта, 8', 'д. 14', '14 кв'])
    expect([text, isNumberText(text)]).toEqual([text, false])
})
