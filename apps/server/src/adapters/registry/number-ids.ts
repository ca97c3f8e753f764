/** Ids from here on are of objects that are known by their number alone. */
export const FIRST_NUMBER_ID = 1_000_000_000_000
