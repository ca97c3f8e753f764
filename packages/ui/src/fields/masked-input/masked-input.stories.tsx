import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { input as inputClass } from '../field/field.css.ts'
import { maskDate } from './mask-date.ts'
import { maskPhone } from './mask-phone.ts'
import { MaskedInput } from './masked-input.tsx'

const meta = {
  title: 'Поля/Ввод с маской',
  component: MaskedInput,
  parameters: {
    guide: {
      about: 'Ввод, который сам расставляет знаки: вставке и автозаполнению маска не мешает.',
      use: 'Основа полей с\u00a0маской: форматирует то, что уже введено, и\u00a0ничего не\u00a0запрещает.',
      avoid: 'На\u00a0странице берите готовое поле: «Телефон», «Дата», «ИНН».',
    },
  },
  args: { 'aria-label': 'Дата', className: inputClass, mask: maskDate, value: '', onChange: fn() },
  render: (args) => <Stateful {...args} />,
} satisfies Meta<typeof MaskedInput>

export default meta

type Story = StoryObj<typeof meta>

function Stateful(args: React.ComponentProps<typeof MaskedInput>) {
  const [value, setValue] = useState(args.value)
  return (
    <MaskedInput
      {...args}
      value={value}
      onChange={(next) => {
        args.onChange(next)
        setValue(next)
      }}
    />
  )
}
export const Default: Story = {
  name: 'Не мешает вставке',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('textbox'))
    await userEvent.paste('2024-12-31')
    await expect(canvas.getByRole('textbox')).toHaveValue('31.12.2024')
  },
}
/** Puts a text in as the browser itself does, past the script that keeps the value. */
function putIn(input: HTMLInputElement, text: string, event: Event): void {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(event)
}
export const Autofill: Story = {
  name: 'Автозаполнение: событие без вида ввода, текст целиком',
  args: { value: '01.01.2000' },
  render: (args) => (
    <>
      <Stateful {...args} />
      <Stateful {...args} aria-label="Телефон" mask={maskPhone} value="" />
    </>
  ),
  play: async ({ canvas }) => {
    const date = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Дата' })
    putIn(date, '2024-12-31', new Event('input', { bubbles: true }))
    await expect(date).toHaveValue('31.12.2024')
    const phone = canvas.getByRole<HTMLInputElement>('textbox', { name: 'Телефон' })
    putIn(phone, '89000000001', new Event('input', { bubbles: true }))
    await expect(phone).toHaveValue('+7 (900) 000-00-01')
  },
}
export const Composed: Story = {
  name: 'Клавиатура телефона: слово не трогается, пока оно составляется',
  play: async ({ canvas }) => {
    const input = canvas.getByRole<HTMLInputElement>('textbox')
    input.focus()
    input.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    for (const text of ['3', '31', '3112', '31122024']) {
      const how = { bubbles: true, isComposing: true, inputType: 'insertCompositionText', data: text }
      putIn(input, text, new InputEvent('input', how))
      await expect(input).toHaveValue(text)
    }
    input.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: '31122024' }))
    await waitFor(() => expect(input).toHaveValue('31.12.2024'))
    await expect(input.selectionStart).toBe(10)
  },
}
