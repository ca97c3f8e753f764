import { useLiveChanges } from '@proverka/screens/runtime/live/use-live-changes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { api } from '../data/api.ts'
import { isLive } from '../data/live.ts'

/** On a busy day changes are asked for together, ms. */
const PAUSE_MS = 3000

/** Follows what colleagues and buyers change, and shows the others at an order that whoever is here has it open. */
export function Live({ order }: { order: string | undefined }) {
  const queries = useQueryClient()
  const opened = useRef(false)
  const next = useRef<{ at: number; timer?: ReturnType<typeof setTimeout> }>({ at: 0 })
  useEffect(() => () => clearTimeout(next.current.timer), [])
  const refresh = () => {
    next.current = { at: Date.now() + PAUSE_MS }
    void queries.invalidateQueries({ predicate: isLive })
  }
  useLiveChanges({
    isMoving: true,
    watch: (signal) => api.admin.watchChanges({ query: { ...(order !== undefined && { order }) }, signal }),
    onChange: () => {
      // The first event says how things are while the screen asks for them itself.
      if (!opened.current) opened.current = true
      else next.current.timer ??= setTimeout(refresh, Math.max(0, next.current.at - Date.now()))
    },
    onLive: () => {},
  })
  return null
}
