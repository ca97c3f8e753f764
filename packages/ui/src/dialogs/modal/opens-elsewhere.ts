import type { MouseEvent } from 'react'

/** The browser opens another tab or window, or saves the page: no choice yet that closes a dialog. */
export function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey
}
