import type { BrandKey } from '@proverka/domain/sites'
import type { SiteConfig } from '../../platform/config/sites.ts'
import type { WrittenDocument } from './email-content.ts'

/** The data for the header and footer of every email of a site. */
export interface EmailFrame {
  readonly brand: BrandKey
  /** First word of the site's name and the rest of it, as in the logo. */
  readonly name: string
  readonly tagline: string
  readonly support: { readonly email: string; readonly hours: string }
  readonly operator: string
  readonly isDemo: boolean
}

export function toFrame(site: SiteConfig, isDemo: boolean): EmailFrame {
  const [name = '', ...rest] = site.name.split(' ')
  const { operator, support } = site
  return {
    brand: site.brand,
    name,
    tagline: rest.join(' '),
    support,
    operator: `${operator.name}, ИНН ${operator.inn}, ${operator.address}`,
    isDemo,
  }
}

export const DEMO_MARK = 'ДЕМОНСТРАЦИОННЫЕ ДАННЫЕ'

/** A document of the email after it was made, or not. */
export interface PlacedDocument extends WrittenDocument {
  /** Absent: it is not attached, the link opens it. */
  readonly attached?: { readonly filename: string; readonly bytes: number }
}
