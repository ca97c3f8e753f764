import type { AdvertSort } from '@proverka/api/contract'
import type { AdvertFilterTexts } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { AdvertFilterForm } from '@proverka/ui/forms'
import { useNavigate } from 'react-router'
import { loadAddresses } from '../lookup/load-addresses.ts'
import { advertsPath } from './adverts-place.ts'

interface AdvertFiltersProps {
  /** What the address says. */
  readonly texts: AdvertFilterTexts
  readonly sort: AdvertSort
  readonly objectTypes: readonly string[]
  readonly sites: readonly { readonly id_site: string; readonly name: string }[]
}

/** The filters of the list; the address of the page holds them. */
export function AdvertFilters({ texts, sort, objectTypes, sites }: AdvertFiltersProps) {
  const navigate = useNavigate()
  const shownHref = advertsPath({ texts })
  return (
    <AdvertFilterForm
      texts={texts}
      shownHref={shownHref}
      action={buildPath('adverts')}
      sort={sort === 'newest' ? undefined : sort}
      objectTypes={objectTypes}
      sites={sites.map(({ id_site, name }) => ({ value: id_site, label: name }))}
      resetHref={shownHref === advertsPath() ? undefined : advertsPath({ sort })}
      loadAddresses={loadAddresses}
      onSubmit={(wanted) => void navigate(advertsPath({ texts: wanted, sort }), { preventScrollReset: true })}
    />
  )
}
