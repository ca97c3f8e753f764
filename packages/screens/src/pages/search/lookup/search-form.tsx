import { normaliseCadastralNumber } from '@proverka/domain'
import { holdsSeveralNumbers } from '@proverka/domain/property'
import { buildPath } from '@proverka/domain/navigation'
import { prefetchPage } from '@proverka/page-engine/browser'
import { SearchForm as KitSearchForm } from '@proverka/ui/forms/search-form'
import { prefetch } from '@proverka/ui/primitives'
import { useEffect, useRef, useState } from 'react'
import type { ClipboardEvent, ReactNode } from 'react'
import { useLocation, useNavigate, useParams } from 'react-router'
import { useAppFacts } from '../../../runtime/brand/brand-context.ts'
import { dialogsAtom, openDialog } from '../../../runtime/dialogs/stack.ts'
import { store } from '../../../runtime/state/store.ts'
import { ErrorText } from '../../../runtime/error/error-text.tsx'
import { isUnanswered } from '../../../runtime/error/status-of-error.ts'
import { lookupAtom } from './lookup-state.ts'
import { keepAtEntry } from '../../../runtime/navigation/navigation.ts'
import { narrowSuggestions } from './narrow.ts'
import { beginSearch, foundBy, isLatestSearch, keepFound } from './results-store.ts'
import type { FoundObjects } from './results-store.ts'
import { keptQuery } from './kept-query.ts'
import { loadSuggestions } from './load-suggestions.ts'
import { resolveText } from './resolve-text.ts'
import { keptOf, withSearch } from './search-trace.ts'

interface SearchFormProps {
  readonly size?: 'l' | 's'
  /** The initial text; the text of an earlier search from this page takes precedence. */
  readonly text?: string
  /** Words of the button while searching is not possible: «Найти в 14:20». */
  readonly held?: string | undefined
  /** Risks are looked for: the pages of what is found know it by `onlyRisk=true` (NAV-21). */
  readonly onlyRisk?: boolean
  /** A coupon that the search brings along; before the app runs, the form sends it as a link would. */
  readonly coupon?: string
  /** Called before anything is searched. */
  readonly onSearch?: () => void
}

/**
 * The search for an object. Without a script it is a form that leads to the page of the search, which the server draws;
 * a link may bring a text to the home page as `?query=`, where the search runs at once.
 */
export function SearchForm(props: SearchFormProps) {
  const { size = 'l', text, held, onlyRisk = false, coupon, onSearch } = props
  const { objectKey } = useParams()
  const { search, cancel, refusal } = useSearch(onlyRisk, onSearch)
  // With a `text` prop the query of the URL is ignored: the search page has its text in the URL, too, and must not
  // search again.
  const asked = useQueryOfAddress(size === 'l' && text === undefined)
  const kept = useKeptSearch(onlyRisk)
  const line = useRef<HTMLDivElement>(null)
  const { served } = useAppFacts()
  const takeList = ({ clipboardData }: ClipboardEvent) => {
    const pasted = clipboardData.getData('text')
    // The field itself would make one line of it.
    if ((pasted.trim().includes('\n') || holdsSeveralNumbers(pasted)) && served.has('wholesale'))
      void import('../list/take-list.ts').then((list) => list.takeList(pasted))
  }
  useEffect(() => {
    // The focus that started the app came before this listener.
    if (line.current?.contains(document.activeElement)) prefetchResult()
  }, [])
  return (
    <div id={size === 'l' ? 'search' : undefined} ref={line} onFocus={prefetchResult} onPaste={takeList}>
      <KitSearchForm
        size={size}
        action={buildPath('search')}
        initialText={kept ?? text ?? (size === 's' ? (objectKey ?? '') : '')}
        asked={asked}
        load={loadSuggestions}
        narrow={narrowSuggestions}
        resolve={resolveText}
        held={held}
        error={refusal}
        onSubmit={search}
        onCancel={cancel}
        after={
          <>
            {onlyRisk && <input type="hidden" name="onlyRisk" value="true" />}
            {coupon !== undefined && <input type="hidden" name="utm_coupon" value={coupon} />}
          </>
        }
      />
    </div>
  )
}

/** Focus on the line usually precedes a search, and most searches find one object. */
function prefetchResult(): void {
  prefetch(() => import('./find-objects.ts'))
  prefetchPage(buildPath('object-objectKey', { objectKey: 'found' }))
}

interface Search {
  readonly search: (text: string) => Promise<void>
  /** Gives the search up: its page opens by the text (SEARCH-32). */
  readonly cancel: () => void
  readonly refusal: ReactNode
}

/**
 * Runs a search and opens what it found: the object, or the choice among several (SEARCH-20..22). A full number opens
 * its page while the search runs; the page shows nothing of the object before the search has ended. Refusals are shown
 * in the form; after no answer the form offers a retry. The page that is left keeps the text and the choice for the way
 * back.
 */
function useSearch(onlyRisk: boolean, onSearch?: () => void): Search {
  const navigate = useNavigate()
  const { pathname, search: addressQuery, state } = useLocation()
  const [refusal, setRefusal] = useState<ReactNode>()
  const running = useRef<AbortController>(undefined)
  const { served } = useAppFacts()
  const rest = keptQuery(addressQuery, onlyRisk)
  /** What the page that is left keeps for the way back. */
  const keep = (text: string, search?: string) =>
    navigate(pathname + keptQuery(addressQuery), {
      replace: true,
      preventScrollReset: true,
      state: withSearch(state, { kept: { text, search } }),
    })
  const openNumber = async (number: string) => {
    const path = buildPath('object-objectKey', { objectKey: number })
    store.set(lookupAtom, number)
    try {
      const searching = import('./find-objects.ts').then(({ findObjects }) => findObjects(number))
      keepAtEntry(withSearch(state, { kept: { text: number } }))
      await navigate(path + rest)
      const outcome = await searching
      const trace = outcome.kind === 'open' ? outcome.trace : undefined
      if (trace && location.pathname === path)
        await navigate(path + rest, { replace: true, state: withSearch(undefined, { trace }) })
    } catch (error) {
      // The page asks for the object itself, and says what is wrong.
      console.error('Поиск не удался', error)
    } finally {
      store.set(lookupAtom, undefined)
    }
  }
  const search = async (text: string) => {
    onSearch?.()
    const id = beginSearch()
    const number = normaliseCadastralNumber(text)
    if (number !== null) return openNumber(number)
    setRefusal(undefined)
    if (served.has('wholesale') && holdsSeveralNumbers(text)) {
      const { takeList } = await import('../list/take-list.ts')
      if (takeList(text)) return
    }
    const own = new AbortController()
    running.current = own
    try {
      const { findObjects } = await import('./find-objects.ts')
      const outcome = await findObjects(text, own.signal)
      // Another search has begun in the meantime: its page is not this one's.
      if (!isLatestSearch(id)) return
      await keep(text, outcome.kind === 'choose' ? id : undefined)
      if (outcome.kind === 'open') {
        const next = outcome.trace && withSearch(undefined, { trace: outcome.trace })
        await navigate(buildPath('object-objectKey', { objectKey: outcome.key }) + rest, { state: next })
        return
      }
      keepFound(id, outcome.results)
      showResults(text, outcome.results, rest)
    } catch (error) {
      if (!isLatestSearch(id)) return
      console.error('Поиск не удался', error)
      if (isUnanswered(error)) throw error
      setRefusal(<ErrorText error={error} />)
    }
  }
  return { search, cancel: () => running.current?.abort(), refusal }
}

function showResults(text: string, results: FoundObjects, rest: string): void {
  openDialog({ kind: 'search-results', query: text, found: results, search: rest })
}

/** Back from an object: the text of the search, and the choice that was open. */
function useKeptSearch(onlyRisk: boolean): string | undefined {
  const { state, search } = useLocation()
  const [kept] = useState(() => keptOf(state))
  const done = useRef(false)
  useEffect(() => {
    const found = foundBy(kept?.search)
    if (done.current || !kept || !found || store.get(dialogsAtom).length > 0) return
    done.current = true
    showResults(kept.text, found, keptQuery(search, onlyRisk))
  }, [kept, search, onlyRisk])
  return kept?.text
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
    void navigate(pathname + keptQuery(search), { replace: true, preventScrollReset: true })
    if (query.trim() !== '') setAsked(query)
  }, [isWanted, navigate, pathname, search])
  return asked
}
