import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PassportField } from './passport-field.tsx'

const meta = {
  title: 'Поля/Паспорт',
  component: PassportField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Паспорт', name: 'passport-field', value: '', onChange: fn() },
} satisfies Meta<typeof PassportField>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof PassportField>) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <PassportField
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

export const Typed: Story = {
  name: 'Группы',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Паспорт' })
    await userEvent.type(input, '4509123456')
    await expect(input).toHaveValue('45 09 123456')
  },
}
