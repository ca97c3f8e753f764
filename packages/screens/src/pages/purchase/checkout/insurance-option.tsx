import { formatMoney } from '@proverka/domain'
import { isRiskProduct, RISK_INSURANCE_PRICE } from '@proverka/domain/orders'
import type { Cart, Product } from '@proverka/domain/orders'
import { Checkbox } from '@proverka/ui/fields'
import { Panel } from '@proverka/ui/frame'
import { changeCart } from './state.ts'

/** The product that is insured: the check of the owner, on its own or within the full check. */
export const insurableOf = (ordered: readonly Product[]): Product | undefined =>
  ordered.find(({ product_name }) => isRiskProduct(product_name))

interface InsuranceOptionProps {
  readonly ordered: readonly Product[]
  readonly cart: Cart
  /** Undefined: the site names none, and the insurance is not for sale (DEC-15). */
  readonly insurer: { readonly name: string } | undefined
}

/** The risk insurance of an order, at its price, never ticked beforehand. */
export function InsuranceOption({ ordered, cart, insurer }: InsuranceOptionProps) {
  const insured = insurableOf(ordered)
  if (!insurer || !insured) return null
  return (
    <Panel title="Страхование рисков" padded>
      <Checkbox
        name="riskInsurance"
        label={`Застраховать риски: плюс ${formatMoney(RISK_INSURANCE_PRICE)}`}
        hint={`К отчету «${insured.product_name_ru}». Страховщик — ${insurer.name}. Без страхования отчет тот же.`}
        checked={cart.riskInsurance}
        onChange={(isOn) => changeCart({ kind: 'insurance-switched', isOn })}
      />
    </Panel>
  )
}
