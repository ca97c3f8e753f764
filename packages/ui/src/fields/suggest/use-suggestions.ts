import { useEffect, useRef, useState } from 'react'
import { createSuggestionLoader } from './suggestion-loader.ts'
import type {
  LoadSuggestions,
  NarrowSuggestions,
  SuggestionLoader,
  SuggestionState,
} from './suggestion-loader.ts'

/** Suggestions for what is being typed; a text that was set or chosen asks for none. */
export function useSuggestions<T>(
  load: LoadSuggestions<T>,
  narrow?: NarrowSuggestions<T>,
): SuggestionState<T> & SuggestionLoader {
  const latest = useRef(load)
  const [state, setState] = useState<SuggestionState<T>>({ status: 'idle', rows: [] })
  const [loader] = useState(() =>
    createSuggestionLoader<T>((text, signal) => latest.current(text, signal), setState, narrow),
  )
  useEffect(() => {
    latest.current = load
  }, [load])
  useEffect(() => loader.cancel, [loader])
  return { ...state, ...loader }
}
