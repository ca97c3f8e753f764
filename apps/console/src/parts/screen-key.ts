import { isDialogOpen, isTyping } from '@proverka/ui/console'
import { useEffect, useEffectEvent } from 'react'
import type { KeyboardEvent } from 'react'

/** Ctrl+Enter, by its place on the keyboard. */
export function submitOnCtrlEnter(event: KeyboardEvent<HTMLElement>, submit: () => void): void {
  if (event.code !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  submit()
}

/** A key of a screen that opens something, for example `KeyN`; not while somebody types, nor under a dialog. */
export function useScreenKey(code: string, act: () => void, isActive = true): void {
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.code !== code)
      return
    if (isTyping(event.target) || isDialogOpen()) return
    event.preventDefault()
    act()
  })
  useEffect(() => {
    if (!isActive) return undefined
    const listener = (event: globalThis.KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isActive])
}
