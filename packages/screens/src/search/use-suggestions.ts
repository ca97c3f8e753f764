import { SUGGEST_COUNT, SUGGEST_MIN_LENGTH } from '@proverka/domain'
import { useCallback, useEffect, useRef, useState } from 'react'
import { narrowSuggestions } from './narrow.ts'
import type { Suggestion } from './suggestions.ts'

interface Suggestions {
  readonly rows: readonly Suggestion[]
  readonly isLoading: boolean
  /** Asks for the suggestions of a text; an earlier question is given up (SEARCH-19). */
  readonly ask: (text: string) => void
}

/** Suggestions for the text of a field: rows that are there already are narrowed at once while more is typed. */
export function useSuggestions(text: string): Suggestions {
  const [rows, setRows] = useState<readonly Suggestion[]>([])
  const [isLoading, setLoading] = useState(false)
  const running = useRef<AbortController>(undefined)

  const ask = useCallback((query: string) => {
    running.current?.abort()
    const abort = new AbortController()
    running.current = abort
    setLoading(true)
    void load(query, abort.signal).then((found) => {
      if (abort.signal.aborted) return
      setRows(found)
      setLoading(false)
    })
  }, [])

  useEffect(() => () => running.current?.abort(), [])

  const isLongEnough = text.trim().length >= SUGGEST_MIN_LENGTH
  return { rows: isLongEnough ? narrowSuggestions(rows, text).slice(0, SUGGEST_COUNT) : [], isLoading, ask }
}

/** Suggestions are a help, not a need: without an answer the field works on. */
async function load(query: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
  try {
    const { fetchSuggestions } = await import('./suggestions.ts')
    return await fetchSuggestions(query, SUGGEST_COUNT, signal)
  } catch (error) {
    if (!signal.aborted) console.error('Подсказки не пришли', error)
    return []
  }
}
