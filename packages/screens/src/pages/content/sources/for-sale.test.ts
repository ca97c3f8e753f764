import { isAnswerable, PRODUCTS } from '@proverka/domain/orders'
import { describe, expect, it } from 'vitest'
import { saleRows } from './for-sale.tsx'

const BAILIFFS = { person: { bailiffs: [['name', 'birthDate', 'region']] } } as const
const rowOf = (rows: ReturnType<typeof saleRows>, name: string) => rows.find((row) => row.name === name)

describe('[SELL-01] the list of what a site checks', () => {
  it('[SELL-01] names each check of the brand once, what is sold first', () => {
    const rows = saleRows('fiz', { BailiffCheck: 99 }, BAILIFFS)
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      PRODUCTS.filter(({ brands }) => brands.includes('fiz'))
        .map(({ product_name }) => product_name)
        .toSorted(),
    )
    expect(rows[0]).toMatchObject({ name: 'BailiffCheck', state: 'продается' })
  })

  it('[SELL-01] says which check has no source, and which questions of a sold one stay open', () => {
    const rows = saleRows('fiz', { PersonCheck: 299 }, BAILIFFS)
    expect(rowOf(rows, 'AutoCheck')).toMatchObject({
      state: 'пока не проверяем: источник не подключен',
      without: '—',
    })
    expect(isAnswerable('PersonCheck', BAILIFFS)).toBe(true)
    expect(rowOf(rows, 'PersonCheck')?.without).toMatch(/[А-Яа-я]+, /)
    expect(rowOf(rows, 'PersonCheck')?.without).not.toMatch(/исполнительн/i)
  })

  it('[SELL-01] a check that is answered and has no price is not for sale', () => {
    expect(rowOf(saleRows('fiz', {}, BAILIFFS), 'BailiffCheck')?.state).toBe('сейчас не продается')
  })
})
