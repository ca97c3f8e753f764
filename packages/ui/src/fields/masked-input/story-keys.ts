import { expect, waitFor } from 'storybook/test'
import type { Pasted } from './pasted/pasted.ts'

/** For stories: one edit by the browser's own editor and what the field then shows, `|` for the caret. */
export interface Edit {
  /** Where the caret is put first; it stays where it is without. */
  at?: number
  /** A text that is put in, or the key that takes away. */
  key: string
  shown: string
}

const KEYS: Readonly<Record<string, readonly [command: string, inputType: string]>> = {
  Backspace: ['delete', 'deleteContentBackward'],
  Delete: ['forwardDelete', 'deleteContentForward'],
}

function edit(key: string): void {
  const [command, inputType] = KEYS[key] ?? ['insertText', key.length > 1 ? 'insertFromPaste' : 'insertText']
  const data = key in KEYS ? null : key
  // The browser announces what a key does, but not what a script does.
  const event = new InputEvent('beforeinput', { inputType, data, bubbles: true, cancelable: true })
  if (!document.activeElement?.dispatchEvent(event)) return
  // Only `execCommand` edits as a user does: with the browser's own caret, events and undo.
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(command, false, data ?? undefined)
}

function withCaret(input: HTMLInputElement): string {
  const place = input.selectionStart ?? 0
  return `${input.value.slice(0, place)}|${input.value.slice(input.selectionEnd ?? 0)}`
}

/** Edits one after another; after each the text and the place of the caret are right. */
export async function expectEdits(input: HTMLInputElement, edits: readonly Edit[]): Promise<void> {
  input.focus()
  // The field asked for it first.
  await import('./mask-typing.ts')
  for (const { at, key, shown } of edits) {
    if (at !== undefined) input.setSelectionRange(at, at)
    edit(key)
    await waitFor(() => expect(withCaret(input)).toBe(shown))
  }
}

/** Each spelling put in over the one before; `read` gives the canonical value of what is shown. */
export async function expectPasted(
  input: HTMLInputElement,
  pasted: Pasted,
  read: (shown: string) => string | null,
): Promise<void> {
  input.focus()
  for (const [canonical, spellings] of Object.entries(pasted)) {
    for (const spelling of spellings) {
      input.select()
      edit('Backspace')
      // A field of one line gets a paste with its line ends as spaces.
      edit(spelling.replace(/[\r\n]+/g, ' '))
      await waitFor(() => expect(read(input.value), spelling).toBe(canonical))
      await expect(withCaret(input)).toBe(`${input.value}|`)
    }
  }
}
