import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { noNetwork } from '../form-shell/in-column.tsx'
import { sendAgain } from '../form-shell/send-again.ts'
import { RegisterForm } from './register-form.tsx'

const meta = {
  title: 'Формы/Регистрация',
  component: RegisterForm,
  parameters: {
    guide: {
      about: 'Регистрация с тремя отдельными согласиями.',
      use: 'Новый кабинет с тремя отдельными согласиями.',
      avoid: 'Ради одного отчета кабинет не нужен: возьмите «Заказ гостя».',
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 460 }}>
      <RegisterForm {...args} />
    </div>
  ),
  args: {
    onSubmit: fn(),
    consentLinks: {
      offer: <Link href="#offer">публичной оферты</Link>,
      personalData: <Link href="#pd">согласие на обработку персональных данных</Link>,
      marketing: <Link href="#emails">письма</Link>,
    },
  },
} satisfies Meta<typeof RegisterForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: '[AUTH-08, AUTH-11, AUTH-13] Отказы у полей',
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(canvas.getByLabelText('Имя')).toHaveAccessibleDescription('Обязательное поле')
    await expect(canvas.getByLabelText('Кто вы')).toHaveAccessibleDescription('Обязательное поле')
    await expect(canvas.getByRole('checkbox', { name: /персональных данных/ })).toHaveAccessibleDescription(
      /Чтобы продолжить, установите этот флажок/,
    )
    await expect(canvas.getByLabelText('Имя')).toHaveFocus()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Wrong: Story = {
  name: '[AUTH-09, AUTH-10, AUTH-12] Неверные значения',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'x@')
    await userEvent.type(canvas.getByLabelText('Телефон'), '+7 (999) 12')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'abcdefg1')
    await userEvent.type(canvas.getByLabelText('Пароль еще раз'), 'abcdefg2')
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(canvas.getByLabelText('Электронная почта')).toHaveAccessibleDescription('Некорректный email')
    await expect(canvas.getByLabelText('Телефон')).toHaveAccessibleDescription('Некорректный номер телефона')
    await expect(canvas.getByLabelText('Пароль еще раз')).toHaveAccessibleDescription('Пароли не совпадают')
    await userEvent.clear(canvas.getByLabelText('Электронная почта'))
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(canvas.getByLabelText('Электронная почта')).toHaveAccessibleDescription('Обязательное поле')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает приведенные значения',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Имя'), ' Иван ')
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'Ivan@Mail.ru')
    await userEvent.type(canvas.getByLabelText('Телефон'), '89991234567')
    await userEvent.selectOptions(canvas.getByLabelText('Кто вы'), '3')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'abcdefg1')
    await userEvent.type(canvas.getByLabelText('Пароль еще раз'), 'abcdefg1')
    for (const tick of canvas.getAllByRole('checkbox').slice(0, 2)) await userEvent.click(tick)
    await userEvent.click(canvas.getByRole('button', { name: 'Зарегистрироваться' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({
      name: 'Иван',
      email: 'ivan@mail.ru',
      phone: '+79991234567',
      person_role: 3,
      password: 'abcdefg1',
      marketing: false,
    })
  },
}
export const Taken: Story = {
  name: 'Почта занята',
  args: {
    error: (
      <>
        E-mail занят
        <br />
        Войдите или сбросьте пароль
      </>
    ),
  },
}
export const TakenField: Story = {
  name: 'Почта занята: отказ у поля',
  args: { refusals: { email: 'E-mail занят' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Электронная почта')).toHaveFocus()
    await expect(canvas.getByLabelText('Электронная почта')).toHaveAccessibleDescription('E-mail занят')
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({
    name: 'Марина',
    email: 'marina@example.ru',
    phone: '9000000001',
    person_role: '3',
    password: 'abcdefg1',
    password_repeat: 'abcdefg1',
    offer: true,
    privacy: true,
  }),
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
  name: 'Регистрация закрыта',
  args: { blocked: 'Регистрация на обслуживании до 6:00 МСК' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
