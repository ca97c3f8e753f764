import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { SuspiciousDialog } from './suspicious-dialog.tsx'

const meta = {
  title: 'Диалоги/Подозрительная активность',
  component: SuspiciousDialog,
  parameters: {
    guide: {
      about: 'Поиск ограничен: как написать в поддержку, чтобы ограничение сняли.',
      use: 'Раз за сеанс, когда поиск ограничен: сказать причину и как ее снять.',
      avoid: 'Для обычной ошибки поиска: она живет под строкой, в «Замечании».',
    },
    layout: 'fullscreen',
  },
  args: { open: true, onClose: fn(), supportEmail: 'help@realty.localhost' },
} satisfies Meta<typeof SuspiciousDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-041] Написать или закрыть',
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await expect(screen.getByRole('link', { name: 'Написать' })).toHaveAttribute(
      'href',
      'mailto:help@realty.localhost',
    )
    await userEvent.click(screen.getAllByRole('button', { name: 'Закрыть' }).at(-1)!)
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
