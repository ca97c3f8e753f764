import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { PaymentDialog } from './payment-dialog.tsx'

/** Fakes a provider's script: it renders its own form into the given element. */
function drawWidget(place: HTMLElement | null) {
  if (!place) return
  const frame = document.createElement('iframe')
  frame.title = 'Форма банка'
  frame.srcdoc =
    '<!doctype html><html lang="ru"><title>Форма банка</title><body style="font:16px sans-serif;padding:16px;background:#fff;color:#111"><p>Здесь банк рисует свою форму карты.</p>'
  Object.assign(frame.style, { display: 'block', width: '100%', height: '320px', border: '0' })
  place.replaceChildren(frame)
}

const meta = {
  title: 'Диалоги/Оплата',
  component: PaymentDialog,
  parameters: {
    guide: {
      use: 'Держит окно платежной службы и всегда показывает сумму; если окно не пришло, ведет на страницу банка.',
      avoid: 'Когда денег на балансе хватает, окно не нужно. Пробные платежи идут через «Тестовый платеж».',
    },
    layout: 'fullscreen',
  },
  args: {
    open: true,
    onClose: fn(),
    onRetry: fn(),
    orderTitle: 'Заказ 10\u00a0531',
    amount: '1\u00a0199\u00a0₽',
    widget: drawWidget,
    state: 'ready',
    pageHref: '#bank',
  },
} satisfies Meta<typeof PaymentDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-043] Держит окно банка',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Оплата' })
    await expect(dialog).toHaveTextContent('1 199 ₽')
    await expect(dialog.querySelector('iframe')).toHaveAttribute('title', 'Форма банка')
    await expect(screen.getByRole('link', { name: /странице банка/ })).toHaveAttribute('href', '#bank')
    await userEvent.click(document.querySelector<HTMLElement>('[role="presentation"][data-open]')!)
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}
export const Loading: Story = {
  name: 'Окно банка открывается',
  args: { state: 'loading', widget: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await expect(screen.getByText('Открываем окно банка')).toBeInTheDocument()
    await expect(args.widget).toHaveBeenCalledWith(expect.any(HTMLElement))
  },
}
export const Failed: Story = {
  name: 'Окно не пришло: страница банка',
  args: { state: 'failed' },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await expect(await screen.findByRole('alert')).toHaveTextContent('деньги не списаны')
    await expect(screen.getByRole('link', { name: /странице банка/ })).toHaveAttribute('href', '#bank')
    await userEvent.click(screen.getByRole('button', { name: 'Попробовать снова' }))
    await expect(args.onRetry).toHaveBeenCalledOnce()
  },
}
export const Busy: Story = {
  name: 'Платеж идет: окно не закрыть',
  args: { busy: true },
  play: async ({ args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Закрыть' })).toBeDisabled())
    await expect(args.onClose).not.toHaveBeenCalled()
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
