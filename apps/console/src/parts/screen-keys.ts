import { isDialogOpen, isTyping } from '@proverka/ui/console'
import { useEffectEvent, useLayoutEffect } from 'react'
import type { KeyboardEvent } from 'react'

/** Ctrl+Enter, by its place on the keyboard. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>, submit: () => void): void {
  if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}

/**
 * What single keys of a screen do, by their place on the keyboard (`KeyC`); false where there was nothing to do. They open
 * windows and move about, nothing more, and are silent while somebody is typing or a dialog is open.
 */
export function useScreenKeys(keys: Readonly<Record<string, () => boolean | void>>): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
    if (isTyping(event.target) || isDialogOpen()) return
    const act = Object.hasOwn(keys, event.code) ? keys[event.code] : undefined
    if (act && act() !== false) {
      event.preventDefault()
      event.stopPropagation()
    }
  })
  // With the screen itself: a key that is pressed as soon as it shows is not lost.
  useLayoutEffect(() => {
    // Before the keys of a table: Escape closes what is open beside it first.
    const listener = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener, { capture: true })
    return () => document.removeEventListener('keydown', listener, { capture: true })
  }, [])
}
