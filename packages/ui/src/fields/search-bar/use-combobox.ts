import { useState } from 'react'
import type { KeyboardEvent } from 'react'

export interface Combobox {
  open: boolean
  /** Place of the option under the keyboard; -1 while the typing itself is meant. */
  active: number
  show: () => void
  hide: () => void
  onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
}

/** Keyboard and openness of a list under an input, after the WAI-ARIA combobox with manual choice. */
export function useCombobox(count: number, available: boolean, onPick: (index: number) => void): Combobox {
  const [wanted, setWanted] = useState(false)
  const [place, setPlace] = useState(-1)
  const open = wanted && available
  const active = open && place < count ? place : -1
  const hide = () => {
    setWanted(false)
    setPlace(-1)
  }
  const move = (to: number) => {
    setWanted(true)
    setPlace(to)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'ArrowDown' && available && count > 0) {
      event.preventDefault()
      move(active + 1 >= count ? -1 : active + 1)
    } else if (event.key === 'ArrowUp' && available && count > 0) {
      event.preventDefault()
      move(active === -1 ? count - 1 : active - 1)
    } else if (event.key === 'Enter' && active >= 0) {
      event.preventDefault()
      onPick(active)
      hide()
    } else if (event.key === 'Escape' && open) {
      event.preventDefault()
      event.stopPropagation()
      hide()
    }
  }
  const show = () => {
    setWanted(true)
    setPlace(-1)
  }
  return { open, active, show, hide, onKeyDown }
}
