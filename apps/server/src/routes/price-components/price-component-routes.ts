import type { AppContext } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { addPriceComponent } from './add-price-component.ts'
import { addPriceComponentOwner } from './add-price-component-owner.ts'
import { deletePriceComponent } from './delete-price-component.ts'
import { deletePriceComponentOwner } from './delete-price-component-owner.ts'
import { listPriceComponents } from './list-price-components.ts'
import { listPriceComponentOwners } from './list-price-component-owners.ts'
import { updatePriceComponent } from './update-price-component.ts'
import { updatePriceComponentOwner } from './update-price-component-owner.ts'

/** Who answers which call about prices. */
export const priceComponentRoutes = (context: AppContext): Handlers['priceComponents'] => ({
  listPriceComponents: listPriceComponents(context),
  addPriceComponent: addPriceComponent(context),
  updatePriceComponent: updatePriceComponent(context),
  deletePriceComponent: deletePriceComponent(context),
  listPriceComponentOwners: listPriceComponentOwners(context),
  addPriceComponentOwner: addPriceComponentOwner(context),
  updatePriceComponentOwner: updatePriceComponentOwner(context),
  deletePriceComponentOwner: deletePriceComponentOwner(context),
})
