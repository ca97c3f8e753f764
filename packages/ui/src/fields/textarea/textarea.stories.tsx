import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Textarea } from './textarea.tsx'

const meta = {
  title: 'Поля/Текст в несколько строк',
  component: Textarea,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Сообщение', name: 'textarea', value: '', onChange: fn() },
} satisfies Meta<typeof Textarea>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof Textarea>) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <Textarea
        {...args}
        value={value}
        onChange={(next) => {
          args.onChange(next)
          setValue(next)
        }}
      />
    </div>
  )
}

export const Default: Story = {
  name: 'Обычное',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'а')
    await expect(args.onChange).toHaveBeenLastCalledWith('а')
  },
}
