import { catalogueProduct } from '@proverka/domain/orders'
import { buildPath } from '@proverka/domain/site'

/** The page of a bought report: reports about people and owners have the address of the person check (AMB-25). */
export function reportPath(item: { readonly order_item_id: string; readonly product_name: string }): string {
  const subject = catalogueProduct(item.product_name)?.subject
  const isAboutPerson = subject === 'person' || subject === 'owner'
  return buildPath(isAboutPerson ? 'check-person-id' : 'report-id', { id: item.order_item_id })
}
