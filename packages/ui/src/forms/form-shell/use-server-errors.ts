import { useEffect, useState } from 'react'
import type { Refusals } from './form-props.ts'

const NONE: ReadonlySet<string> = new Set()

/**
 * The server's errors by field. One disappears when its field is corrected, all of them with the next submit; `onNew`
 * receives the names of the refused fields after an answer.
 */
export function useServerErrors(
  refusals: Refusals | undefined,
  busy: boolean,
  onNew: (names: readonly string[]) => void,
): {
  of: (name: string) => string | undefined
  correct: (name: string) => void
  forgetCorrections: () => void
} {
  // Compared by content: a page may make the object again with each drawing.
  const content = JSON.stringify(refusals ?? {})
  const [corrected, setCorrected] = useState({ content, names: NONE })
  const names = corrected.content === content ? corrected.names : NONE

  useEffect(() => {
    const refused = Object.keys(refusals ?? {})
    if (!busy && refused.length > 0) onNew(refused)
    // The focus moves when an answer comes and stays while the person corrects.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [content, busy])

  return {
    of: (name) => (busy || names.has(name) ? undefined : refusals?.[name]),
    correct: (name) => setCorrected({ content, names: new Set([...names, name]) }),
    forgetCorrections: () => setCorrected({ content, names: NONE }),
  }
}
