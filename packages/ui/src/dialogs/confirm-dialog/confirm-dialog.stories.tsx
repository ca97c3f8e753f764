import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Диалоги/Подтверждение',
  component: ConfirmDialog,
  parameters: {
    guide: {
      use: 'Один раз перед тем, чего не\u00a0вернуть: удаление, отзыв ссылки, отмена заказа. На\u00a0кнопке\u00a0— действие словом.',
      avoid:
        'Перед обратимым: сделайте сразу и\u00a0дайте вернуть. Для\u00a0сообщения без\u00a0выбора берите «Всплывающее уведомление».',
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
  name: 'Не\u00a0вышло: окно осталось, можно еще раз',
  args: { error: 'Сервер не\u00a0ответил, отчет на\u00a0месте. Попробуйте еще раз.' },
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
    title: 'Отменить заказ с\u00a0выписками по\u00a0четырем объектам?',
    confirmText: 'Отменить заказ и\u00a0вернуть деньги',
    cancelText: 'Оставить',
    children:
      'Готовые отчеты останутся у\u00a0вас. За\u00a0те, что еще собираются, деньги вернутся на\u00a0баланс в\u00a0течение часа.',
  },
}
