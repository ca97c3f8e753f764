import type { ComparedState, DifferenceSection } from '@proverka/domain/views'
import { useState } from 'react'

/** Which rows of a difference are shown. */
export interface StateFilter {
  readonly state: ComparedState | undefined
  /** Shows the rows of one state, or all of them again. */
  readonly toggle: (state: ComparedState) => void
  readonly of: (sections: readonly DifferenceSection[]) => readonly DifferenceSection[]
}

export function useStateFilter(): StateFilter {
  const [state, setState] = useState<ComparedState>()
  return {
    state,
    toggle: (next) => setState((shown) => (shown === next ? undefined : next)),
    of: (sections) =>
      sections
        .map((section) => ({
          ...section,
          rows: section.rows.filter((row) => state === undefined || row.state === state),
        }))
        .filter(({ rows }) => rows.length > 0),
  }
}
