import { buildPath } from '@proverka/domain/navigation'
import { StaticIsland } from '@proverka/page-engine/react'
import { Link } from '@proverka/ui/primitives'
import type { ComponentType } from 'react'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import * as css from './landing-sample.css.ts'
import type { LandingOffer } from './landing-content.ts'
import { productsOf } from './use-offer.ts'

/**
 * A sample report of this product about an invented subject: rendered by the server, its code never reaches the
 * browser.
 */
export function LandingSample({ offer, Sample }: { offer: LandingOffer; Sample: ComponentType | undefined }) {
  const { served } = useAppFacts()
  const [product] = productsOf(offer)
  if (!product) return null
  const whole = product.sample
  return (
    <>
      <StaticIsland Content={Sample} load={() => loadSample(product.product_name)} />
      {whole && served.has(whole) && (
        <p className={css.whole}>
          <Link href={buildPath(whole)}>Посмотреть отчет целиком</Link>
        </p>
      )}
    </>
  )
}

/** The component of the sample of a product. */
export async function loadSample(product: string): Promise<ComponentType> {
  return (await import('./landing-sample.tsx')).loadLandingSample(product)
}
