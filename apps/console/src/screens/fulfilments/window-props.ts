import type { Fulfilment } from './fulfilments-query.ts'

/** What each window of an action takes. */
export interface WindowProps {
  readonly rows: readonly Fulfilment[]
  readonly onClose: () => void
  /** Something was done: the choice is over. */
  readonly onDone: () => void
}
