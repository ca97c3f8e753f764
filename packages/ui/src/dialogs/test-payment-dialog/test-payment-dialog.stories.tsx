import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent } from 'storybook/test'
import { TestPaymentDialog } from './test-payment-dialog.tsx'

const meta = {
  title: 'Диалоги/Тестовый платеж',
  component: TestPaymentDialog,
  parameters: {
    behind: 'checkout',
    guide: {
      about: 'Пробная оплата: деньги не списываются, и окно говорит об этом.',
      use: 'Встроенный тестовый платеж: попробовать все исходы, не тратя денег. Желтая полоса об этом говорит всегда.',
      avoid: 'Настоящую оплату принимает окно самой платежной службы: его рисует ее скрипт.',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    orderTitle: 'Заказ 10\u00a0531',
    amount: '1\u00a0199\u00a0₽',
    onSuccess: fn(),
    onDecline: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof TestPaymentDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-043] Окно службы: три исхода',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Тестовый платеж' })
    await expect(dialog).toHaveTextContent('деньги не спишутся')
    await userEvent.click(screen.getByRole('button', { name: /^Оплатить/ }))
    await userEvent.click(screen.getByRole('button', { name: 'Отказ банка' }))
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть окно' }))
    await expect(args.onSuccess).toHaveBeenCalledOnce()
    await expect(args.onDecline).toHaveBeenCalledOnce()
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = { name: 'Ждет ответа', args: { busy: true } }
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
export const Declined: Story = { name: 'Банк отказал', args: { error: 'Банк отклонил платеж' } }
