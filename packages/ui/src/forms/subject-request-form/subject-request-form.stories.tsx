import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { filledWith } from '../form-shell/filled-with.tsx'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { SubjectRequestForm } from './subject-request-form.tsx'

const meta = {
  title: 'Формы/Обращение о своих данных',
  component: SubjectRequestForm,
  parameters: {
    guide: {
      about: 'Обращение человека о данных, которые о нем хранят.',
      use: 'Кого проверяли, спрашивает, что о нем есть, или возражает.',
      avoid: 'Клиенту с кабинетом его данные выгружает «Все мои данные».',
    },
  },
  render: (args) => (
    <InColumn>
      <SubjectRequestForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof SubjectRequestForm>

export default meta

type Story = StoryObj<typeof meta>

const PERSON = { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' }

export const Empty: Story = {
  name: 'Пустая: чего не хватает',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить обращение' }))
    await expect(canvas.getAllByText('Обязательное поле')).toHaveLength(4)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ ...PERSON, email: 'savva@example.com' }),
}
export const Sent: Story = {
  name: 'Возражение уходит целиком',
  play: async ({ canvas, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Чего вы хотите'), 'objection')
    await userEvent.type(canvas.getByLabelText('Фамилия'), 'Ладогин')
    await userEvent.type(canvas.getByLabelText('Имя'), 'Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14.03.1987')
    await userEvent.type(canvas.getByLabelText('Почта для ответа'), 'savva@example.com')
    await userEvent.type(canvas.getByLabelText(/^Что еще/), 'Проверяли в сентябре')
    await userEvent.click(canvas.getByRole('button', { name: 'Отправить обращение' }))
    await expect(args.onSubmit).toHaveBeenCalledWith({
      kind: 'objection',
      person: { ...PERSON, middleName: '', inn: '', phone: '' },
      email: 'savva@example.com',
      text: 'Проверяли в сентябре',
    })
  },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sent.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
