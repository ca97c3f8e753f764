import { buildPath } from '@proverka/domain/site'
import { SearchForm as KitSearchForm } from '@proverka/ui/forms/search-form'
import { useEffect, useRef, useState } from 'react'
import { openDialog } from '../app/dialogs.ts'
import { store } from '../app/store.ts'
import { isUnanswered, messageOfError } from '../error/status-of-error.ts'
import { useLocation, useNavigate, useParams } from '../router/hooks.ts'
import { narrowSuggestions } from './narrow.ts'
import { foundObjectsAtom } from './results-store.ts'
import { loadSuggestions } from './load-suggestions.ts'

/**
 * The search for an object. Without a script it is a form that leads to the home page with `?query=`; there the search
 * runs at once.
 */
export function SearchForm({ size = 'l' }: { size?: 'l' | 's' }) {
  const { objectKey } = useParams()
  const { search, refusal } = useSearch()
  const asked = useQueryOfAddress(size === 'l')
  return (
    <div id={size === 'l' ? 'search' : undefined}>
      <KitSearchForm
        size={size}
        action="/"
        initialText={size === 's' ? (objectKey ?? '') : ''}
        asked={asked}
        load={loadSuggestions}
        narrow={narrowSuggestions}
        error={refusal}
        onSubmit={search}
      />
    </div>
  )
}

/**
 * Runs a search and opens what it found: the object, or the choice among several (SEARCH-20..22). What the server
 * refuses is told in the form; where nobody answered, the form offers to repeat.
 */
function useSearch(): { search: (text: string) => Promise<void>; refusal: string | undefined } {
  const navigate = useNavigate()
  const { search: addressQuery } = useLocation()
  const [refusal, setRefusal] = useState<string>()
  const search = async (text: string) => {
    setRefusal(undefined)
    try {
      const { findObjects } = await import('./find-objects.ts')
      const outcome = await findObjects(text)
      const kept = keptQuery(addressQuery)
      if (outcome.kind === 'open') {
        await navigate(buildPath('object-objectKey', { objectKey: outcome.key }) + kept)
        return
      }
      store.set(foundObjectsAtom, outcome.results)
      openDialog({ kind: 'search-results', query: text, search: kept })
    } catch (error) {
      console.error('Поиск не удался', error)
      if (isUnanswered(error)) throw error
      setRefusal(messageOfError(error))
    }
  }
  return { search, refusal }
}

/** `?query=` of the address, which is searched for once and then leaves the address. */
function useQueryOfAddress(isWanted: boolean): string | undefined {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [asked, setAsked] = useState<string>()
  const done = useRef(false)
  useEffect(() => {
    const query = new URLSearchParams(search).get('query')
    if (!isWanted || done.current || query === null) return
    done.current = true
    void navigate(pathname + keptQuery(search), { replace: true })
    if (query.trim() !== '') setAsked(query)
  }, [isWanted, navigate, pathname, search])
  return asked
}

function keptQuery(search: string): string {
  const query = new URLSearchParams(search)
  query.delete('query')
  const text = query.toString()
  return text === '' ? '' : `?${text}`
}
