import type { QueryNumber } from '../parse/parse-query.ts'
import type { Houses } from '../store/houses.ts'
import type { HouseReading } from './house-readings.ts'

export interface KnownReading extends HouseReading {
  /** The key of the house in the index. */
  readonly key: number
}

/** The readings of a question's numbers, for each set of them that is part of a place's name; worked out once. */
export function createHouseKeys(
  houses: Houses,
  numbers: readonly QueryNumber[],
  read: (numbers: readonly QueryNumber[]) => readonly HouseReading[],
) {
  const known = new Map<number, readonly KnownReading[]>()
  return {
    /** Readings of the remaining numbers, only those whose house exists in the store. */
    readingsWithout(usedNumbers: number): readonly KnownReading[] {
      let readings = known.get(usedNumbers)
      if (!readings) {
        const left = numbers.filter((_, index) => (usedNumbers & (1 << index)) === 0)
        const keys = new Set<string>()
        readings = read(left).flatMap((reading) => {
          const key = houses.keys.find(reading.house)
          const name = `${reading.house} ${reading.units.join(':')}`
          if ((key === 0 && reading.house !== '') || keys.has(name)) return []
          keys.add(name)
          return [{ ...reading, key }]
        })
        known.set(usedNumbers, readings)
      }
      return readings
    },
    /** The numbers that are left when some are part of a place's name. */
    leftWithout: (usedNumbers: number) => numbers.filter((_, index) => (usedNumbers & (1 << index)) === 0),
  }
}
