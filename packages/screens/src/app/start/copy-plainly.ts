/** What forbids breaks behind hyphens and between words on a page; in a copied address it would be an unseen sign. */
const TYPESETTING = /\u2060/g
const NO_BREAK_SPACE = /\u00a0/g

/** A copied text is what was read: without the signs that only set it in lines. Fields copy by themselves. */
export function copyPlainly(): void {
  document.addEventListener('copy', (event) => {
    const text = getSelection()?.toString() ?? ''
    if (event.defaultPrevented || !event.clipboardData || isInField(event.target)) return
    const plain = text.replace(TYPESETTING, '').replace(NO_BREAK_SPACE, ' ')
    if (plain === text) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', plain)
  })
}

const isInField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
