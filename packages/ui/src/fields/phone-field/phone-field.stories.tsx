import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { PhoneField } from './phone-field.tsx'

const meta = {
  title: 'Поля/Телефон',
  component: PhoneField,
  render: (args) => <Stateful {...args} />,
  args: { label: 'Телефон', name: 'phone-field', value: '', onChange: fn() },
} satisfies Meta<typeof PhoneField>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof PhoneField>) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <PhoneField
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
  name: '[VALID-23] Маска при наборе',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.type(input, '9991234567')
    await expect(input).toHaveValue('+7 (999) 123-45-67')
    await userEvent.type(input, '{Backspace}{Backspace}{Backspace}')
    await expect(input).toHaveValue('+7 (999) 123-4')
  },
}
export const Pasted: Story = {
  name: 'Вставка с восьмеркой',
  play: async ({ canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Телефон' })
    await userEvent.click(input)
    await userEvent.paste('8 999 123 45 67')
    await expect(input).toHaveValue('+7 (999) 123-45-67')
  },
}
export const Middle: Story = {
  name: 'Правка в середине не уводит курсор',
  args: { value: '+7 (999) 123-45-67' },
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' })
    await userEvent.type(input, '{Backspace}', { initialSelectionStart: 10, initialSelectionEnd: 10 })
    await expect(input).toHaveValue('+7 (999) 234-56-7')
    await expect(input.selectionStart).toBeLessThan(11)
  },
}
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: '+7 (900) 000-0', error: 'Некорректный номер телефона' },
}
