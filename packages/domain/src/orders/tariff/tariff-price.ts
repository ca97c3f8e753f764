/**
 * What a product costs under a tariff, roubles: its base price less so many percent, rounded down to whole roubles, to avoid
 * prices like 474,05.
 */
export function tariffPrice(basePrice: number, discount: number): number {
  return Math.floor((basePrice * (100 - discount)) / 100)
}
