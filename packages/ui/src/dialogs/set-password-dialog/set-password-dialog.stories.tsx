import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SetPasswordDialog } from './set-password-dialog.tsx'

const meta = {
  title: 'Диалоги/Свой пароль',
  component: SetPasswordDialog,
  parameters: {
    behind: 'overview',
    guide: {
      about: 'Предлагает завести свой пароль после входа по письму: сейчас или потом.',
      use: 'Сразу после входа по паролю из письма и из меню кабинета, пока своего пароля нет.',
      avoid: 'Когда пароль уже свой: в настройках берите форму «Смена пароля» со старым паролем.',
    },
    layout: 'fullscreen',
  },
  args: { open: true, email: 'marina@example.ru', after: 'mailed-password', onSubmit: fn(), onClose: fn() },
} satisfies Meta<typeof SetPasswordDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[TRUE-10] Задать свой пароль',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Задайте свой пароль' })
    await userEvent.type(screen.getByLabelText('Новый пароль'), 'verstka-1912')
    await userEvent.type(screen.getByLabelText('Новый пароль еще раз'), 'verstka-1912{Enter}')
    await waitFor(() =>
      expect(args.onSubmit).toHaveBeenCalledWith({ old_password: '', new_password: 'verstka-1912' }),
    )
  },
}
export const Confirmed: Story = {
  name: 'После ссылки из письма',
  args: { after: 'link' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Задайте свой пароль' })
    await expect(dialog).toHaveTextContent(/заданный до подтверждения почты, больше не действует/)
    await expect(dialog).not.toHaveTextContent(/прежний пароль|Пароль из письма/)
  },
}
export const FromMenu: Story = {
  name: 'Из меню кабинета',
  args: { after: undefined },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Задайте свой пароль' })
    await expect(dialog).not.toHaveTextContent(/прежний пароль|Пароль из письма/)
  },
}
export const Failed: Story = {
  name: 'Не вышло',
  args: { error: 'Сервер не ответил, пароль прежний. Попробуйте еще раз.' },
}
export const Busy: Story = { name: 'Ждет ответа', args: { busy: true } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
