import type { BrandKey } from '@proverka/domain/site'

/**
 * Origins that canonical links name. A production build sets them; without them the addresses of the development
 * hosts stand in, so that no link of a demo leads to somebody's real site.
 */
export const siteOrigins: Readonly<Record<BrandKey, string>> = {
  realty: import.meta.env.VITE_REALTY_ORIGIN ?? 'http://realty.localhost:4000',
  fiz: import.meta.env.VITE_FIZ_ORIGIN ?? 'http://fiz.localhost:4000',
}
