import { parseAddress, type ParsedAddress } from '../parse/parse-address.ts'

/** A flat of a house, as registers write almost all of them; the text before it is the address of the house. */
export const FLAT = /^(.*\d\D{0,12}),\s*кв\.?\s*(\d{1,5})$/
/** A place and a house with its mark. */
const HOUSE = /^(.+?),\s*((?:д|дом)\.?\s*\d.*)$/

type Place = Pick<ParsedAddress, 'words' | 'otherWords' | 'kinds'>

/** The location of an object: the words and kinds of its place, its house and its unit. */
export type LocatedAddress = Place & Pick<ParsedAddress, 'house' | 'unit'>

/** Splits an address into place, house and unit; undefined if their spelling does not separate them. */
export function splitHouse(address: string): { placeText: string; house: string; unit: string } | undefined {
  const match = HOUSE.exec(address)
  if (!match) return undefined
  const [, placeText = '', houseText = ''] = match
  const { words, kinds, house, unit } = parseAddress(houseText)
  return words.length > 0 || kinds !== 0 ? undefined : { placeText, house, unit }
}

/** The place of a text that holds no number of a house; undefined for any other text. */
export function parsePlace(text: string): Place | undefined {
  const parsed = parseAddress(text)
  return parsed.house === '' && parsed.unit === '' ? parsed : undefined
}

/** Reads an address as the index in memory does. */
export function locateAddress(address: string): LocatedAddress {
  const parts = splitHouse(address)
  const place = parts && parsePlace(parts.placeText)
  if (!parts || !place) return parseAddress(address)
  const { words, otherWords, kinds } = place
  return { words, otherWords, kinds, house: parts.house, unit: parts.unit }
}

export const bare = (digits: string): string => digits.replace(/^0+(?=\d)/, '')
