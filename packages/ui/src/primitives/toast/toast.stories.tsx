import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { TOAST_MS, ToastRegion } from './toast.tsx'

const meta = {
  title: 'Части/Уведомления',
  component: ToastRegion,
  args: {
    onDismiss: fn(),
    toasts: [
      { id: 'a', text: 'Оплата прошла успешно' },
      { id: 'b', text: 'E-mail занят\nВойдите или сбросьте пароль', tone: 'red' },
      { id: 'c', text: 'На\u00a0ваш E-mail отправлено письмо с\u00a0новым паролем.' },
    ],
  },
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Три сразу' }
export const Timed: Story = {
  name: 'Уходит через четыре секунды, но ждет под указателем',
  args: { toasts: [{ id: 'one', text: 'Ссылка скопирована в буфер обмена' }] },
  play: async ({ canvas, args }) => {
    await userEvent.hover(canvas.getByText('Ссылка скопирована в буфер обмена'))
    await new Promise((resolve) => setTimeout(resolve, TOAST_MS + 300))
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(canvas.getByText('Ссылка скопирована в буфер обмена'))
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith('one'), { timeout: TOAST_MS + 500 })
  },
}
