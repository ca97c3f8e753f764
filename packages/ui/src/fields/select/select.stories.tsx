import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent } from 'storybook/test'
import { Select } from './select.tsx'

const meta = {
  title: 'Поля/Список',
  component: Select,
  parameters: {
    guide: {
      use: 'Один вариант из пяти-пятнадцати: на телефоне откроется родное колесо.',
      avoid:
        'Если вариантов десятки, возьмите «Список с поиском», если два-три — «Переключатель из нескольких».',
    },
  },
  render: (args) => <Stateful {...args} />,
  args: {
    label: 'Регион',
    name: 'select',
    value: '',
    onChange: fn(),
    placeholder: 'Все регионы',
    options: [
      { value: 'a', label: 'Республика Северная Осетия — Алания' },
      { value: 'b', label: 'Москва' },
    ],
  },
} satisfies Meta<typeof Select>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof Select>) {
  const [value, setValue] = useState(args.value)
  return (
    <div style={{ maxWidth: 360 }}>
      <Select
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
  name: 'Родной список',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Регион' }), 'b')
    await expect(args.onChange).toHaveBeenLastCalledWith('b')
  },
}
export const Filled: Story = { name: 'Выбрано', args: { value: 'b' } }
export const Disabled: Story = { name: 'Недоступно', args: { value: 'b', disabled: true } }
export const Long: Story = {
  name: 'Длинный текст, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Регион, в котором человек зарегистрирован постоянно',
    value: 'a',
    optional: true,
    hint: 'Сузит поиск однофамильцев',
  },
}
export const Invalid: Story = { name: 'Ошибка', args: { error: 'Обязательное поле' } }
