import { followChanges, type ChangesToFollow } from '@proverka/api'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'

interface LiveOptions extends Omit<Required<ChangesToFollow>, 'signal'> {
  /** Something of it changes by itself. */
  readonly isMoving: boolean
}

/**
 * Subscribes the page to live changes (REPORT-01). Without a connection the page polls; a hidden page keeps no stream
 * open.
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
