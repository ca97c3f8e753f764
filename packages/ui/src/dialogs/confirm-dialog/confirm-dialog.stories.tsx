import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ConfirmDialog } from './confirm-dialog.tsx'

const meta = {
  title: 'Диалоги/Подтверждение',
  component: ConfirmDialog,
  parameters: { layout: 'fullscreen' },
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
export const Busy: Story = { name: 'Выполняется', args: { busy: true } }
