import type { PartnerSource } from '@proverka/api/queries'
import { Select } from '@proverka/ui/fields'
import { FilterButtons } from '../layout/filter-buttons.tsx'

interface SourceFilterProps {
  /** Of the shown days; '' is that of links without one. */
  readonly sources: readonly string[]
  readonly source: PartnerSource
  readonly onSource: (source: PartnerSource) => void
}

/** More than these are a list, or their buttons would take the place of the chart. */
const MOST_BUTTONS = 5

const ALL = { value: 'all', label: 'Все ссылки' }
/** A name may be any word: as a value it has a mark before it. */
const valueOf = (source: PartnerSource) => (source === undefined ? ALL.value : `=${source}`)

/** Which links the chart, the table, the orders and the file are of; nothing to choose from, nothing shown. */
export function SourceFilter({ sources, source, onSource }: SourceFilterProps) {
  // One that was chosen stays, though a shorter period may not have it.
  const known = source === undefined || sources.includes(source) ? sources : [...sources, source]
  if (known.length < 2 && source === undefined) return null
  const options = [ALL, ...known.map((name) => ({ value: valueOf(name), label: name || 'без меток' }))]
  const choose = (value: string) => onSource(value === ALL.value ? undefined : value.slice(1))
  if (known.length <= MOST_BUTTONS)
    return <FilterButtons label="Источник" options={options} value={valueOf(source)} onChange={choose} />
  return <Select label="Источник" name="source" options={options} value={valueOf(source)} onChange={choose} />
}
