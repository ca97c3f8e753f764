import { useEffect, useState } from 'react'

/**
 * What `load` resolves to, or undefined until then; a failure is thrown to the nearest error boundary. `load` must stay
 * the same function for the life of the component.
 *
 * Use it for every lazily loaded part (decision 031). `React.lazy` with Suspense would delay it:
 * React reveals what follows a fallback up to 300 ms later than it could.
 */
export function useLazyModule<T>(load: () => Promise<T>, isWanted = true): T | undefined {
  const [loaded, setLoaded] = useState<{ value: T } | { error: unknown }>()
  useEffect(() => {
    if (!isWanted) return undefined
    let isHere = true
    load().then(
      (value) => {
        if (isHere) setLoaded({ value })
      },
      (error: unknown) => {
        if (isHere) setLoaded({ error })
      },
    )
    return () => {
      isHere = false
    }
  }, [load, isWanted])
  if (loaded && 'error' in loaded) throw loaded.error
  return loaded?.value
}

/** Fetches a module that is likely to be needed next. A failure is left to the call that needs it. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
