import { PER_USER } from '@proverka/page-engine/page'
import type { RouteHandle } from '../../../runtime/navigation/route-handle.ts'
import { SearchForm } from './search-form.tsx'

/** The search line of the header, for pages that have one (`showsHeaderSearch`). */
export const handle: RouteHandle = {
  HeaderSearch: SearchForm,
  // Only what no register has confirmed is rendered for one caller: there the page searches on.
  hasOwnSearch: (data) => data === PER_USER,
}
