import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { fieldStories } from '../field/field-stories.tsx'
import { PasswordField } from './password-field.tsx'

const meta = {
  title: 'Поля/Пароль',
  component: PasswordField,
  parameters: {
    guide: {
      about: 'Пароль, который можно показать, пока его набирают.',
      use: 'Вход и регистрация: пароль можно показать и вставить из менеджера паролей.',
      avoid: 'Для кода из сообщения возьмите «Одноразовый код».',
    },
  },
  render: fieldStories(PasswordField).render,
  args: { label: 'Пароль', name: 'password-field', value: '', onChange: fn() },
} satisfies Meta<typeof PasswordField>

export default meta

type Story = StoryObj<typeof meta>

export const Shown: Story = {
  name: 'Можно показать',
  args: { value: 'abcdefg1' },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText('Пароль')
    await expect(input).toHaveAttribute('type', 'password')
    await userEvent.click(canvas.getByRole('button', { name: 'Показать пароль' }))
    await expect(input).toHaveAttribute('type', 'text')
    await expect(input).toHaveValue('abcdefg1')
  },
}
export const Empty: Story = { name: 'Пустое', args: { hint: 'От 8 знаков' } }
export const Invalid: Story = { name: 'Ошибка', args: { error: 'Поле слишком короткое' } }
export const Disabled: Story = {
  name: 'Недоступно: и показать нельзя',
  args: { value: 'abcdefg1', disabled: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Пароль')).toBeDisabled()
    await expect(canvas.getByRole('button', { name: 'Показать пароль' })).toBeDisabled()
  },
}
export const Long: Story = {
  name: 'Длинный пароль на телефоне не заходит под кнопку',
  globals: { viewport: { value: 'phone' } },
  args: {
    label: 'Новый пароль, который вы будете вводить при каждом входе',
    value: 'abcdefg1'.repeat(12),
    autoComplete: 'new-password',
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Новый пароль/)
    const words =
      input.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(input).paddingRight)
    const button = canvas.getByRole('button', { name: 'Показать пароль' }).getBoundingClientRect()
    await expect(words).toBeLessThanOrEqual(button.left)
  },
}
