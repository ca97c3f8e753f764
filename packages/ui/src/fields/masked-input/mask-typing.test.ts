import { describe, expect, it } from 'vitest'
import { maskCadastralNumber } from './mask-cadastral.ts'
import { codeMask } from './mask-code.ts'
import { maskDate } from './mask-date.ts'
import { innMask } from './mask-inn.ts'
import { numberCharacters, numberMask } from './mask-number.ts'
import { maskPassport } from './mask-passport.ts'
import { maskPhone } from './mask-phone.ts'
import { maskPlate, plateCharacters } from './mask-plate.ts'
import { maskVin, vinCharacters } from './mask-vin.ts'
import type { Mask } from './mask.ts'
import { Maskito } from '@maskito/core'
import { maskitoOptions } from './mask-typing.ts'

const money = numberMask({ fraction: 2, minus: false })
const NBSP = '\u00a0'

/** An input as far as maskito knows it: it edits as a browser does, between the two events of an edit. */
class Typing extends EventTarget {
  nodeName = 'INPUT'
  maxLength = -1
  value: string
  selectionStart: number
  selectionEnd: number
  constructor(value: string, from: number, to: number) {
    super()
    this.value = value
    this.selectionStart = from
    this.selectionEnd = to
  }
  matches = () => true
  setSelectionRange(from: number, to: number) {
    this.selectionStart = from
    this.selectionEnd = to
  }
  edit(inputType: string, data: string | null) {
    const event = Object.assign(new Event('beforeinput', { cancelable: true }), { inputType, data })
    if (!this.dispatchEvent(event)) return
    const isOne = this.selectionStart === this.selectionEnd
    const from = Math.max(0, this.selectionStart - Number(isOne && inputType === 'deleteContentBackward'))
    const to = this.selectionEnd + Number(isOne && inputType === 'deleteContentForward')
    this.value = this.value.slice(0, from) + (data ?? '') + this.value.slice(to)
    this.setSelectionRange(from + (data ?? '').length, from + (data ?? '').length)
    this.dispatchEvent(Object.assign(new Event('input'), { inputType, data }))
  }
}
// Node has none; maskito only makes it.
globalThis.InputEvent ??= Event as unknown as typeof InputEvent

const KEYS: Readonly<Record<string, string>> = {
  Backspace: 'deleteContentBackward',
  Delete: 'deleteContentForward',
}

function edit(
  field: { mask: Mask; isValueChar: RegExp; prefix: string },
  input: Typing,
  key: string,
  kind?: string,
) {
  const options = maskitoOptions(() => field, input.value)
  const maskito = new Maskito(input as unknown as HTMLInputElement, options)
  input.edit(kind ?? KEYS[key] ?? 'insertText', key in KEYS ? null : key)
  maskito.destroy()
  return `${input.value.slice(0, input.selectionStart)}|${input.value.slice(input.selectionEnd)}`
}

function press(shown: string, key: string, mask: Mask, isValueChar: RegExp = /\d/, prefix = ''): string {
  const at = shown.indexOf('|')
  return edit({ mask, isValueChar, prefix }, new Typing(shown.replace('|', ''), at, at), key)
}

describe('key in a masked input', () => {
  it.each<[string, string, string, string, Mask, RegExp?, string?]>([
    ['phone', '+7 (90|0) 000', '5', '+7 (905|) 000-0', maskPhone],
    ['phone', '+7 (905) |000-0', 'Backspace', '+7 (90|0) 000', maskPhone],
    ['phone', '+7 (905|) 000-0', 'Delete', '+7 (905|) 000', maskPhone],
    ['phone, prefix', '|+7 (905) 000', '1', '+7 (1|90) 500-0', maskPhone, /\d/, '+7'],
    ['phone, prefix', '+7 (|905) 000', 'Backspace', '+7 |(905) 000', maskPhone, /\d/, '+7'],
    ['phone, prefix', '+|7 (905) 000', 'Delete', '+7| (905) 000', maskPhone, /\d/, '+7'],
    ['phone, full', '+7 (90|0) 000-00-01', '5', '+7 (905|0) 000-00-01', maskPhone],
    ['date', '31.|12.2024', 'Backspace', '3|.12.2024', maskDate],
    ['date', '3|.12.2024', '0', '30|.12.2024', maskDate],
    ['date', '31|.12.2024', 'Delete', '31|.2.2024', maskDate],
    ['date', '31|.2.2024', '1', '311|.2.2024', maskDate],
    ['date', '01.|.2024', '0', '01.0|.2024', maskDate],
    ['date', '01.0|.2024', '2', '01.02|.2024', maskDate],
    ['passport', '00 0|0 0001', '5', '00 05| 00001', maskPassport],
    ['passport', '00 |00 0001', 'Backspace', '0|0 00 001', maskPassport],
    ['INN', '00|00000018', 'Backspace', '0|00000018', innMask()],
    ['plate', 'М 007| У 00', 'у', 'М 007 У|У 00', maskPlate, plateCharacters],
    ['VIN', '00AT|X000', 'с', '00ATС|X000', maskVin, vinCharacters],
    ['plate', 'М 000| ХУ 00', 'Backspace', 'М 00| ХУ 00', maskPlate, plateCharacters],
    ['plate', 'М 000| ХУ 00', 'Delete', 'М 000| У 00', maskPlate, plateCharacters],
    ['cadastral', '00:14:|0203005:1047', 'Backspace', '00:1|:0203005:1047', maskCadastralNumber],
    ['cadastral', '00:14:020300|5:1047', '7', '00:14:0203007|5:1047', maskCadastralNumber],
    ['cadastral', '00:14:020300|', ':', '00:14:020300:|', maskCadastralNumber],
    ['cadastral', '00:5|:020300:47', 'Backspace', '00:|:020300:47', maskCadastralNumber],
    ['cadastral', '00:|:020300:47', '1', '00:1|:020300:47', maskCadastralNumber],
    ['money', `1${NBSP}234|,56`, '5', `12${NBSP}345|,56`, money, numberCharacters],
    ['money', `1${NBSP}|234,56`, 'Backspace', '|234,56', money, numberCharacters],
    ['money', '123|4', '.', '123,|4', money, numberCharacters],
    ['money', `12|${NBSP}345`, 'x', `12|${NBSP}345`, money, numberCharacters],
    ['code', '0042|17', 'Backspace', '004|17', codeMask(6)],
  ])('%s: %s and %s give %s', (_name, shown, key, after, mask, isValueChar, prefix) => {
    expect(press(shown, key, mask, isValueChar, prefix)).toBe(after)
  })

  it('one character too many at the end of a full mask changes nothing', () => {
    for (const [shown, key, mask] of [
      ['00 00 000123|', '4', maskPassport],
      ['000000000184|', '4', innMask()],
      ['00ATCX00000000001|', 'A', maskVin],
      ['31.12.2024|', '5', maskDate],
      ['004217|', '5', codeMask(6)],
    ] as const)
      expect(press(shown, key, mask)).toBe(shown)
  })

  it.each<[string, string, Mask, string]>([
    ['01.02.2024', '01.2.2024', maskDate, '01.02.2024'],
    ['01.02.2024', '20240201', maskDate, '01.02.2024'],
    [`1${NBSP}234`, '1.234', money, `1${NBSP}234`],
    ['5,50', '1,234', money, `1${NBSP}234`],
    ['+7 (900) 000-00-01', '8 900 000 00 01', maskPhone, '+7 (900) 000-00-01'],
  ])('over %s the pasted %s reads as in an empty field', (before, pasted, mask, shown) => {
    const field = { mask, isValueChar: /\d/, prefix: '' }
    const after = edit(field, new Typing(before, 0, before.length), pasted, 'insertFromPaste')
    expect(after).toBe(`${shown}|`)
  })

  it.each<[string, Mask, string]>([
    ['0000000123', maskPassport, '00 00 000123'],
    ['m000xy00', maskPlate, 'М 000 ХУ 00'],
    ['м000ху199', maskPlate, 'М 000 ХУ 199'],
    ['00атсх00000000001', maskVin, '00ATCX00000000001'],
    ['001402030051047', maskCadastralNumber, '00:14:0203005:1047'],
    ['00:14:020300:47', maskCadastralNumber, '00:14:020300:47'],
    ['1234.567', money, `1${NBSP}234,56`],
    [',5', money, '0,5'],
    ['-5', money, '5'],
    ['-5', numberMask({ fraction: 0, minus: true }), '\u22125'],
  ])('%s can be typed key by key', (keys, mask, shown) => {
    let text = ''
    for (const key of keys) text = mask(text + key, text)
    expect(text).toBe(shown)
  })

  it('leaves to the rule what a mask cannot read', () => {
    expect(innMask()('RU 0000000018', '')).toBe('RU 0000000018')
    expect(maskVin('00ATCX00000000000000', '')).toBe('00ATCX00000000000000')
    expect(maskPlate('0000 ХХ 00', '')).toBe('0000 ХХ 00')
    expect(maskCadastralNumber('77-05-04001-015/2', '')).toBe('77-05-04001-015/2')
    expect(money('-5', '')).toBe('-5')
    expect(money('12.345.6', '')).toBe('12.345.6')
    expect(money('1,23,45', '')).toBe('1,23,45')
    expect(money('1,234,567.89.1', '')).toBe('1,234,567.89.1')
    expect(money('1.239', '1')).toBe(`1${NBSP}239`)
    expect(money('12.3456', '')).toBe('12.3456')
  })
})
