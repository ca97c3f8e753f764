import { normalisePlate, normaliseVin, requiredRule, validate } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { PlateField, VinField } from '@proverka/ui/fields'
import { PersonCheckForm, useForm } from '@proverka/ui/forms'
import { visuallyHidden } from '@proverka/ui/theme'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { useNeedsVin, useOffered } from '../../../runtime/prices/use-answered.ts'
import { personDraft } from '../person-check/person-draft.ts'
import { personCart, withReportOn } from '../product/product-order.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import * as css from './landing-form.css.ts'
import { SELLER_AND_CAR } from './use-offer.ts'

const [PERSON, CAR] = SELLER_AND_CAR

/** The seller by name and the car by its plate: two reports in one order (LAND-21). */
export function SellerAndCarForm({ page, price }: { page: string; price: string }) {
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const by = useNeedsVin(CAR) ? 'vin' : 'plate'
  const offered = useOffered(PERSON)
  const ruleOf = (number: typeof by) => (value: string) =>
    number === by ? (requiredRule(value) ?? validate(number, value)) : undefined
  const car = useForm({
    initial: { plate: '', vin: '' },
    fields: {
      plate: { label: 'Госномер', rule: ruleOf('plate') },
      vin: { label: 'VIN', rule: ruleOf('vin') },
    },
    draft: draftPlace('seller-car'),
    onSubmit: () => undefined,
  })
  return (
    <div className={css.parts}>
      <fieldset ref={car.ref} className={css.part}>
        <legend className={visuallyHidden}>Машина</legend>
        {by === 'vin' ? (
          <VinField {...car.field('vin')} hint={'В СТС и ПТС, на кузове под лобовым стеклом'} />
        ) : (
          <PlateField {...car.field('plate')} hint={'С регионом, русскими или латинскими буквами'} />
        )}
      </fieldset>
      <PersonCheckForm
        offered={offered}
        purpose="purchase"
        draft={personDraft('seller', true)}
        submitText={`Проверить за ${price}`}
        above={car.submit}
        onSubmit={(person) => {
          const number = normaliseNumber(by, car.values[by])
          setCart(withReportOn(personCart(PERSON, person), CAR, number, { entityAuto: { [by]: number } }))
          void navigate(buildPath(page, {}, { step: 'order' }))
        }}
      />
    </div>
  )
}

const normaliseNumber = (by: 'plate' | 'vin', text: string): string =>
  (by === 'vin' ? normaliseVin(text) : normalisePlate(text)) ?? text
