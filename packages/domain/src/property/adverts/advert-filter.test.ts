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
  expect(read(`id_site=${'1'.repeat(150)}`).id_site).toHaveLength(100)
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
  expect(checkAdvertFilter({ id_site: '2', address: '', area1: '' })).toEqual({
    kind: 'filter',
    filter: { id_site: '2' },
  })
})

it.each([
  [{ rooms: '1' }],
  [{ rooms: '100' }],
  [{ area1: '0' }],
  [{ area2: '54.25' }],
  [{ price1: '900' }],
  [{ price2: '1000000000000' }],
])('takes %j, the last that is still right', (texts) => {
  expect(checkAdvertFilter(texts).kind).toBe('filter')
})

it('tells at its field what is wrong', () => {
  expect(checkAdvertFilter({ area1: '70', area2: '40', price1: '9', price2: '5' })).toEqual({
    kind: 'errors',
    errors: { area1: 'Площадь «от» больше площади «до»', price1: 'Цена «от» больше цены «до»' },
  })
})

it.each([
  ['area1', 'сорок', 'Нужно число'],
  ['area2', '-1', 'Число не может быть меньше нуля'],
  ['price1', '1e5', 'Нужно число'],
  ['price2', '9999999999999', 'Слишком большое число'],
  ['rooms', '1.5', 'Нужно целое число от\u00a01 до\u00a0100'],
  ['rooms', '0', 'Нужно целое число от\u00a01 до\u00a0100'],
  ['rooms', '101', 'Нужно целое число от\u00a01 до\u00a0100'],
  ['rooms', 'две', 'Нужно число'],
])('%s of «%s»: %s', (name, text, message) => {
  expect(checkAdvertFilter({ [name]: text })).toEqual({ kind: 'errors', errors: { [name]: message } })
})
