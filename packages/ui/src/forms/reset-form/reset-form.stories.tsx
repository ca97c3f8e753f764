import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { ResetForm } from './reset-form.tsx'

const meta = {
  title: 'Формы/Сброс пароля',
  component: ResetForm,
  parameters: {
    guide: {
      about: 'Просит прислать новый пароль на почту.',
      use: 'Прислать новый пароль письмом.',
      avoid: 'Кто помнит пароль, меняет его в «Смене пароля».',
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 460 }}>
      <ResetForm {...args} />
    </div>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof ResetForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: '[AUTH-22] Нужна почта',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'abc{Enter}')
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает почту строчными буквами',
  args: { initialEmail: 'Marina@Example.ru ' },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Прислать пароль' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'marina@example.ru' })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: {
    initialEmail: 'marina@example.ru',
    error: 'Слишком много запросов, подождите минуту и повторите',
  },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { initialEmail: 'marina@example.ru', onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = {
  name: 'Ждет ответа',
  args: { initialEmail: 'marina@example.ru', loading: true },
}
export const Blocked: Story = {
  name: 'Сброс закрыт',
  args: { blocked: 'Письма сейчас не уходят. Попробуйте через час.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
