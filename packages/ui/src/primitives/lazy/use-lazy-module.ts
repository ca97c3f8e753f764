import { useEffect, useState } from 'react'

/**
 * What `load` brings, or undefined until it is there; a failure is thrown to the nearest error boundary. `load` must be
 * one and the same function for the life of the component.
 *
 * For code that a press asks for. `lazy` with Suspense would hold it back: React shows what comes after a fallback up to
 * 300 ms later than it could.
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

/** Begins to fetch what a press will probably ask for; whoever asks meets a failure again, and tells it. */
export function prefetch(load: () => Promise<unknown>): void {
  load().catch(() => undefined)
}
