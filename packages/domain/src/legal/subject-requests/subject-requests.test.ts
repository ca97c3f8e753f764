import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { comparedName } from '../../fields/person-name/compared-name.ts'
import { checkedPersonSchema } from './checked-person.ts'
import {
  isRequestOpen,
  mayRequestMove,
  SUBJECT_REQUEST_STATES,
  SUBJECT_REQUEST_WORDS,
} from './subject-request.ts'
import type { SubjectRequestKind } from './subject-request.ts'

const LADOGIN = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

describe('who asks what is held about him', () => {
  const messagesOf = (person: object) =>
    v.safeParse(checkedPersonSchema, { ...LADOGIN, ...person }).issues?.map(({ message }) => message)

  it('names himself and his day of birth; the rest may be absent', () => {
    expect(v.parse(checkedPersonSchema, LADOGIN)).toEqual({ ...LADOGIN, middleName: '', inn: '', phone: '' })
    expect(messagesOf({ birthDate: '' })).toEqual(['Обязательное поле'])
    expect(messagesOf({ birthDate: '1987-02-30' })).toEqual(['Невалидная дата'])
    expect(messagesOf({ lastName: '' })).toHaveLength(1)
    expect(messagesOf({ lastName: 'Лaдогин' })).toEqual(['Замените латинские буквы русскими: a'])
  })

  it('is found by a phone number however it is typed', () => {
    const phoneOf = (phone: string) => v.parse(checkedPersonSchema, { ...LADOGIN, phone }).phone
    expect(phoneOf(' 8 (999) 123-45-67 ')).toBe('+79991234567')
    expect(phoneOf('  ')).toBe('')
    expect(messagesOf({ phone: '+7 (999) 12' })).toEqual(['Некорректный номер телефона'])
  })

  it('is compared by name without case, «ё» and more than one space', () => {
    expect(comparedName('  ЛАДОГИН \t Семён\u00a0 Петрович ')).toBe('ладогин семен петрович')
    expect(comparedName('Артём Ёлкин')).toBe(comparedName('артем елкин'))
  })
})

describe('a request of a checked person', () => {
  const movesOf = (kind: SubjectRequestKind) =>
    SUBJECT_REQUEST_STATES.flatMap((from) =>
      SUBJECT_REQUEST_STATES.filter((to) => mayRequestMove(kind, from, to)).map((to) => `${from} ${to}`),
    )

  it('is verified before it is answered or carried out, each by its kind', () => {
    const either = ['accepted verified', 'accepted refused', 'verified refused']
    expect(movesOf('access').toSorted()).toEqual([...either, 'verified answered'].toSorted())
    expect(movesOf('objection').toSorted()).toEqual([...either, 'verified carried_out'].toSorted())
  })

  it('waits for the operator until it has come to an end', () =>
    expect(SUBJECT_REQUEST_STATES.filter(isRequestOpen)).toEqual(['accepted', 'verified']))

  it('is named as the form names it', () =>
    expect(SUBJECT_REQUEST_WORDS).toEqual({
      access: 'Узнать, какие данные обо мне есть',
      objection: 'Возразить и прекратить обработку',
    }))
})
