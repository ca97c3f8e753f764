/** Told when the app takes the page over: from then on its own listeners hear the presses. */
export const APP_TAKES_OVER = 'app:takes-over'
/** Told when the page stands and what was typed has been taken over. */
export const APP_READY = 'app:ready'

/**
 * Keeps the last press on a button that nobody hears yet, and presses it again when the app is there: the first press of
 * a prerendered page is the very one that starts its script. Links and forms with an address work by themselves.
 */
export function keepEarlyPress(): void {
  let pressed: HTMLButtonElement | undefined
  const remember = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('button') : null
    if (button && !button.disabled && !button.form?.hasAttribute('action')) pressed = button
  }
  addEventListener('click', remember, { capture: true })
  addEventListener(APP_TAKES_OVER, () => removeEventListener('click', remember, { capture: true }), { once: true })
  addEventListener(APP_READY, () => pressed?.isConnected && pressed.click(), { once: true })
}
