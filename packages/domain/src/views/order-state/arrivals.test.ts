import { describe, expect, it } from 'vitest'
import { orderArrivals } from './arrivals.ts'
import type { ItemState } from './order-state.ts'

const NOW = '2026-11-21T11:30:00.000Z'
const part = (status: string): ItemState => ({
  product_name: 'EgrnObject',
  product_name_ru: 'Выписка ЕГРН об объекте',
  status,
  price: 499,
  object_key: '00:14:0203005:1047',
  address: 'г. Образцовск',
  done_at: null,
  report: null,
})
const ORDER: Parameters<typeof orderArrivals>[0] = {
  total: 499,
  paid_by: 'card',
  due_at: '2026-12-01T09:00:00.000Z',
  items: [part('inprogress')],
  email_sent_at: '2026-11-21T11:21:00.000Z',
  kept_until: '2027-11-21T11:30:00.000Z',
}
const arrivals = (more: Partial<typeof ORDER> = {}) => orderArrivals({ ...ORDER, ...more }, NOW)

describe('what comes to the buyer', () => {
  it('is listed while the order is in progress', () => {
    expect(arrivals()).toEqual([
      { key: 'email', when: '14:21', what: 'Чек и номер заказа', detail: 'ушло', where: 'письмом' },
      {
        key: 'report',
        when: 'до 01.12',
        what: 'Отчет: PDF и ZIP с файлами',
        detail: 'обычно раньше: срок каждой части на шкале',
        where: 'письмом и на эту страницу',
      },
      {
        key: 'delay',
        when: 'если позже',
        what: 'Причина, новый срок, сумма возврата',
        detail: 'на шкале частей',
        where: 'на эту страницу',
      },
      {
        key: 'kept',
        when: 'до 21.11.2027',
        what: 'Храним файлы, потом удаляем',
        where: 'на этой странице',
      },
    ])
  })

  it('holds no promise any more once the order is over', () => {
    expect(arrivals({ items: [part('done')] }).slice(1)).toEqual([
      {
        key: 'report',
        when: 'готово',
        what: 'Отчет: PDF и ZIP с файлами',
        where: 'письмом и на эту страницу',
      },
      {
        key: 'kept',
        when: 'до 21.11.2027',
        what: 'Храним файлы, потом удаляем',
        where: 'на этой странице',
      },
    ])
  })

  it('has no day where the contract promises none yet', () => {
    expect(arrivals({ due_at: null })[1]).toEqual({
      key: 'report',
      when: 'по готовности',
      what: 'Отчет: PDF и ZIP с файлами',
      where: 'письмом и на эту страницу',
    })
  })

  it.each([
    ['on its way', { email_sent_at: null }, 'сейчас', 'отправляем'],
    ['sent', {}, '14:21', 'ушло'],
    ['sent on another day', { email_sent_at: '2026-11-20T09:05:00.000Z' }, '20.11, 12:05', 'ушло'],
    ['known to be lost', { email_lost_at: '2026-11-21T11:25:00.000Z' }, '14:25', 'не дошло'],
  ])('begins with the email about the payment: %s', (_state, sent, when, detail) => {
    expect(arrivals(sent)[0]).toMatchObject({ when, detail })
  })

  it.each(['balance', 'invoice', 'free', null] as const)(
    'has no receipt where nothing was paid by card: %s',
    (paid_by) => {
      expect(arrivals({ paid_by })[0]?.what).toBe('Номер заказа')
    },
  )
})
