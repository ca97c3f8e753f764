import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, userEvent } from 'storybook/test'
import { input as inputClass } from '../field/field.css.ts'
import { maskDate } from './mask-date.ts'
import { MaskedInput } from './masked-input.tsx'

const meta = {
  title: 'Поля/Ввод с маской',
  parameters: {
    guide: {
      use: 'Основа полей с\u00a0маской: форматирует то, что уже введено, и\u00a0ничего не\u00a0запрещает.',
      avoid: 'На\u00a0странице берите готовое поле: «Телефон», «Дата», «ИНН».',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

function Demo() {
  const [value, setValue] = useState('')
  return (
    <MaskedInput aria-label="Дата" className={inputClass} mask={maskDate} value={value} onChange={setValue} />
  )
}
export const Default: Story = {
  name: 'Не мешает вставке',
  render: () => <Demo />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('2024-12-31')
    await expect(canvas.getByRole('textbox')).toHaveValue('31.12.2024')
  },
}
