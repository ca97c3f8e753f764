import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { CreditRatingForm } from './credit-rating-form.tsx'

const meta = {
  title: 'Формы/Финансовая надежность',
  component: CreditRatingForm,
  globals: { brand: 'fiz' },
  parameters: {
    guide: {
      use: 'Заказ отчета о долгах, банкротстве, налогах и залогах человека.',
      avoid:
        'Для всех проверок сразу возьмите «Проверку человека», для организации — «Проверку контрагента».',
    },
  },
  render: (args) => (
    <InColumn wide>
      <CreditRatingForm {...args} />
    </InColumn>
  ),
  args: {
    onSubmit: fn(),
    submitText: 'Узнать за 299\u00a0₽',
    consentLink: <Link href="#pd">согласие на обработку персональных данных</Link>,
  },
} satisfies Meta<typeof CreditRatingForm>

export default meta

type Story = StoryObj<typeof meta>

const person = { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' }

export const Empty: Story = {
  name: 'Пустая: отказы у полей',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Узнать/ }))
    await expect(canvas.getByRole('alert')).toHaveTextContent('Дата рождения: Обязательное поле')
    await expect(canvas.getByLabelText('Фамилия')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает человека с ИНН',
  args: { initial: person },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText(/^ИНН/), '00000000000')
    await userEvent.tab()
    await expect(canvas.getByLabelText(/^ИНН/)).toBeInvalid()
    await userEvent.type(canvas.getByLabelText(/^ИНН/), '0')
    await userEvent.click(canvas.getByRole('radio', { name: /^Даю взаймы/ }))
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Даю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Узнать/ }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      person: { ...person, inn: '000000000000' },
      purpose: 'loan',
      ground: 'contract',
    })
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { initial: person, error: 'Укажите цель и основание проверки' },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { initial: person, onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = {
  name: 'Ждет ответа',
  args: { initial: person, loading: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Подождите' }))
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Blocked: Story = {
  name: 'Проверка выключена',
  args: { initial: person, blocked: 'Источники сегодня не отвечают. Попробуйте завтра.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
