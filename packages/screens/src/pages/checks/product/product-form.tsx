import { formatMoney } from '@proverka/domain'
import { buildPath } from '@proverka/domain/navigation'
import type { Cart, CatalogueProduct } from '@proverka/domain/orders'
import { CarForm, CounterpartyForm, TaxpayerForm } from '@proverka/ui/forms'
import { useSetAtom } from 'jotai'
import { useNavigate } from 'react-router'
import { cartAtom } from '../../purchase/checkout/state.ts'
import { OwnerForm } from './owner-form.tsx'
import { PersonForm } from '../person-check/person-form.tsx'
import type { TypedPerson } from '../person-check/typed-person.ts'
import { draftPlace } from '../../../runtime/storage/draft-place.ts'
import { loadCompanies } from './load-companies.ts'
import { useNeedsVin } from '../../../runtime/prices/use-answered.ts'
import { numberedCart } from './product-order.ts'

interface ProductFormProps {
  readonly product: CatalogueProduct
  /** Route of the page, on which the order goes on. */
  readonly page: string
  /** What another form handed over. */
  readonly initial?: TypedPerson | undefined
}

/** The form that a product needs by what it is about; leads to the order step. */
export function ProductForm({ product, page, initial }: ProductFormProps) {
  const order = useOrder(page)
  const name = product.product_name
  const price = product.product_price
  const needsVin = useNeedsVin(name)
  const shared = {
    submitText: price > 0 ? `Проверить за ${formatMoney(price)}` : 'Проверить бесплатно',
    draft: draftPlace(`product-${name}`),
  }
  switch (product.subject) {
    case 'company':
      return (
        <CounterpartyForm
          {...shared}
          loadCompanies={loadCompanies}
          onSubmit={({ inn, name: title }) =>
            order(
              numberedCart(name, {
                subject: { kind: 'company', inn },
                name: title,
                data: { company: { inn } },
              }),
            )
          }
        />
      )
    case 'vehicle':
      return (
        <CarForm
          {...shared}
          asksCertificate={product.asks?.includes('certificate') ?? false}
          onlyByVin={needsVin}
          onSubmit={(car) =>
            order(numberedCart(name, { subject: { kind: 'vehicle', ...car }, data: { entityAuto: car } }))
          }
        />
      )
    case 'taxpayer':
      return (
        <TaxpayerForm
          {...shared}
          onSubmit={(values) =>
            order(
              numberedCart(name, { subject: { kind: 'taxpayer', ...values.taxpayer }, data: { ...values } }),
            )
          }
        />
      )
    case 'owner':
      return <OwnerForm product={product} submitText={shared.submitText} order={order} />
    default:
      return (
        <PersonForm
          productName={name}
          page={page}
          key={JSON.stringify(initial)}
          initial={initial ?? {}}
          withoutPassport={product.short ?? false}
          withBureau={product.bureauReport ?? false}
          asks={(product.asks ?? []).filter((datum) => datum !== 'certificate')}
        />
      )
  }
}

function useOrder(page: string): (cart: Cart) => void {
  const setCart = useSetAtom(cartAtom)
  const navigate = useNavigate()
  return (cart) => {
    setCart(cart)
    void navigate(buildPath(page, {}, { step: 'order' }))
  }
}
