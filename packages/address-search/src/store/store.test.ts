import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Store, type StoredObject } from './store.ts'

const object: fc.Arbitrary<StoredObject> = fc.record({
  id: fc.integer({ min: 1, max: 12 }),
  number: fc.option(fc.integer({ min: 1, max: 5 }).map((parcel) => `00:14:0203005:${parcel}`)),
  address: fc
    .tuple(
      fc.constantFrom('Липовая', 'Речная', '8 Марта'),
      fc.integer({ min: 1, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
    )
    .map(([street, house, flat]) => `г. Чернила, ул. ${street}, д. ${house}${flat ? `, кв. ${flat}` : ''}`),
})
const step = fc.oneof(
  object.map((put) => ({ put, remove: 0 })),
  fc.integer({ min: 1, max: 12 }).map((remove) => ({ put: undefined, remove })),
)

/** Everything the store holds, by house and by number, read as a search reads it. */
function contents(store: Store) {
  const houses: string[] = []
  for (let place = 1; place <= store.places.size; place++) {
    for (const house of store.housesOf(place, 100)) {
      for (const row of store.objectsOf(house)) {
        houses.push(
          `${store.objects.idOf(row)}: ${place} ${store.houses.keyOf(house)} ${store.objects.unitOf(row)}`,
        )
      }
    }
  }
  const numbers = [1, 2, 3, 4, 5].map((parcel) =>
    store.numbers
      .find(`00:14:0203005:${parcel}`)
      .map((row) => store.objects.idOf(row))
      .toSorted((one, other) => one - other),
  )
  return { houses: houses.length, ids: new Set(houses.map((line) => line.split(':')[0])), numbers }
}

describe('a store', () => {
  it('holds after any puts and removals what a fresh one holds of what is left', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const store = new Store()
        const left = new Map<number, StoredObject>()
        for (const { put, remove } of steps) {
          if (put) {
            store.put(put)
            left.set(put.id, put)
          } else {
            store.remove(remove)
            left.delete(remove)
          }
        }
        const fresh = new Store()
        for (const one of left.values()) fresh.put(one)
        expect(contents(store)).toEqual(contents(fresh))
        expect(store.objects.size).toBe(left.size)
        expect([...store.objects.idsBetween(0, 99)].toSorted((one, other) => one - other)).toEqual(
          [...left.keys()].toSorted((one, other) => one - other),
        )
      }),
    )
  })

  it('grows past every first size', () => {
    const store = new Store()
    for (let id = 1; id <= 5000; id++) {
      store.put({ id, number: `00:14:0203005:${id}`, address: `г. Чернила, ул. Улица${id % 700}, д. ${id}` })
    }
    expect(store.objects.size).toBe(5000)
    expect(store.places.size).toBe(700)
    expect(store.numbers.find('00:14:0203005:4321').map((row) => store.objects.idOf(row))).toEqual([4321])
    expect(store.bytes).toBeLessThan(1_000_000)
  })
})
