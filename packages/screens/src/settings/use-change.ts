import { useState } from 'react'
import { refreshQueries } from '../data/query-client.ts'
import { isUnanswered } from '../error/status-of-error.ts'

/** A change that is under way: a press while it runs does nothing, and what went wrong stays where it was made. */
export interface Change<Input> {
  readonly isBusy: boolean
  readonly error: unknown
  /** True when it was made. */
  readonly run: (input: Input) => Promise<boolean>
  readonly forget: () => void
}

export function useChange<Input = void>(change: (input: Input) => Promise<unknown>): Change<Input> {
  const [state, setState] = useState<{ isBusy: boolean; error?: unknown }>({ isBusy: false })
  return {
    ...state,
    error: state.error,
    async run(input) {
      if (state.isBusy) return false
      setState({ isBusy: true })
      try {
        await change(input)
        setState({ isBusy: false })
        return true
      } catch (error) {
        console.error('Настройка не изменена', error)
        setState({ isBusy: false, error })
        // It may have been made all the same: the page shows what is the case.
        if (isUnanswered(error)) refreshQueries()
        return false
      }
    },
    forget: () => setState(({ isBusy }) => ({ isBusy })),
  }
}
