import { formatMoney } from '@proverka/domain'
import { catalogueProduct } from '@proverka/domain/orders'

/** What the check of a person costs, as the catalogue has it: «99 ₽». */
export const PERSON_PRICE = formatMoney(catalogueProduct('PersonCheck')?.product_price ?? 0)
