/** One step of an address, from the region to the room, as its source spells it. */
export interface AddressPart {
  /** Level of GAR: 1 region, 5 town, 8 street, 9 plot, 10 building, 11 premises, 12 room, 17 car place. */
  readonly level: number
  /** Short type: «обл», «ул», «д.», «кв.»; empty where the source names none. */
  readonly type: string
  readonly name: string
  /** Further numbers of a building in order: `[['к.', '2'], ['стр.', '3']]`. */
  readonly more?: readonly (readonly [type: string, name: string])[]
}

/** «ул Садовая», «д. 1 к. 2 стр. 3». */
export const addressPartText = ({ type, name, more = [] }: AddressPart): string =>
  [[type, name], ...more].flatMap((words) => words.filter((word) => word !== '')).join(' ')

/** The whole address, from the region inwards: «обл Примерная, г Новоречинск, ул Садовая, д. 1 к. 1, кв. 5». */
export const addressText = (parts: readonly AddressPart[]): string => parts.map(addressPartText).join(', ')
