import { MIN_FETCH_DISPLAY_MS } from '@proverka/domain/timing'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useState } from 'react'

const LOADING = {
  data: undefined,
  error: null,
  errorUpdateCount: 0,
  isPending: true,
  isError: false,
  isSuccess: false,
  status: 'pending',
} as const

/**
 * The data of a page; a loading state that has once shown stays for 200 ms, so that nothing flashes (NAV-24). Data that are
 * there at the first rendering (rendered by the server, fetched ahead, read before) show at once.
 */
export function useShownLoading<Data>(query: UseQueryResult<Data>): UseQueryResult<Data> {
  const isEmpty = query.data === undefined && query.error === null
  const [isHeld, setHeld] = useState(isEmpty)
  useEffect(() => {
    if (isEmpty) setHeld(true)
  }, [isEmpty])
  useEffect(() => {
    if (!isHeld) return undefined
    const release = setTimeout(() => setHeld(false), MIN_FETCH_DISPLAY_MS)
    return () => clearTimeout(release)
  }, [isHeld])
  return isHeld && !isEmpty ? ({ ...query, ...LOADING } as UseQueryResult<Data>) : query
}
