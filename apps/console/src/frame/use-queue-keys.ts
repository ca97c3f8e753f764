import { isDialogOpen, isTyping } from '@proverka/ui/console'
import { useEffect, useEffectEvent } from 'react'
import { useNavigate } from 'react-router'
import { queueOfFigure, QUEUES } from '../screens/today/queues.ts'

/** How long after `G` a figure may come, ms. */
const PAUSE_MS = 1500

/** `G` and a figure open a queue from everywhere, `G` twice the first screen. */
export function useQueueKeys(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((code: string): boolean => {
    const queue = queueOfFigure(code.replace('Digit', ''))
    const way = code === 'KeyG' ? '/' : queue && QUEUES[queue].href
    if (way === undefined) return false
    void navigate(way)
    return true
  })
  useEffect(() => {
    let pressedAt = -Infinity
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target) || isDialogOpen()) return
      const isSecond = event.timeStamp - pressedAt < PAUSE_MS
      pressedAt = !isSecond && event.code === 'KeyG' ? event.timeStamp : -Infinity
      if (isSecond && open(event.code)) event.preventDefault()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [])
}
