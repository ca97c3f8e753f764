/**
 * The styles of the page are inlined. A disabled link is never fetched and marks them as present for the app's loader;
 * it is added by script, because the browser's preload scanner would fetch one in the HTML. A link whose style is
 * inlined only in part is fetched when another page needs the rest (`complete-styles.ts`).
 */
export function claimStyles(): void {
  for (const style of document.querySelectorAll<HTMLElement>('style[data-of]')) {
    const { of = '', part } = style.dataset
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.setAttribute('disabled', '')
    link.href = of
    if (part !== undefined) link.dataset['part'] = part
    style.after(link)
  }
}
