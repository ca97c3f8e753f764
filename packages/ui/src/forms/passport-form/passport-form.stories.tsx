import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { PassportForm } from './passport-form.tsx'

const meta = {
  title: 'Формы/Номер паспорта',
  component: PassportForm,
  parameters: {
    guide: {
      about: 'Номер паспорта и больше ничего.',
      use: 'Бесплатный вопрос о номере: без имени, причины, почты и входа.',
      avoid: 'Человека с паспортом проверяет «Проверка человека».',
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <PassportForm {...args} />
    </div>
  ),
  args: { onSubmit: fn(), submitText: 'Проверить бесплатно' },
} satisfies Meta<typeof PassportForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = { name: 'Пустая' }
export const Sends: Story = {
  name: 'Отправляет десять цифр',
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText(/^Серия и.номер паспорта/)
    await userEvent.type(input, '000000001')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(input).toHaveAccessibleDescription(/10 цифр$/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(input, '4')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({ passport: '0000000014' })
  },
}
export const Failed: Story = {
  name: 'Нет связи: номер на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async ({ canvas, ...context }) => {
    await userEvent.type(canvas.getByLabelText(/^Серия/), '0000000014')
    await userEvent.click(canvas.getByRole('button', { name: 'Проверить бесплатно' }))
    await sendAgain({ ...context, canvas })
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Refused: Story = {
  name: 'Вопросов на сегодня больше нет',
  args: { error: 'Слишком много запросов. Повторите позже.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
