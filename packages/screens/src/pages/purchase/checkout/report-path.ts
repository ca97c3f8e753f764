import { catalogueProduct } from '@proverka/domain/orders'
import type { ProductSubject } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/navigation'

/**
 * The page of a bought report: reports about people and owners have the address of the person check (AMB-25), which asks
 * for a sign-in; a browser that merely paid reads them at an address that does not.
 */
export function reportPath(
  item: { readonly order_item_id: string; readonly product_name: string },
  openedAs: 'owner' | 'browser' = 'owner',
): string {
  const subject = catalogueProduct(item.product_name)?.subject
  const own = subject && OWN_ROUTES[subject]
  return buildPath(own && openedAs === 'owner' ? own : 'report-id', { id: item.order_item_id })
}

const OWN_ROUTES: Readonly<Partial<Record<ProductSubject, string>>> = {
  person: 'check-person-id',
  owner: 'check-person-id',
  taxpayer: 'check-person-id',
  company: 'counter-agent-id',
  vehicle: 'proverka-avto-id',
  flat: 'valuation-id',
}
