/** What most products do not have. */
export const plain = { price_components: [], coupons: [], checks: [], parts: [], pages: [] }
