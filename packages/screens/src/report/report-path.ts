import { catalogueProduct } from '@proverka/domain/orders'
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
  const isAboutPerson = subject === 'person' || subject === 'owner'
  return buildPath(isAboutPerson && openedAs === 'owner' ? 'check-person-id' : 'report-id', {
    id: item.order_item_id,
  })
}
