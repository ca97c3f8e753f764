const typing = ':is(input:not([type="checkbox"], [type="radio"]), textarea, select, [role="combobox"]):focus'

/** Selectors of what may come under a finger: it takes nothing from a press that began before it came. */
export const ignorePointerDuringPress = { 'html:active &:not(:active)': { pointerEvents: 'none' } } as const

/**
 * Selectors of an unrequested overlay at the end of a page: it is also hidden while a user types or chooses from a
 * list, because a keyboard may be open.
 */
export const hiddenWhileTyping = {
  ...ignorePointerDuringPress,
  [`html:has(${typing}) &`]: { display: 'none' },
  'html:has([aria-haspopup][aria-expanded="true"]) &': { display: 'none' },
} as const
