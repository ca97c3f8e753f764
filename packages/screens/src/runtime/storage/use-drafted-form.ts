import { useEffect, useState } from 'react'
import type { DraftPlace } from '@proverka/ui/forms'
import { draftPlace } from './draft-place.ts'

interface DraftedForm {
  readonly draft: DraftPlace
  readonly isOpen: boolean
  readonly setOpen: (isOpen: boolean) => void
  /** Shuts it and forgets what was typed: it was sent, or is not wanted. */
  readonly finish: () => void
}

/** A form that a press opens; it is open where something was typed into it and not sent. */
export function useDraftedForm(name: string, placeOf = draftPlace): DraftedForm {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    // The server, which draws the page first, knows nothing of the tab.
    if (Object.keys(draftPlace(name).read()).length > 0) setOpen(true)
  }, [name])
  const draft = placeOf(name)
  const finish = () => {
    draft.write({})
    setOpen(false)
  }
  return { draft, isOpen, setOpen, finish }
}
