import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { emailInputSchema } from './email-input.ts'
import { dayInputSchema } from '../date/date-schema.ts'
import { amountInputSchema, priceInputSchema } from './money-input.ts'
import { nameInputSchema } from './name-input.ts'
import { optionalPhoneInputSchema, phoneInputSchema } from './phone-input.ts'
import { smallObject } from './small-object.ts'

const read = (schema: v.GenericSchema, value: unknown) => {
  const result = v.safeParse(schema, value, { abortPipeEarly: true })
  return result.success ? result.output : new Error(result.issues[0].message)
}

describe('inputs are read as they are stored', () => {
  it.each<[string, v.GenericSchema, unknown, unknown]>([
    ['an address', emailInputSchema, ' Ivan@Mail.RU ', 'ivan@mail.ru'],
    ['no address', emailInputSchema, '  ', new Error('Обязательное поле')],
    ['a wrong address', emailInputSchema, 'ivan@', new Error('Некорректный email')],
    ['a number', phoneInputSchema, '8 (999) 123-45-67', '+79991234567'],
    ['a bare number', phoneInputSchema, '9991234567', '+79991234567'],
    ['no number', phoneInputSchema, '', new Error('Некорректный номер телефона')],
    ['a number of another type', phoneInputSchema, 5, new Error('Некорректный номер телефона')],
    ['a cut number', optionalPhoneInputSchema, '+7 (999) 12', new Error('Некорректный номер телефона')],
    ['an empty number', optionalPhoneInputSchema, ' ', null],
    ['a name', nameInputSchema, ' Мария ', 'Мария'],
    ['no name', nameInputSchema, ' ', new Error('Обязательное поле')],
    ['a long name', nameInputSchema, 'я'.repeat(201), new Error('Поле слишком длинное')],
    ['a price of nothing', priceInputSchema, 0, 0],
    ['a price in parts of kopecks', priceInputSchema, 1.005, new Error('Укажите сумму в рублях и копейках')],
    ['no number of roubles', priceInputSchema, Infinity, new Error('Укажите сумму в рублях и копейках')],
    ['a price in kopecks', priceInputSchema, 10.29, 10.29],
    ['a price below nothing', priceInputSchema, -1, new Error('Цена не бывает меньше нуля')],
    ['too high a price', priceInputSchema, 10_000_001, new Error('Слишком большая сумма')],
    [
      'an amount in parts of kopecks',
      amountInputSchema,
      1.005,
      new Error('Укажите сумму в рублях и копейках'),
    ],
    ['a day', dayInputSchema, '1987-03-14', '1987-03-14'],
    ['no day yet', dayInputSchema, '', ''],
    ['a day that its month does not have', dayInputSchema, '1987-02-30', new Error('Невалидная дата')],
    ['a small object', smallObject(13), { a: 'ящик' }, new Error('Слишком много данных')],
    ['an object of as many bytes as may be', smallObject(16), { a: 'ящик' }, { a: 'ящик' }],
    ['an amount', amountInputSchema, 499.5, 499.5],
    ['an amount of nothing', amountInputSchema, 0, new Error('Сумма должна быть больше нуля')],
    ['too much', amountInputSchema, 10_000_001, new Error('Слишком большая сумма')],
  ])('%s', (_, schema, value, expected) => expect(read(schema, value)).toEqual(expected))
})
