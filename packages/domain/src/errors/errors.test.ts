import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { AppError } from './app-error.ts'
import { ERROR_CODES } from './error-codes.ts'
import type { ErrorCode } from './error-codes.ts'
import { appError } from './error-of-code.ts'
import { errorText, NO_ANSWER_TEXT, NO_CONNECTION_TEXT, registrationErrorText } from './error-text.ts'

const UNKNOWN = 'Что то пошло не так, неизвестная ошибка'

describe('errorText', () => {
  it('[ERR-02] words a missing file', () => expect(errorText('file not found')).toBe('Файл не найден'))

  it('[ERR-03] words the two edit limits', () => {
    const text = 'Превышен лимит редактирования данных. Необходимо создать новый заказ.'
    expect(errorText('maximum edit limit reached: 1')).toBe(text)
    expect(errorText('maximum edit limit reached: 2')).toBe(text)
    expect(errorText('maximum edit limit reached: 3')).toBe(UNKNOWN)
  })

  it.each([
    ['ERR-04', 'Suspicious activity detected'],
    ['ERR-05', 'Невалидный e-mail'],
    ['ERR-06', 'Такой e-mail не существует'],
  ])('[%s] shows %j as it is', (_row, text) => expect(errorText(text)).toBe(text))

  it('tells a call that did not get through from one that was not answered', () => {
    expect(NO_CONNECTION_TEXT).toMatch(/^Связи с\sсервером нет\. Проверьте интернет и\sповторите$/)
    expect(NO_ANSWER_TEXT).toMatch(/^Сервер не\sответил вовремя\. Повторите$/)
  })

  it('[ERR-07] shows anything with a Cyrillic letter as it is', () => {
    for (const text of ['Ошибка 5', 'ё', 'Ё']) expect(errorText(text)).toBe(text)
  })

  it('[ERR-08] shows anything else as unknown', () => {
    for (const wire of ['boom', '', undefined, null, 5, {}]) expect(errorText(wire)).toBe(UNKNOWN)
  })

  it('never shows a person a text without a Cyrillic letter, but for the one that is stated', () => {
    fc.assert(
      fc.property(fc.anything(), (wire) => {
        expect(errorText(wire)).toMatch(/[а-яё]/i)
      }),
    )
  })

  it('answers a value of any type with a text, and takes only texts at their word', () => {
    const likeTexts = [['Ошибка'], { toString: () => 'Ошибка' }, Object.create(null), Symbol('Ошибка')]
    for (const wire of likeTexts) expect(errorText(wire)).toBe(UNKNOWN)
    fc.assert(
      fc.property(fc.anything({ withNullPrototype: true }), (wire) => {
        expect(errorText(wire)).toBeTypeOf('string')
        expect(registrationErrorText(wire, 'auth/email-taken').startsWith(errorText(wire))).toBe(true)
      }),
    )
  })

  it('adds the hint to a taken e-mail, and to nothing else that is busy', () => {
    const { 'auth/email-taken': taken, 'server/busy': busy } = ERROR_CODES
    expect(registrationErrorText(taken.text, 'auth/email-taken')).toBe(
      'E-mail занят <br> Войдите или сбросьте пароль',
    )
    expect(registrationErrorText(busy.text, 'server/busy')).toBe(busy.text)
    expect(registrationErrorText('boom', undefined)).toBe(UNKNOWN)
  })
})

describe('error codes', () => {
  const codes = Object.keys(ERROR_CODES) as ErrorCode[]

  it.each(codes)('%s becomes an error with its status and text', (code) => {
    const error = appError(code, 'detail')
    expect(error).toBeInstanceOf(AppError)
    expect(String(error)).toBe(`AppError: ${ERROR_CODES[code].text}`)
    expect([error.message, error.statusCode, error.detail]).toEqual([
      ERROR_CODES[code].text,
      ERROR_CODES[code].status,
      'detail',
    ])
  })

  it('has words for people behind every code but the two that never reach them', () => {
    const wordless = codes.filter((code) => errorText(ERROR_CODES[code].text) === UNKNOWN)
    expect(wordless).toEqual(['order/empty', 'server/unknown'])
  })

  it('keeps the texts that the specification fixes', () => {
    expect(ERROR_CODES['auth/bad-credentials']).toEqual({ status: 401, text: 'Неверный логин или пароль' })
    expect(ERROR_CODES['search/limit'].text).toBe('вы превысили лимит использования поиска')
    expect(ERROR_CODES['order/empty'].text).toBe('no objectKey or no items')
  })
})
