/** The house that all of the adverts are in; undefined when they are in several. */
export function oneHouse(adverts: readonly { readonly address: string }[]): string | undefined {
  const houses = new Set(adverts.map(({ address }) => address))
  const [house] = houses
  return houses.size === 1 ? house : undefined
}
