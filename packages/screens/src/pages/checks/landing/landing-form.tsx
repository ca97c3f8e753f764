import { useAnswered } from '../../../runtime/prices/use-answered.ts'
import { useProduct } from '../../../runtime/prices/use-prices.ts'
import { NotForSale } from '../product/not-for-sale.tsx'
import { ProductForm } from '../product/product-form.tsx'
import { SearchForm } from '../../search/lookup/search-form.tsx'
import type { LandingOffer } from './landing-content.ts'
import { PassportNumberForm } from './passport-number-form.tsx'
import { SellerAndCarForm } from './seller-and-car-form.tsx'
import { SELLER_AND_CAR, useOffer } from './use-offer.ts'

interface LandingFormProps {
  readonly offer: LandingOffer
  /** Route of the page, on which the order goes on. */
  readonly page: string
}

/** The form of a landing page, which orders for real; the search leads to the object, where its reports are chosen. */
export function LandingForm({ offer, page }: LandingFormProps) {
  const facts = useOffer(offer)
  const answered = useAnswered()
  const single = useProduct('product' in offer ? offer.product : SELLER_AND_CAR[0])
  if (offer.kind === 'search') return <SearchForm text="" />
  if (!facts || !single) {
    return <NotForSale productName={'product' in offer ? offer.product : SELLER_AND_CAR[1]} />
  }
  if (offer.kind === 'passport-number') {
    // By the number alone: another question than that of a report.
    const isAsked = !answered || answered.passport?.['passport'] !== undefined
    return isAsked ? <PassportNumberForm /> : <NotForSale productName={offer.product} isUnanswered />
  }
  if (offer.kind === 'seller-and-car') return <SellerAndCarForm page={page} price={facts.price} />
  return <ProductForm product={single} page={page} />
}
