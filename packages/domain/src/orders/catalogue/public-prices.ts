/** What a site asks of everybody, roubles by the name of the product; what is not for sale is absent. */
export type PublicPrices = Readonly<Record<string, number>>

/** Products with the prices of a site; what is not for sale there is left out. */
export function withPrices<T extends { readonly product_name: string; readonly product_price: number }>(
  products: readonly T[],
  prices: PublicPrices,
): readonly T[] {
  return products.flatMap((product) => {
    const price = prices[product.product_name]
    return price === undefined ? [] : [{ ...product, product_price: price }]
  })
}

/** The lowest price among products, roubles; undefined when none of them is for sale. */
export function lowestPrice(names: readonly string[], prices: PublicPrices): number | undefined {
  const asked = names.flatMap((name) => prices[name] ?? [])
  return asked.length > 0 ? Math.min(...asked) : undefined
}
