/*
 * Twelve letters look alike in the Latin and the Russian alphabet. People and registers mix them, so plates and vehicle
 * numbers are read in one of the two.
 */

/** By their distance from А: the Latin capital that looks like the Russian one, a dot for letters without one. */
const LATIN = 'A.B..E....K.MHO.PCTY.X'
const FIRST_LATIN = 0x41
const FIRST_RUSSIAN = 0x410

/** The Latin capital that a letter of either case is or looks like; any other code gives no letter. */
export function latinCapital(code: number): number {
  const capital = capitalOf(code)
  return capital < FIRST_RUSSIAN ? capital : LATIN.charCodeAt(capital - FIRST_RUSSIAN)
}

/** The Russian capital that a letter of either case is or looks like, or 0 for a code that only one alphabet has. */
export function russianCapital(code: number): number {
  const latin = latinCapital(code)
  const place = latin < FIRST_LATIN ? -1 : LATIN.indexOf(String.fromCharCode(latin))
  return place < 0 ? 0 : FIRST_RUSSIAN + place
}

function capitalOf(code: number): number {
  const isSmall = (code >= 0x61 && code <= 0x7a) || code >= 0x430
  return isSmall ? code - 32 : code
}
