import { TONES_BY_WEIGHT } from '@proverka/domain/reports'
import type { ResultTone } from '@proverka/ui/primitives'
import { useSearchParams } from 'react-router'

const NAME = 'show'

/** The colour that is shown alone (UI-062). */
export interface ToneFilter {
  /** Undefined while everything is shown. */
  readonly tone: ResultTone | undefined
  readonly onTone: (tone: ResultTone | undefined) => void
}

/** The filter of a report in its address: it survives a reload and is part of a copied link. */
export function useToneFilter(): ToneFilter {
  const [query, setQuery] = useSearchParams()
  const asked = query.get(NAME)
  return {
    tone: TONES_BY_WEIGHT.find((tone) => tone === asked),
    onTone: (tone) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before)
          if (tone) next.set(NAME, tone)
          else next.delete(NAME)
          return next
        },
        { replace: true, preventScrollReset: true },
      ),
  }
}
