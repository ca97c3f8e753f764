import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { LoginForm } from './login-form.tsx'

const meta = {
  title: 'Формы/Вход',
  component: LoginForm,
  parameters: {
    guide: {
      about: 'Почта и пароль.',
      use: 'Вход по почте и паролю в боковой панели или на странице.',
      avoid: 'Кабинета еще нет — «Регистрация» или «Заказ гостя»; пароль забыт — «Сброс пароля».',
    },
  },
  render: (args) => (
    <div style={{ maxWidth: 460 }}>
      <LoginForm {...args} />
    </div>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof LoginForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: '[AUTH-05, VALID-02] Отказы у полей',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Войти' })
    await userEvent.click(submit)
    await expect(canvas.getAllByText('Обязательное поле')).toHaveLength(2)
    const email = canvas.getByLabelText('Электронная почта')
    await expect(email).toHaveFocus()
    await userEvent.type(email, 'abc')
    await expect(email).not.toBeInvalid()
    await userEvent.click(submit)
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: '[AUTH-06] Почта строчными буквами',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Электронная почта'), ' Ivan@Mail.RU')
    await userEvent.type(canvas.getByLabelText('Пароль'), '1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ username: 'ivan@mail.ru', password: '1' })
  },
}
export const OnBlur: Story = {
  name: 'Ошибка при уходе с заполненного поля',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByLabelText('Электронная почта'))
    await userEvent.tab()
    await expect(canvas.queryByText('Обязательное поле')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Электронная почта'), 'abc')
    await userEvent.tab()
    await expect(canvas.getByText('Некорректный email')).toBeVisible()
  },
}
export const Refused: Story = {
  name: 'Неверный пароль',
  args: { error: 'Неверный логин или пароль', initialEmail: 'marina@example.ru' },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ username: 'marina@example.ru', password: 'abcdefg1' }),
}
export const Loading: Story = {
  name: 'Ждет ответа',
  args: { loading: true, initialEmail: 'marina@example.ru' },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'x{Enter}')
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  name: 'Нет связи: введенное на месте',
  args: { initialEmail: 'marina@example.ru', onSubmit: fn(noNetwork) },
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Пароль'), 'x{Enter}')
    await userEvent.click(await canvas.findByRole('button', { name: 'Повторить' }))
    await expect(args.onSubmit).toHaveBeenCalledTimes(2)
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('x')
  },
}
export const Blocked: Story = {
  name: 'Вход закрыт',
  args: { blocked: 'Слишком много попыток. Войти можно будет через 15 минут.' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
