import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { InColumn, noNetwork } from '../form-shell/in-column.tsx'
import { filledWith } from '../form-shell/filled-with.tsx'
import { PasswordForm } from './password-form.tsx'

const meta = {
  title: 'Формы/Смена пароля',
  component: PasswordForm,
  parameters: {
    guide: {
      about: 'Смена пароля: остальные входы при этом закрываются.',
      use: 'Новый пароль в кабинете; после входа по паролю из письма старый не спрашивают.',
      avoid: 'Кто не помнит пароль, идет в «Сброс пароля».',
    },
  },
  render: (args) => (
    <InColumn>
      <PasswordForm {...args} />
    </InColumn>
  ),
  args: { onSubmit: fn() },
} satisfies Meta<typeof PasswordForm>

export default meta

type Story = StoryObj<typeof meta>

export const Empty: Story = {
  name: 'Пустая, короткий и разные пароли',
  play: async ({ canvas, args }) => {
    const submit = canvas.getByRole('button', { name: 'Сменить пароль' })
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Текущий пароль')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'x')
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'abcdef1')
    await userEvent.type(canvas.getByLabelText('Новый пароль еще раз'), 'abcdef2')
    await userEvent.click(submit)
    await expect(canvas.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/Поле слишком короткое$/)
    await expect(canvas.getByLabelText('Новый пароль еще раз')).toHaveAccessibleDescription(
      'Пароли не совпадают',
    )
    await expect(args.onSubmit).not.toHaveBeenCalled()
  },
}
export const Sends: Story = {
  name: 'Отдает старый и новый',
  play: async ({ canvas, args }) => {
    await userEvent.type(canvas.getByLabelText('Текущий пароль'), 'old')
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'abcdefg1')
    await userEvent.type(canvas.getByLabelText('Новый пароль еще раз'), 'abcdefg1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await expect(args.onSubmit).toHaveBeenCalledWith({ old_password: 'old', new_password: 'abcdefg1' })
  },
}
export const OneTime: Story = {
  name: 'После пароля из письма',
  args: { oneTime: true },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByLabelText('Текущий пароль')).toBeNull()
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'abcdefg1')
    await userEvent.type(canvas.getByLabelText('Новый пароль еще раз'), 'abcdefg1{Enter}')
    await expect(args.onSubmit).toHaveBeenCalledWith({ old_password: '', new_password: 'abcdefg1' })
  },
}
export const Refused: Story = {
  name: 'Текущий пароль неверен',
  args: { refusals: { old_password: 'Текущий пароль указан неверно' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Текущий пароль')).toHaveFocus()
  },
}
export const Failed: Story = {
  name: 'Нет связи',
  args: { oneTime: true, onSubmit: fn(noNetwork) },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Новый пароль'), 'abcdefg1')
    await userEvent.type(canvas.getByLabelText('Новый пароль еще раз'), 'abcdefg1{Enter}')
    await expect(await canvas.findByRole('button', { name: 'Повторить' })).toBeVisible()
    await expect(canvas.getByLabelText('Новый пароль')).toHaveValue('abcdefg1')
  },
}
export const Filled: Story = {
  name: 'Заполнена',
  ...filledWith({ old_password: 'abcdefg0', new_password: 'abcdefg1', password_repeat: 'abcdefg1' }),
}
export const Loading: Story = { name: 'Ждет ответа', args: { loading: true } }
export const Blocked: Story = {
  name: 'Не в кабинете',
  args: { blocked: 'Пароль меняют только после входа в кабинет' },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
