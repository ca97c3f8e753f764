import { useEffect, useRef, useState } from 'react'
import { NOTICE_MS } from '@proverka/domain/timing'

/** What became of the last copying; `idle` again after 4000 ms. */
export type CopyState = 'idle' | 'copied' | 'refused'

/** Puts a text into the clipboard; a browser may forbid it. */
export function useCopy(text: string): {
  readonly state: CopyState
  readonly copy: () => Promise<CopyState>
} {
  const [state, setState] = useState<CopyState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const copy = async () => {
    clearTimeout(timer.current)
    const end = await write(text)
    setState(end)
    timer.current = setTimeout(() => setState('idle'), NOTICE_MS)
    return end
  }
  return { state, copy }
}

async function write(text: string): Promise<CopyState> {
  try {
    await navigator.clipboard.writeText(text)
    return 'copied'
  } catch {
    return 'refused'
  }
}
