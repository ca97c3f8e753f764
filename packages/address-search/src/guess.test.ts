import { describe, expect, it } from 'vitest'
import { createSearchIndex } from './search-index.ts'

const ADDRESSES = [
  'г. Образцовск, ул. Кленовая, д. 14, кв. 47',
  'г. Образцовск, ул. Кленовая, д. 14, кв. 48',
  'г. Москва, ул. Большая Полянка, д. 7',
  'г. Санкт-Петербург, Невский пр-кт, д. 5',
  'г. Москва, Октябрьская площадь, д. 5',
  'г. Москва, ул. Щорса, д. 2',
  'г. Тверь, ул. Лесная, д. 5',
]
const index = createSearchIndex()
ADDRESSES.forEach((address, at) => index.put({ id: at + 1, number: null, address }))

describe('[INPUT-10] what has no suggestion', () => {
  it.each([
    ['Клиновоя 14 47', 0],
    ['Образзовзк Кленовая 14 48', 1],
    ['klenovaya 14, kv. 47', 0],
    ['ulitsa Klenovaia 14-48', 1],
    ['Klenovaja 14 47', 0],
    ['Bolshaya Polyanka 7', 2],
    ['St. Petersburg, Nevsky 5', 3],
    ['Nevskiy prospekt 5', 3],
    ['Oktyabrskaya ploshchad 5', 4],
    ['Moscow, Shchorsa 2', 5],
  ])('«%s» may mean the address %#', async (text, at) => {
    expect(index.suggest(text, 8)).toEqual([])
    const { meant, missing } = await index.guess(text, 8)
    expect([meant[0]?.id, missing]).toEqual([at + 1, undefined])
    // Only to be asked about.
    expect(index.search(text, 8)).toEqual([])
  })

  it.each([
    ['Урюпинск, Кленовая 14', 'town', 'Урюпинск'],
    ['г. Усть-Урюпинск, ул. Кленовая, 14', 'town', 'Усть-Урюпинск'],
    ['урюпинск кленовая 14', 'town', 'Урюпинск'],
    ['с. Урюпино, Кленовая, 14', 'town', 'Урюпино'],
    ['Uryupinsk, Klenovaya 14', 'town', 'Урюпинск'],
    ['Образцовск, ул. Урюпинская, 5', 'street', 'Урюпинская'],
    ['Образцовск Урюпинская 5', 'street', 'Урюпинская'],
    ['Урюпинск', 'place', 'Урюпинск'],
    ['Пермь, Лесная, 5', 'town', 'Пермь'],
    ['Кленовая 999', 'house', ''],
    ['klenovaya 999', 'house', ''],
  ] as const)('«%s» says that its %s «%s» is missing', async (text, kind, word) => {
    expect(await index.guess(text, 8)).toEqual({ meant: [], missing: { kind, word } })
  })

  it.each(['', 'Ур', 'zz', '1234', "'':* & | ! <->", 'Тверь, Кленовая'])(
    'of «%s» nothing is said',
    async (text) => {
      expect(await index.guess(text, 8)).toEqual({ meant: [] })
    },
  )

  it('numbers are never guessed', async () => {
    for (const text of ['Клиновоя 15', 'klenovaya 14, kv. 49', 'Клиновоя 41']) {
      expect((await index.guess(text, 8)).meant).toEqual([])
    }
  })
})
