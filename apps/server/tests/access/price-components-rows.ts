import { productId } from '@proverka/test-support/guest-order'
import { createAdminThings } from './admin-things.ts'
import { shared } from './made-things.ts'
import { ADMIN } from './row.ts'
import type { Row, Rows } from './row.ts'
import type { World } from './world.ts'

const adminOnly = (make: () => Promise<object>): Row => ({ statuses: ADMIN, input: shared(make) })

export function priceComponentsRows(world: World): Rows {
  const things = createAdminThings(world)
  return {
    'priceComponents.listPriceComponents': adminOnly(async () => ({ query: {} })),
    'priceComponents.addPriceComponent': adminOnly(async () => ({
      body: {
        product_id: productId('EgrnObject'),
        price: 1,
        is_base_product_component: false,
        enabled: false,
        price_component_type: { name: 'Personal' },
      },
    })),
    'priceComponents.updatePriceComponent': adminOnly(async () => ({
      body: { price_component_id: await things.price(), price: 2, enabled: false },
    })),
    'priceComponents.deletePriceComponent': adminOnly(async () => ({
      query: { price_component_id: await things.price() },
    })),
    'priceComponents.listPriceComponentOwners': adminOnly(async () => ({
      query: { price_component_id: await things.price() },
    })),
    'priceComponents.addPriceComponentOwner': adminOnly(async () => ({
      body: { price_component_id: await things.price(), person_id: (await things.newUser()).id },
    })),
    'priceComponents.updatePriceComponentOwner': adminOnly(async () => ({
      body: {
        price_component_owner_id: await things.priceOwner(),
        person_id: (await things.newUser()).id,
      },
    })),
    'priceComponents.deletePriceComponentOwner': adminOnly(async () => ({
      query: { price_component_owner_id: await things.priceOwner() },
    })),
  }
}
