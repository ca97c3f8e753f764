import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import { followChanges } from './follow-changes.ts'
import type { ChangesToFollow } from './follow-changes.ts'

interface LiveOptions extends Omit<ChangesToFollow, 'signal'> {
  /** Something of it changes by itself. */
  readonly isMoving: boolean
}

/**
 * Has the page told of changes as they happen (REPORT-01). While it is not, it asks by itself; a page that nobody sees
 * holds no stream.
 */
export function useLiveChanges({ isMoving, watch, onChange, onLive }: LiveOptions): void {
  const isVisible = useSyncExternalStore(listenToVisibility, isPageVisible, () => false)
  const isOpen = isMoving && isVisible
  const open = useEffectEvent(watch)
  const tell = useEffectEvent(onChange)
  const say = useEffectEvent(onLive)
  useEffect(() => {
    if (!isOpen) return undefined
    const controller = new AbortController()
    void followChanges({
      watch: (signal) => open(signal),
      onChange: () => tell(),
      onLive: (isLive) => say(isLive),
      signal: controller.signal,
    })
    return () => controller.abort()
  }, [isOpen])
}

const isPageVisible = (): boolean => document.visibilityState === 'visible'

function listenToVisibility(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener)
  return () => document.removeEventListener('visibilitychange', listener)
}
