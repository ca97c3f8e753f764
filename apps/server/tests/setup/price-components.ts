import { contract, type CallInput } from '@proverka/api/contract'
import { productId } from '@proverka/test-support/guest-order'
import type { Visitor } from './test-server.ts'

const { priceComponents: calls } = contract
export const EXTRACT = productId('EgrnObject')

type Body = CallInput<typeof calls.addPriceComponent>['body']

/** Lists and adds price components as an admin, of the extract unless told otherwise; prices in roubles. */
export const priceCalls = (admin: () => Visitor) => ({
  list: async (product_id = EXTRACT) =>
    (await admin().call(calls.listPriceComponents, { query: { product_id } })).data,

  add: (name: Body['price_component_type']['name'], price: number, change: object = {}) =>
    admin().call(calls.addPriceComponent, {
      body: {
        product_id: EXTRACT,
        price,
        is_base_product_component: name === 'Base',
        enabled: true,
        price_component_type: { name },
        ...change,
      },
    }),
})
