import { useState } from 'react'
import { askAllAgain } from '../../../runtime/data/query-client.ts'
import { isUnanswered } from '../../../runtime/error/status-of-error.ts'

/** A change in progress: a press while it runs does nothing, and its error is shown where the change was made. */
export interface Change<Input> {
  readonly isBusy: boolean
  readonly error: unknown
  /** True when it was made. */
  readonly run: (input: Input) => Promise<boolean>
  readonly forget: () => void
}

/** `isMade` tells from the refetched data whether a change whose answer was lost was made: then it is no failure. */
export function useChange<Input = void>(
  change: (input: Input) => Promise<unknown>,
  isMade: (input: Input) => boolean = () => false,
): Change<Input> {
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
        if (!isUnanswered(error)) {
          setState({ isBusy: false, error })
          return false
        }
        // The change may have been made despite the lost answer. Stay busy until the page shows its real state.
        setState({ isBusy: true, error })
        await askAllAgain()
        const wasMade = isMade(input)
        setState({ isBusy: false, ...(!wasMade && { error }) })
        return wasMade
      }
    },
    forget: () => setState(({ isBusy }) => ({ isBusy })),
  }
}
