import { useState } from 'react'
import type { KeyboardEvent } from 'react'

export interface ComboboxOptions {
  /** Ids of the list and its options begin with it. */
  id: string
  /** How many options there are. */
  count: number
  /** Whether there is anything to show: options or a word about them. */
  available: boolean
  onPick: (index: number) => void
}

export interface Combobox {
  open: boolean
  /** Place of the option under the keyboard; -1 while the typing itself is meant. */
  active: number
  show: () => void
  hide: () => void
  /** Attributes of the input. */
  input: {
    role: 'combobox'
    'aria-autocomplete': 'list'
    'aria-expanded': boolean
    'aria-controls': string
    'aria-activedescendant': string | undefined
    autoComplete: 'off'
    autoCorrect: 'off'
    spellCheck: false
    onFocus: () => void
    onBlur: () => void
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => void
  }
}

/** Keyboard and openness of a list under an input, after the WAI-ARIA combobox with manual choice. */
export function useCombobox({ id, count, available, onPick }: ComboboxOptions): Combobox {
  const [wanted, setWanted] = useState(false)
  const [place, setPlace] = useState(-1)
  const open = wanted && available
  const active = open && place < count ? place : -1
  const hide = () => {
    setWanted(false)
    setPlace(-1)
  }
  const show = () => {
    setWanted(true)
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
  return {
    open,
    active,
    show,
    hide,
    input: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': open,
      'aria-controls': `${id}l`,
      'aria-activedescendant': active >= 0 ? `${id}o${active}` : undefined,
      autoComplete: 'off',
      autoCorrect: 'off',
      spellCheck: false,
      onFocus: show,
      onBlur: hide,
      onKeyDown,
    },
  }
}
