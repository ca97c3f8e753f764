import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { EmailForm } from './email-form.tsx'

const meta = {
  title: 'Формы/Новая почта',
  component: EmailForm,
  parameters: {
    guide: {
      about: 'Меняет почту кабинета.',
      use: 'Смена почты кабинета: одно поле, дальше подтверждают по ссылкам из писем.',
      avoid: 'Почту заказа гость исправляет в самом заказе.',
    },
  },
  render: (args) => (
    <InColumn>
      <EmailForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn(), current: 'marina@example.ru' },
} satisfies Meta<typeof EmailForm>

export default meta

type Story = StoryObj<typeof meta>

export const Filled: Story = {
  name: 'Новый адрес',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Новая почта'), 'm.vesna@example.ru{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ email: 'm.vesna@example.ru' })
  },
}
export const Same: Story = {
  name: 'Тот же адрес и не адрес',
  play: async ({ canvas, args }) => {
    const field = canvas.getByLabelText('Новая почта')
    await userEvent.type(field, 'Marina@example.ru{Enter}')
    await expect(canvas.getByText(/которая у вас сейчас/)).toBeVisible()
    await userEvent.clear(field)
    await userEvent.type(field, 'марина{Enter}')
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  name: 'Ошибка сети',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Новая почта'), 'm.vesna@example.ru{Enter}')
    await sendAgain({ canvas, args })
  },
}
export const Refused: Story = {
  name: 'Отказ',
  args: { error: 'Слишком много запросов, подождите минуту и повторите' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
