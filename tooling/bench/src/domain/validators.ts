import {
  isCadastralNumber,
  isDate,
  isEmail,
  isInn,
  isKpp,
  isOgrn,
  isPhone,
  isPlate,
  isPositiveNumber,
  hasSnilsDigits,
  isSnils,
  isVin,
  isVinCheckDigitValid,
} from '@proverka/domain'
import { isValidPhoneNumber } from 'libphonenumber-js'
import codes from 'ru-validation-codes'
import { ResponseCode, Validation } from 'russian-requisites-validation'
import requisites from 'russian-requisites-validator'
import { stdnum } from 'stdnum'
import validator from 'validator'
import vinValidator from 'vin-validator'
import { validateINN, validateKPP } from './inn-validator.ts'
import type { Kind } from './kind.ts'

/*
 * What users would otherwise install, per kind, and inputs of three sorts: right ones, wrong ones, and right ones as
 * people type them. A peer is timed only on the inputs that it judges as ours does. All data is invented.
 */

const validation = new Validation()
const plainPlate = /^[авекмнорстух]\d{3}[авекмнорстух]{2}\d{2,3}$/i

export const VALIDATORS: readonly Kind<string>[] = [
  {
    title: 'email',
    ours: { name: 'isEmail', run: isEmail },
    peers: [{ name: 'validator isEmail', run: (text) => validator.isEmail(text) }],
    inputs: {
      valid: ['ivan.petrov@example.ru', 'a@example.com', 'info+news@mail.example.org'],
      invalid: ['ivan.petrov', 'ivan@', 'ivan petrov@example.ru', 'ivan..petrov@example.ru'],
      foreign: ['почта@пример.рф'],
    },
  },
  {
    title: 'phone',
    ours: { name: 'isPhone', run: isPhone },
    peers: [
      { name: 'validator isMobilePhone', run: (text) => validator.isMobilePhone(text, 'ru-RU') },
      { name: 'libphonenumber-js', run: (text) => isValidPhoneNumber(text, 'RU') },
    ],
    inputs: {
      valid: ['+79000000001', '89000000002'],
      invalid: ['+7900000', 'not-a-phone', '+1 555 123 4567'],
      typed: ['+7 (900) 000-00-01', '8 900 000 00 02', '8(900)000-00-03'],
    },
  },
  {
    title: 'INN',
    ours: { name: 'isInn', run: isInn },
    peers: [
      { name: 'ru-validation-codes', run: (text) => codes.checkINN(text) },
      { name: 'russian-requisites-validator', run: (text) => requisites.inn(text) },
      {
        name: 'russian-requisites-validation',
        run: (text) => validation.Inn(text).code === ResponseCode.Success,
      },
      { name: 'stdnum', run: (text) => stdnum.RU?.inn?.validate(text).isValid },
      { name: 'inn-validator', run: (text) => validateINN(text).isValid },
    ],
    inputs: {
      valid: ['1111111117', '123456789047'],
      invalid: ['1111111118', '123456789048', '111111111', '11111111a7'],
    },
  },
  {
    title: 'digits of a SNILS',
    ours: { name: 'hasSnilsDigits', run: hasSnilsDigits },
    peers: [
      { name: 'ru-validation-codes', run: (text) => codes.checkSnils(text) },
      {
        name: 'russian-requisites-validation',
        run: (text) => validation.Snils(text).code === ResponseCode.Success,
      },
    ],
    inputs: {
      valid: ['11223344595', '58659591780'],
      invalid: ['1122334459', '1122334459a', '112-233-445 9'],
      typed: ['112-233-445 95', '586-595-917 80'],
    },
  },
  {
    title: 'SNILS',
    ours: { name: 'isSnils', run: isSnils },
    peers: [
      { name: 'ru-validation-codes', run: (text) => codes.checkSnils(text) },
      { name: 'ru-validation-codes, sum only', run: (text) => codes.checkSnilsOnlyChecksum(text) },
      {
        name: 'russian-requisites-validation',
        run: (text) => validation.Snils(text).code === ResponseCode.Success,
      },
    ],
    inputs: {
      valid: ['11223344595', '58659591780'],
      invalid: ['11223344598', '58659591781'],
      typed: ['112-233-445 95', '586-595-917 80'],
    },
  },
  {
    title: 'OGRN',
    ours: { name: 'isOgrn', run: isOgrn },
    peers: [
      { name: 'ru-validation-codes', run: (text) => codes.checkOgrn(text) },
      { name: 'russian-requisites-validator', run: (text) => requisites.ogrn(text) },
      {
        name: 'russian-requisites-validation',
        run: (text) => validation.Ogrn(text).code === ResponseCode.Success,
      },
    ],
    inputs: {
      valid: ['1110000000000', '2220000000009'],
      invalid: ['1110000000001', '111000000000', '11100000000a0'],
    },
  },
  {
    title: 'KPP',
    ours: { name: 'isKpp', run: isKpp },
    peers: [
      {
        name: 'russian-requisites-validation',
        run: (text) => validation.Kpp(text).code === ResponseCode.Success,
      },
      { name: 'inn-validator', run: (text) => validateKPP(text).isValid },
    ],
    inputs: { valid: ['990001001', '990043002'], invalid: ['99000100', '9900O1001', 'корпус 1'] },
  },
  {
    title: 'VIN',
    ours: { name: 'isVin', run: isVin },
    peers: [{ name: 'vin-validator', run: (text) => vinValidator.validate(text) }],
    inputs: {
      valid: ['1M8GDM9AXKP042788', '5GZCZ43D13S812715'],
      invalid: ['1M8GDM9AXKP04278', '1M8GDM9AXKPO42788', 'нет'],
      typed: ['1m8gdm9axkp042788'],
    },
  },
  {
    title: 'VIN check digit',
    ours: { name: 'isVinCheckDigitValid', run: isVinCheckDigitValid },
    peers: [{ name: 'vin-validator', run: (text) => vinValidator.validate(text) }],
    inputs: {
      valid: ['1M8GDM9AXKP042788', '5GZCZ43D13S812715'],
      invalid: ['SGZCZ43D13S812715', '1M8GDM9AXKP04278'],
    },
  },
  {
    title: 'date',
    ours: { name: 'isDate', run: isDate },
    peers: [
      {
        name: 'validator isDate',
        run: (text) => validator.isDate(text, { format: 'YYYY-MM-DD', strictMode: true }),
      },
    ],
    inputs: { valid: ['2024-12-31', '2000-02-29'], invalid: ['2024-13-01', '31.12.2024', '2024-00-10'] },
  },
  {
    title: 'positive number',
    ours: { name: 'isPositiveNumber', run: isPositiveNumber },
    peers: [{ name: 'validator isFloat', run: (text) => validator.isFloat(text, { min: 1 }) }],
    inputs: { valid: ['1', '150000', '12.5'], invalid: ['0', '-1', 'сто'] },
  },
  {
    title: 'car plate',
    ours: { name: 'isPlate', run: isPlate },
    // No package for Russian plates is published: this is what people write themselves.
    peers: [{ name: 'plain pattern', run: (text) => plainPlate.test(text) }],
    inputs: { valid: ['А123ВС77', 'О777ОО177'], invalid: ['Я123ВС77', 'А12ВС77'], typed: ['а123вс77'] },
  },
  {
    title: 'cadastral number',
    ours: { name: 'isCadastralNumber', run: isCadastralNumber },
    peers: [{ name: 'plain pattern', run: (text) => /^\d{2}:\d{2}:\d{6,7}:\d+$/.test(text) }],
    inputs: {
      valid: ['00:01:0001001:1234', '50:00:0000000:5'],
      invalid: ['00:01:0001:1', 'г Москва, ул Мира, д 5'],
    },
  },
]
