import { useState } from 'react'
import type { ComponentType } from 'react'
import { expect, userEvent } from 'storybook/test'
import type { within } from 'storybook/test'
import type { Pasted } from '../masked-input/pasted/pasted.ts'
import { expectEdits, expectPasted } from '../masked-input/story-keys.ts'
import type { Edit } from '../masked-input/story-keys.ts'

interface FieldArgs {
  label: string
  value: string
  onChange: (value: string) => void
}

type Play = (context: { canvas: ReturnType<typeof within>; args: FieldArgs }) => Promise<void>

interface TypedCase {
  keys: string
  shown: string
  /** What the form gets; what is shown by default. */
  value?: string
}

interface PastedCase {
  example: string
  shown: string
  spellings: Pasted
  /** The canonical value of what is shown. */
  read: (shown: string) => string | null
}

/**
 * What the stories of a field of one line have in common: how it is rendered, with its value kept, and what a person does
 * in it. Names stay in the stories, where Storybook reads them.
 */
export function fieldStories<P extends FieldArgs>(Field: ComponentType<P>) {
  return {
    render: (args: P) => <KeptField Field={Field} args={args} />,

    typed:
      ({ keys, shown, value = shown }: TypedCase): Play =>
      async ({ canvas, args }) => {
        const input = canvas.getByRole('textbox', { name: args.label })
        await userEvent.type(input, keys)
        await expect(input).toHaveValue(shown)
        await expect(args.onChange).toHaveBeenLastCalledWith(value)
      },

    pasted:
      ({ example, shown, spellings, read }: PastedCase): Play =>
      async ({ canvas }) => {
        const input: HTMLInputElement = canvas.getByRole('textbox')
        await userEvent.click(input)
        await userEvent.paste(example)
        await expect(input).toHaveValue(shown)
        await expectPasted(input, spellings, read)
      },

    edited:
      (edits: readonly Edit[]): Play =>
      async ({ canvas }) =>
        expectEdits(canvas.getByRole('textbox'), edits),

    described:
      (text: string | RegExp): Play =>
      async ({ canvas }) =>
        expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(text),
  }
}

/** A field of the width of a form; the story's `onChange` receives each change. */
function KeptField<P extends FieldArgs>({ Field, args }: { Field: ComponentType<P>; args: P }) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <Field
        {...args}
        value={value}
        onChange={(next: string) => {
          args.onChange(next)
          setValue(next)
        }}
      />
    </div>
  )
}
