import { useEffectEvent, useLayoutEffect } from 'react'

/** What the keys of a table do; each is the place on the keyboard, whatever the layout writes there. */
export interface RowKeys {
  /** `j`, `k`. */
  readonly onMove: (step: 1 | -1) => void
  /** `x`; with Shift all rows up to this one. */
  readonly onChoose: (isRange: boolean) => void
  /** Enter. */
  readonly onOpen: () => void
  /** Escape: false when there was nothing to leave. */
  readonly onLeave: () => boolean
}

/** Listens to the keys of the screen's main table, unless somebody is typing or a dialog is open. */
export function useRowKeys(keys: RowKeys, isActive: boolean): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (isTyping(event.target) || isDialogOpen()) return
    if (act(event, keys)) event.preventDefault()
  })
  // With the table itself: a key that is pressed as soon as it shows is not lost.
  useLayoutEffect(() => {
    if (!isActive) return undefined
    const listener = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [isActive])
}

function act({ code, shiftKey, target }: KeyboardEvent, keys: RowKeys): boolean {
  switch (code) {
    case 'KeyJ':
      keys.onMove(1)
      return true
    case 'KeyK':
      keys.onMove(-1)
      return true
    case 'KeyX':
      keys.onChoose(shiftKey)
      return true
    case 'Enter':
      // A link or a button that has the focus does its own thing.
      if (target instanceof Element && target.closest('a, button, summary')) return false
      keys.onOpen()
      return true
    case 'Escape':
      return keys.onLeave()
    default:
      return false
  }
}

/** Whether keys write text where they are pressed. */
export function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !['checkbox', 'radio', 'button'].includes(target.type)
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  )
}

/** Whether a dialog covers the screen: its keys are its own. */
export const isDialogOpen = (): boolean => document.querySelector('[role="dialog"]') !== null
