import { expect, it } from 'vitest'
import { ADVERT_FILTERS, checkAdvertFilter, readAdvertFilter } from './advert-filter.ts'

const read = (query: string) => {
  const values = new Map(query.split('&').map((part) => part.split('=') as [string, string]))
  return readAdvertFilter({ get: (name) => values.get(name) ?? null })
}

it('reads the filters and leaves out what is empty', () => {
  const full =
    'address=Кленовая 14&area1=40&area2=70&price1=5000000&price2=9000000&object_type=Квартира&rooms=2&id_site=1'
  expect(Object.keys(read(full))).toEqual([...ADVERT_FILTERS])
  expect(read('address=г. Образцовск, ул. Кленовая, д. 14')).toEqual({
    address: 'г. Образцовск, ул. Кленовая, д. 14',
  })
  expect(read(`address=${'а'.repeat(400)}`).address).toHaveLength(300)
  expect(read('address= &area1=&rooms= &id_site=2&page=3')).toEqual({ id_site: '2' })
})

it('reads numbers as people write them', () => {
  expect(read('area1=54,3&price1=5 000 000&price2=9\u00a0500\u00a0000')).toEqual({
    area1: '54.3',
    price1: '5000000',
    price2: '9500000',
  })
})

it('makes a request of good filters', () => {
  expect(
    checkAdvertFilter({
      area1: '54.3',
      price2: '9000000',
      rooms: '2',
      object_type: 'Дом',
      address: 'Кленовая',
    }),
  ).toEqual({
    kind: 'filter',
    filter: { address: 'Кленовая', area1: 54.3, price2: 9_000_000, rooms: 2, object_type: 'Дом' },
  })
  expect(checkAdvertFilter({ area1: '50', area2: '50' }).kind).toBe('filter')
  expect(checkAdvertFilter({})).toEqual({ kind: 'filter', filter: {} })
})

it('tells at its field what is wrong', () => {
  expect(checkAdvertFilter({ area1: '70', area2: '40', price1: '9', price2: '5' })).toEqual({
    kind: 'errors',
    errors: { area1: 'Площадь «от» больше площади «до»', price1: 'Цена «от» больше цены «до»' },
  })
  for (const [name, text] of [
    ['area1', 'сорок'],
    ['area2', '-1'],
    ['price1', '1e5'],
    ['price2', '9999999999999'],
    ['rooms', '1.5'],
    ['rooms', '0'],
    ['rooms', '101'],
  ] as const) {
    const checked = checkAdvertFilter({ [name]: text })
    expect([name, text, checked.kind]).toEqual([name, text, 'errors'])
    expect(checked.kind === 'errors' && Object.keys(checked.errors)).toEqual([name])
  }
})
