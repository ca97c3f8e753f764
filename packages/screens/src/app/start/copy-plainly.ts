import { visibleText } from '@proverka/domain'

/** A copied text is what was read, without the signs that only set it in lines: an address with one is not found elsewhere. */
export function copyPlainly(): void {
  document.addEventListener('copy', (event) => {
    // Fields copy by themselves.
    if (event.defaultPrevented || !event.clipboardData || isInField(event.target)) return
    const text = getSelection()?.toString() ?? ''
    const plain = visibleText(text)
    if (plain === text) return
    event.preventDefault()
    event.clipboardData.setData('text/plain', plain)
  })
}

const isInField = (target: EventTarget | null) =>
  target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
