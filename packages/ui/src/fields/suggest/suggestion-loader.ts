import { SUGGEST_COUNT, SUGGEST_DEBOUNCE_MS, SUGGEST_MIN_LENGTH } from '@proverka/domain/property'

/** Rows that do not go on from the text, or none, with the words that say why: «Возможно, вы имели в виду». */
export interface ExplainedSuggestions<T> {
  readonly rows: readonly T[]
  readonly words: string
}

/** Asks for what fits the text; the signal says that the answer is no longer wanted. */
export type LoadSuggestions<T> = (
  text: string,
  signal: AbortSignal,
) => Promise<readonly T[] | ExplainedSuggestions<T>>

/** An answer in its longer form; rows that simply fit need no words. */
export const explained = <T>(
  answer: readonly T[] | ExplainedSuggestions<T>,
): { readonly rows: readonly T[]; readonly words?: string } => ('rows' in answer ? answer : { rows: answer })

/** The rows of an answer that still fit a text typed further: they show until the next answer is there. */
export type NarrowSuggestions<T> = (rows: readonly T[], text: string) => readonly T[]

export interface SuggestionState<T> {
  status: 'idle' | 'loading' | 'ready' | 'failed'
  /** At most eight; those of the previous text stay while others load, narrowed where possible. */
  rows: readonly T[]
  /** Why these rows, or none: they do not go on from the text. */
  words?: string | undefined
}

export interface SuggestionLoader {
  /** A key was pressed. */
  typed: (text: string) => void
  /** Nothing is wanted any more: a row was chosen or the field has gone. */
  cancel: () => void
}

/**
 * Asks once the typing pauses for a second, from three characters on, and gives up the request before (SEARCH-15,
 * SEARCH-16, SEARCH-17, SEARCH-19).
 */
export function createSuggestionLoader<T>(
  load: LoadSuggestions<T>,
  onChange: (state: SuggestionState<T>) => void,
  narrow?: NarrowSuggestions<T>,
): SuggestionLoader {
  let timer: ReturnType<typeof setTimeout> | undefined
  let request: AbortController | undefined
  let rows: readonly T[] = []
  let answer: readonly T[] = []

  const tell = (status: SuggestionState<T>['status'], next: readonly T[], words?: string) => {
    rows = next
    onChange({ status, rows, ...(words !== undefined && { words }) })
  }
  const stop = () => {
    clearTimeout(timer)
    request?.abort()
    request = undefined
  }
  const ask = async (text: string) => {
    const own = new AbortController()
    request = own
    tell('loading', rows)
    try {
      const found = explained(await load(text, own.signal))
      if (own.signal.aborted) return
      answer = found.rows.slice(0, SUGGEST_COUNT)
      tell('ready', answer, found.words)
    } catch {
      // Whatever the reason, the field works on without suggestions.
      if (!own.signal.aborted) tell('failed', [])
    }
  }
  return {
    typed: (text) => {
      stop()
      const wanted = text.trim()
      if (wanted.length < SUGGEST_MIN_LENGTH) {
        tell('idle', [])
        return
      }
      if (narrow) {
        const left = narrow(answer, wanted)
        tell(left.length > 0 ? 'ready' : 'idle', left)
      }
      timer = setTimeout(() => void ask(wanted), SUGGEST_DEBOUNCE_MS)
    },
    cancel: () => {
      stop()
      tell('idle', [])
    },
  }
}
