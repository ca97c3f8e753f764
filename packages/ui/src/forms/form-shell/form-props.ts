import type { ReactNode } from 'react'
import type { DraftPlace } from './draft.ts'

/** What the server did not accept: a message by the name of its field. */
export type Refusals = Readonly<Record<string, string>>

/** What every form of the kit takes. */
export interface FormProps<S> {
  /** Takes the checked values. A promise that fails means that the request did not get through. */
  onSubmit: (values: S) => void | Promise<void>
  /** A submit is in progress: nothing can be submitted. */
  loading?: boolean
  /** Refusal of the server for the form as a whole, in Russian. */
  error?: ReactNode
  /** The server's errors of single fields; shown at the fields until these are corrected or submitted again. */
  refusals?: Refusals
  /** Why nothing can be sent at all; the fields are switched off. */
  blocked?: ReactNode
  /** Shown under the button. */
  after?: ReactNode
}

/** What a form takes whose text outlives a reload. */
export interface DraftedProps {
  draft?: DraftPlace | undefined
}

/** What a form takes that has an answer beside it. */
export interface AnsweredProps {
  /** A value was changed by hand: an answer to the former ones is out of date. */
  onEdit?: (() => void) | undefined
}
