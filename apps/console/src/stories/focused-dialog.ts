import { expect, screen, waitFor } from 'storybook/test'

/** For stories: the dialog that has opened, once it has the focus; keys that are pressed sooner go to the screen behind it. */
export async function focusedDialog(name: string | RegExp = /./): Promise<HTMLElement> {
  const dialog = await screen.findByRole('dialog', { name })
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
  return dialog
}
