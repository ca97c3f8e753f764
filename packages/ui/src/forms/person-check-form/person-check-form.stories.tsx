import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { PersonCheckForm } from './person-check-form.tsx'

const meta = {
  title: 'Формы/Проверка человека',
  component: PersonCheckForm,
  parameters: {
    guide: {
      about: 'Кого проверить, зачем и на каком основании.',
      use: 'Заказ проверки человека: кто, зачем и на каком основании.',
      avoid:
        'Собственника объекта проверяет «Проверка собственника»; на главной стоит короткая «Строка человека».',
    },
  },
  globals: { brand: 'fiz' },
  render: (args) => (
    <div style={{ maxWidth: 560 }}>
      <PersonCheckForm {...args} />
    </div>
  ),
  args: {
    onSubmit: fn(),
    submitText: 'Проверить за 99\u00a0₽',
    consentLink: <Link href="#pd">согласие на обработку персональных данных</Link>,
  },
} satisfies Meta<typeof PersonCheckForm>

export default meta

type Story = StoryObj<typeof meta>

export const Sends: Story = {
  name: 'Без причины не отправить: в ней цель и основание',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: /^Проверить/ })
    await userEvent.type(canvas.getByLabelText('Фамилия'), 'Ладогин')
    await userEvent.type(canvas.getByLabelText('Имя'), 'Арсений')
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '14031987')
    await userEvent.click(canvas.getByText(/^Добавить паспорт или/))
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '0000000123')
    await userEvent.click(canvas.getByRole('checkbox', { name: /^Даю/ }))
    await userEvent.click(submit)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('radio', { name: /^Сдаю или\sснимаю/ }))
    await userEvent.click(submit)
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      person: {
        lastName: 'Ладогин',
        firstName: 'Арсений',
        birthDate: '1987-03-14',
        passport: '0000000123',
      },
      purpose: 'rent',
      ground: 'contract',
    })
  },
}
export const Empty: Story = { name: 'Пустая' }
export const Short: Story = { name: 'Без паспорта', args: { withoutPassport: true } }
export const AtCheckout: Story = {
  name: 'Согласие спросит оформление заказа',
  args: { consentLink: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('checkbox', { name: /^Даю/ })).toBeNull()
  },
}
export const Filled: Story = {
  name: 'Известное заполнено',
  args: {
    initial: { lastName: 'Ладогин', firstName: 'Арсений', middleName: 'Петрович', birthDate: '1987-03-14' },
  },
}
export const Wrong: Story = {
  name: 'Паспорт, ИНН и дата с ошибками',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Дата рождения'), '30021987')
    await userEvent.click(canvas.getByText(/^Добавить паспорт или/))
    await userEvent.type(canvas.getByLabelText(/^Паспорт/), '00 00 000')
    await userEvent.type(canvas.getByLabelText(/^ИНН/), '0000000000')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText('Дата рождения')).toHaveAccessibleDescription('Невалидная дата')
    await expect(canvas.getByLabelText(/^Паспорт/)).toHaveAccessibleDescription(
      /Серия и номер паспорта — 10 цифр$/,
    )
    await expect(canvas.getByLabelText(/^ИНН/)).toHaveAccessibleDescription(/ИНН человека — 12 цифр$/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const OwnBureau: Story = {
  name: 'Балл из своего отчета бюро: все четыре поля или ни одного',
  args: {
    withBureau: true,
    initial: { lastName: 'Ладогин', firstName: 'Арсений', birthDate: '1987-03-14' },
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByText(/^Добавить балл/))
    await userEvent.type(canvas.getByLabelText(/^Бюро кредитных/), 'БКИ «Образец»')
    await userEvent.type(canvas.getByLabelText(/^Балл/), '742')
    await userEvent.click(canvas.getByRole('radio', { name: /^Даю взаймы/ }))
    if (canvas.queryByRole('checkbox', { name: /^Даю/ }))
      await userEvent.click(canvas.getByRole('checkbox', { name: /^Даю/ }))
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(canvas.getByLabelText(/^Шкала бюро/)).toHaveAccessibleDescription(/нужны все четыре/)
    await expect(args.onSubmit).not.toHaveBeenCalled()
    await userEvent.type(canvas.getByLabelText(/^Шкала бюро/), '1–999')
    await userEvent.type(canvas.getByLabelText(/^Дата отчета бюро/), '21112026')
    await userEvent.click(canvas.getByRole('button', { name: /^Проверить/ }))
    await expect(args.onSubmit).toHaveBeenCalledWith(
      expect.objectContaining({
        person: expect.objectContaining({
          bureau: 'БКИ «Образец»',
          bureauScore: '742',
          bureauScale: '1-999',
          bureauDate: '2026-11-21',
        }),
      }),
    )
  },
}
export const Refused: Story = {
  name: 'Отказ сервера',
  args: { error: 'Укажите, кого проверить: фамилию, имя и дату рождения' },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте, можно повторить',
  args: { onSubmit: fn(noNetwork) },
  play: async (context) => {
    await Sends.play?.(context)
    await sendAgain(context)
  },
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Проверка выключена',
  args: { blocked: 'Источники сегодня не отвечают. Попробуйте завтра.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
