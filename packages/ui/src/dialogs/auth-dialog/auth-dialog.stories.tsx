import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { AuthDialog } from './auth-dialog.tsx'
import type { AuthView } from './auth-dialog.tsx'

const meta = {
  title: 'Диалоги/Вход',
  component: AuthDialog,
  parameters: {
    guide: {
      use: 'Когда делу нужен кабинет: вход, регистрация и\u00a0сброс пароля в\u00a0одной панели, страница остается на\u00a0месте.',
      avoid: 'На\u00a0оформлении заказа гостя: там хватает почты и\u00a0телефона, берите «Заказ гостя».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    view: 'login',
    onView: fn(),
    logo: 'parcel',
    brandName: 'Проверка',
    brandNote: 'недвижимости',
    login: { onSubmit: fn() },
    register: {
      onSubmit: fn(),
      consentLinks: {
        offer: <Link href="#offer">публичной оферты</Link>,
        personalData: <Link href="#pd">согласие на обработку персональных данных</Link>,
        marketing: <Link href="#letters">письма</Link>,
      },
    },
    reset: { onSubmit: fn() },
    note: 'Отчет можно купить и\u00a0без входа: хватит почты и\u00a0телефона.',
  },
} satisfies Meta<typeof AuthDialog>

export default meta

type Story = StoryObj<typeof meta>

function Switching(args: React.ComponentProps<typeof AuthDialog>) {
  const [view, setView] = useState<AuthView>(args.view)
  return <AuthDialog {...args} view={view} onView={setView} />
}
export const Login: Story = { name: 'Вход' }
export const Switch: Story = {
  name: '[AUTH-01, AUTH-02, AUTH-03, AUTH-04] Три формы',
  render: (args) => <Switching {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Вход' })
    await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    await expect(screen.getByRole('dialog', { name: 'Сброс пароля' })).toBeInTheDocument()
    await expect(screen.getByRole('button', { name: 'Прислать пароль' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
    await expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Регистрация' }))
    await expect(screen.getByRole('button', { name: 'Зарегистрироваться' })).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
    await expect(screen.getByRole('button', { name: 'Войти' })).toBeInTheDocument()
  },
}
export const Register: Story = { name: 'Регистрация', args: { view: 'register' } }
export const Reset: Story = { name: 'Сброс', args: { view: 'reset' } }
export const Refused: Story = {
  name: 'Отказ',
  args: { login: { onSubmit: fn(), error: 'Неверный логин или пароль', initialEmail: 'marina@example.ru' } },
}
export const Kept: Story = {
  name: 'Введенное не теряется при переходе',
  render: (args) => <Switching {...args} />,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Вход' })
    await userEvent.type(screen.getByRole('textbox', { name: 'Электронная почта' }), 'marina@example.ru')
    await userEvent.click(screen.getByRole('button', { name: 'Забыли пароль?' }))
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveFocus())
    await expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue('')
    await userEvent.click(screen.getByRole('button', { name: 'Вход' }))
    await expect(screen.getByRole('textbox', { name: 'Электронная почта' })).toHaveValue('marina@example.ru')
  },
}
export const Sending: Story = {
  name: 'Отправка: окно не закрыть',
  args: { login: { onSubmit: fn(), loading: true, initialEmail: 'marina@example.ru' } },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Phone: Story = {
  name: '[UI-051] Телефон: во всю ширину',
  args: { view: 'register' },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.getBoundingClientRect().left).toBe(0))
    await expect(dialog.getBoundingClientRect().width).toBe(
      Math.min(document.documentElement.clientWidth, 390),
    )
  },
}
export const RightEdge: Story = {
  name: '[UI-050] Справа, выезжает по оси x',
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    const backdrop = document.querySelector('[role="presentation"][data-open]')!
    await waitFor(() =>
      expect(dialog.getBoundingClientRect().right).toBe(backdrop.getBoundingClientRect().right),
    )
    await expect(dialog.getBoundingClientRect().width).toBe(400)
    await expect(getComputedStyle(dialog).transitionProperty).toContain('translate')
  },
}
