import { personalPrice } from '@proverka/domain/orders'
import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'

/** The catalogue with the caller's prices; nobody sees who else owns a price. */
export const listProducts =
  (context: AppContext): Handlers['products']['listProducts'] =>
  async (_, call) => {
    const personId = call.caller?.person.id
    const products = await context.queries.products.listProducts(call.site.brand)
    return products.map((product) => ({
      ...product,
      product_price: personalPrice(product, personId),
      price_components: product.price_components
        .map((component) => ({
          ...component,
          price_component_id: component.price_component_id ?? '',
          price_component_owners: component.price_component_owners.filter(
            ({ person_id }) => person_id === personId,
          ),
        }))
        .filter(
          ({ is_base_product_component, price_component_owners }) =>
            is_base_product_component || price_component_owners.length > 0,
        ),
    }))
  }
