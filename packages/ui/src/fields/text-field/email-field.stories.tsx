import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { EmailField } from './text-field.tsx'

const meta = {
  title: 'Поля/Почта',
  component: EmailField,
  parameters: {
    guide: {
      about: 'Адрес почты: своя клавиатура и автозаполнение, без подчеркивания ошибок.',
      use: 'Адрес почты: на телефоне открывается клавиатура с «@», браузер подставляет сохраненный адрес.',
      avoid:
        'Для имени и названия возьмите «Текст». Адрес, который нельзя сменить, показывайте недоступным, а не прячьте.',
    },
  },
  render: fieldStories(EmailField).render,
  args: { label: 'Электронная почта', name: 'email', value: '', onChange: fn() },
} satisfies Meta<typeof EmailField>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая: клавиатура почты, без правки слов',
  args: { hint: 'Сюда придут отчет и чек' },
  play: async ({ canvas, args }) => {
    const input = canvas.getByRole('textbox', { name: 'Электронная почта' })
    await expect(input).toHaveAttribute('inputmode', 'email')
    await expect(input).toHaveAttribute('autocomplete', 'email')
    await expect(input).toHaveAttribute('autocapitalize', 'none')
    await expect(input).toHaveAttribute('spellcheck', 'false')
    await expect(input).toHaveAccessibleDescription(/^Сюда придут отчет и\sчек$/)
    await userEvent.type(input, 'Marina@Example.ru')
    await expect(args.onChange).toHaveBeenLastCalledWith('Marina@Example.ru')
  },
}
export const Filled: Story = { name: 'Заполнена', args: { value: 'marina@example.ru' } }
export const Invalid: Story = {
  name: 'Ошибка',
  args: { value: 'marina@', error: 'Некорректный email' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Некорректный email')
  },
}
export const Disabled: Story = { name: 'Недоступна', args: { value: 'marina@example.ru', disabled: true } }
export const Long: Story = {
  name: 'Длинный адрес, телефон',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Почта, на которую прислать отчет и закрывающие документы',
    optional: true,
    value: 'konstantin.novoobraztsovskiy.klenovyy@agentstvo-klenovyy-dvor.example.ru',
  },
}
