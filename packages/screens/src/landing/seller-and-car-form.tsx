import { normalisePlate, required, validate } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import { PlateField } from '@proverka/ui/fields'
import { PersonCheckForm, useForm } from '@proverka/ui/forms'
import { visuallyHidden } from '@proverka/ui/theme'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { cartAtom } from '../checkout/state.ts'
import { personCart, withReportOn } from '../product/product-order.ts'
import { draftPlace } from '../storage/draft-place.ts'
import * as css from './landing-form.css.ts'
import { SELLER_AND_CAR } from './use-offer.ts'

const [PERSON, CAR] = SELLER_AND_CAR

/** The seller by name and the car by its plate: two reports in one order (LAND-21). */
export function SellerAndCarForm({ page, price }: { page: string; price: string }) {
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  const car = useForm({
    initial: { plate: '' },
    fields: { plate: { label: 'Госномер', rule: (value) => required(value) ?? validate('plate', value) } },
    draft: draftPlace('seller-car'),
    onSubmit: () => undefined,
  })
  return (
    <div className={css.parts}>
      <fieldset ref={car.ref} className={css.part}>
        <legend className={visuallyHidden}>Машина</legend>
        <PlateField {...car.field('plate')} hint={'С регионом, русскими или латинскими буквами'} />
      </fieldset>
      <PersonCheckForm
        purpose="purchase"
        draft={draftPlace('person-seller')}
        submitText={`Проверить за ${price}`}
        above={car.submit}
        onSubmit={(person) => {
          const plate = normalisePlate(car.values.plate) ?? car.values.plate
          setCart(withReportOn(personCart(PERSON, person), CAR, plate, { entityAuto: { plate } }))
          void navigate(buildPath(page, {}, { step: 'order' }))
        }}
      />
    </div>
  )
}
