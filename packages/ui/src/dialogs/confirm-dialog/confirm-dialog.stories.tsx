import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Диалоги/Подтверждение',
  component: ConfirmDialog,
  parameters: {
    behind: 'orders',
    guide: {
      about: 'Спрашивает один раз перед тем, чего не вернуть.',
      use: 'Один раз перед тем, чего не вернуть: удаление, отзыв ссылки, отмена заказа. На кнопке — действие словом.',
      avoid:
        'Перед обратимым: сделайте сразу и дайте вернуть. Для сообщения без выбора берите «Уведомления».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    danger: true,
    title: 'Удалить отчет?',
    children: 'Вернуть его будет нельзя.',
    confirmText: 'Удалить отчет',
    onConfirm: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof ConfirmDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Обычное',
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Удалить отчет' }))
    await waitFor(() => expect(args.onConfirm).toHaveBeenCalledOnce())
  },
}
export const Refused: Story = {
  name: 'Отказ от действия',
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: 'Удалить отчет?' })
    await userEvent.click(screen.getByRole('button', { name: 'Отмена' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(args.onConfirm).not.toHaveBeenCalled()
  },
}
export const Busy: Story = {
  name: 'Выполняется: второй раз не нажать',
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.click(screen.getByRole('button', { name: 'Подождите' }))
    await userEvent.keyboard('{Escape}')
    await expect(args.onConfirm).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Failed: Story = {
  name: 'Не вышло: окно осталось, можно еще раз',
  args: { error: 'Сервер не ответил, отчет на месте. Попробуйте еще раз.' },
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('отчет на месте'))
    await userEvent.click(screen.getByRole('button', { name: 'Удалить отчет' }))
    await expect(args.onConfirm).toHaveBeenCalledOnce()
  },
}
export const Long: Story = {
  name: 'Телефон, длинный текст',
  globals: { viewport: { value: 'phone' } },
  args: {
    title: 'Отменить заказ с выписками по четырем объектам?',
    confirmText: 'Отменить заказ и вернуть деньги',
    cancelText: 'Оставить',
    children:
      'Готовые отчеты останутся у вас. За те, что еще собираются, деньги вернутся на баланс в течение часа.',
  },
}
