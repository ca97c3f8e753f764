import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { DateField } from './date-field.tsx'

const meta = {
  title: 'Поля/Дата',
  component: DateField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Дата рождения', name: 'date-field', value: '', onChange: fn() },
} satisfies Meta<typeof DateField>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof DateField>) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <DateField
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
  name: '[VALID-22] Набор и значение',
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Дата рождения' })
    await userEvent.type(input, '31122024')
    await expect(input).toHaveValue('31.12.2024')
    await expect(args.onChange).toHaveBeenLastCalledWith('2024-12-31')
  },
}
export const Filled: Story = { name: 'Заполнено', args: { value: '1987-03-14' } }
export const Invalid: Story = { name: 'Ошибка', args: { value: '31.02', error: 'Невалидная дата' } }
