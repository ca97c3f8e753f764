import { useState } from 'react'
import type { ComponentType } from 'react'

interface Held {
  value: string
  onChange: (value: string) => void
}

/** For stories: a field of the width of a form, which keeps its value; the story's `onChange` receives each change. */
export function HeldField<P extends Held>({ field: Field, args }: { field: ComponentType<P>; args: P }) {
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
