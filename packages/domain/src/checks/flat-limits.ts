/** Between these an estimate can be made: area in square metres, rooms, and the floor, a cellar's below zero. */
export const FLAT_LIMITS = {
  area: { min: 5, max: 1000 },
  rooms: { min: 1, max: 100 },
  floor: { min: -5, max: 200 },
} as const
