import {
  canSubmitSearch,
  hasApartmentPart,
  hasHousePart,
  SEARCH_FLAT_HINT,
  SEARCH_FLAT_SUFFIX,
} from '@proverka/domain'
import { buildPath } from '@proverka/domain/site'
import { SearchBar } from '@proverka/ui/fields'
import type { Suggestion } from '@proverka/ui/fields'
import { useEffect, useRef, useState } from 'react'
import { openDialog } from '../app/dialogs.ts'
import { notify } from '../app/notices.ts'
import { store } from '../app/store.ts'
import { messageOfError } from '../error/status-of-error.ts'
import { useLocation, useNavigate, useParams } from '../router/hooks.ts'
import { foundObjectsAtom } from './results-store.ts'
import { useSuggestions } from './use-suggestions.ts'

/**
 * The search for an object. Without a script it is a form that leads to the home page with `?query=`; there the search
 * runs at once.
 */
export function SearchForm({ size = 'l' }: { size?: 'l' | 's' }) {
  const { objectKey } = useParams()
  const [text, setText] = useState(size === 's' ? (objectKey ?? '') : '')
  const [error, setError] = useState<string>()
  const [isSearching, setSearching] = useState(false)
  const suggestions = useSuggestions(text)
  const search = useSearch(setSearching)
  useQueryOfAddress(size === 'l', (query) => {
    setText(query)
    submit(query)
  })

  function submit(value: string): void {
    if (!canSubmitSearch(value)) {
      setError(value.trim() === '' ? 'Обязательное поле' : SEARCH_FLAT_HINT)
      return
    }
    setError(undefined)
    void search(value)
  }

  function change(value: string): void {
    setText(value)
    setError(undefined)
  }

  return (
    <div id={size === 'l' ? 'search' : undefined}>
      <SearchBar
        size={size}
        action="/"
        value={text}
        onChange={change}
        onSubmit={submit}
        suggestions={suggestions.rows.map(barSuggestion)}
        suggesting={suggestions.isLoading}
        onQuery={suggestions.ask}
        onPick={(suggestion) => change(withFlatMark(suggestion.value))}
        loading={isSearching}
        error={error}
      />
    </div>
  )
}

/** Runs a search and opens what it found: the object, or the choice among several (SEARCH-20..22). */
function useSearch(setSearching: (isSearching: boolean) => void): (text: string) => Promise<void> {
  const navigate = useNavigate()
  const { search } = useLocation()
  return async (text) => {
    setSearching(true)
    try {
      const { findObjects } = await import('./find-objects.ts')
      const outcome = await findObjects(text)
      const kept = keptQuery(search)
      if (outcome.kind === 'open') {
        await navigate(buildPath('object-objectKey', { objectKey: outcome.key }) + kept)
        return
      }
      store.set(foundObjectsAtom, outcome.results)
      openDialog({ kind: 'search-results', query: text, search: kept })
    } catch (error) {
      console.error('Поиск не удался', error)
      notify('error', messageOfError(error))
    } finally {
      setSearching(false)
    }
  }
}

/** `?query=` of the address is searched for once, and then leaves the address. */
function useQueryOfAddress(isWanted: boolean, run: (query: string) => void): void {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const done = useRef(false)
  useEffect(() => {
    const query = new URLSearchParams(search).get('query')
    if (!isWanted || done.current || query === null) return
    done.current = true
    void navigate(pathname + keptQuery(search), { replace: true })
    if (query.trim() !== '') run(query)
  })
}

function keptQuery(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('query')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}

/** A house without a flat is not enough: the field is left ready for the flat's number (AMB-55). */
function withFlatMark(value: string): string {
  const needsFlat = hasHousePart(value) && !hasApartmentPart(value)
  return needsFlat ? value + SEARCH_FLAT_SUFFIX : value
}

function barSuggestion({ value, cadastralNumber }: { value: string; cadastralNumber?: string }): Suggestion {
  return { key: cadastralNumber ?? value, value, ...(cadastralNumber && { note: cadastralNumber }) }
}
