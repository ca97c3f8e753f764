import { formatMoney } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { purposeOfOccasion } from '@proverka/domain/reports'
import { PersonCheckForm } from '@proverka/ui/forms'
import { personDraft } from './person-draft.ts'
import type { PersonCheckFormProps } from './person-form-props.ts'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { useOffered } from '../../../runtime/prices/use-answered.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { personCart } from '../product/product-order.ts'

/** Who is checked and why; leads to the order step. What is typed stays in the tab and never gets into the address. */
export function PersonForm(props: PersonCheckFormProps) {
  const { productName, page = 'check-person', initial, withoutPassport, withBureau, asks, after } = props
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const product = useProduct(productName)
  const price = product?.product_price ?? 0
  const purpose = purposeOfOccasion(product?.occasion)
  const offered = useOffered(productName)
  return (
    <PersonCheckForm
      {...(initial && { initial })}
      {...(withoutPassport && { withoutPassport })}
      {...(withBureau && { withBureau })}
      {...(asks && { asks })}
      offered={offered}
      purpose={purpose}
      draft={personDraft(productName, purpose !== undefined)}
      after={after}
      submitText={price > 0 ? `Проверить за ${formatMoney(price)}` : 'Проверить'}
      onSubmit={(values) => {
        setCart(personCart(productName, values))
        void navigate(buildPath(page, {}, { step: 'order' }))
      }}
    />
  )
}
