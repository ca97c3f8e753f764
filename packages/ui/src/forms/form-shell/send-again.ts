import type { StoryContext } from '@storybook/react-vite'
import { expect, mocked, userEvent, waitFor } from 'storybook/test'

interface Sending {
  canvas: StoryContext['canvas']
  args: { onSubmit: (values: never) => void | Promise<void> }
}

/** For stories: after a submit that did not get through, «Повторить» sends once more all that was sent before. */
export async function sendAgain({ canvas, args }: Sending): Promise<void> {
  const { calls } = mocked(args.onSubmit).mock
  const [[first] = []] = calls
  await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
  await waitFor(() => expect(calls).toHaveLength(2))
  await expect(calls[1]).toEqual([first])
  await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
}
