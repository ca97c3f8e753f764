import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { Button } from '../button/button.tsx'
import { holdClock } from './story-clock.ts'
import type { StoryClock } from './story-clock.ts'
import { ToastRegion } from './toast.tsx'

const meta = {
  title: 'Части/Уведомления',
  component: ToastRegion,
  parameters: {
    guide: {
      about: 'Короткие сообщения в правом нижнем углу: исчезают сами и ждут, пока на них смотрят.',
      use: 'Для ответа на действие, после которого человек идет дальше: скопировано, отправлено, сохранено. Уходит само.',
      avoid: 'Если сообщение нужно, чтобы продолжить, берите «Замечание» на месте или «Подтверждение».',
    },
    docs: { story: { inline: false, height: '360px' } },
  },
  args: {
    onDismiss: fn(),
    toasts: [
      { id: 'a', text: 'Оплата прошла успешно' },
      { id: 'b', text: 'E-mail занят\nВойдите или сбросьте пароль', tone: 'error' },
      { id: 'c', text: 'На ваш E-mail отправлено письмо с новым паролем.' },
    ],
  },
} satisfies Meta<typeof ToastRegion>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Три сразу, внизу справа',
  play: async ({ canvas }) => {
    const region = canvas.getByRole('status', { name: 'Уведомления' })
    const { right, bottom } = region.getBoundingClientRect()
    await expect(document.documentElement.clientWidth - right).toBeLessThanOrEqual(24)
    await expect(window.innerHeight - bottom).toBeLessThanOrEqual(24)
    await expect(region).toHaveAttribute('aria-live', 'polite')
    // Only what is new gets read out, not all that still shows.
    await expect(region).toHaveAttribute('aria-atomic', 'false')
  },
}
const one = [{ id: 'one', text: 'Ссылка скопирована в буфер обмена' }]
function Leaving(args: React.ComponentProps<typeof ToastRegion>) {
  const [toasts, setToasts] = useState(args.toasts)
  const dismiss = (id: string) => {
    args.onDismiss(id)
    setToasts((shown) => shown.filter((toast) => toast.id !== id))
  }
  return (
    <>
      <Button variant="secondary">Скопировать ссылку</Button>
      <ToastRegion toasts={toasts} onDismiss={dismiss} />
    </>
  )
}
let clock: StoryClock
const leaves = {
  args: { toasts: one },
  beforeEach: () => {
    clock = holdClock()
    return clock.restore
  },
  render: (args: React.ComponentProps<typeof ToastRegion>) => <Leaving {...args} />,
} satisfies Story
export const Leaves: Story = {
  ...leaves,
  name: '[ERR-10, CONST-28] Внизу справа, уходит через 4000 мс',
  play: async ({ canvas, args }) => {
    const toast = canvas.getByText('Ссылка скопирована в буфер обмена')
    const { right, bottom } = toast.parentElement!.getBoundingClientRect()
    await expect(document.documentElement.clientWidth - right).toBeLessThanOrEqual(24)
    await expect(window.innerHeight - bottom).toBeLessThanOrEqual(24)
    clock.advance(3999)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await expect(toast).toBeInTheDocument()
    clock.advance(1)
    await expect(args.onDismiss).toHaveBeenCalledOnce()
    await expect(args.onDismiss).toHaveBeenCalledWith('one')
    await waitFor(() => expect(toast).not.toBeInTheDocument())
  },
}
export const Pointed: Story = {
  ...leaves,
  name: 'Ждет под указателем, сколько нужно',
  play: async ({ canvas, args }) => {
    const toast = canvas.getByText('Ссылка скопирована в буфер обмена')
    await userEvent.hover(toast)
    await expect(toast.parentElement).toHaveAttribute('data-paused')
    clock.advance(600_000)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await userEvent.unhover(toast)
    await expect(toast.parentElement).not.toHaveAttribute('data-paused')
    clock.advance(4000)
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const Focused: Story = {
  ...leaves,
  name: 'Ждет с фокусом, сколько нужно',
  play: async ({ canvas, args }) => {
    const toast = canvas.getByText('Ссылка скопирована в буфер обмена')
    await userEvent.tab()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus()
    clock.advance(600_000)
    await expect(args.onDismiss).not.toHaveBeenCalled()
    await expect(toast.parentElement).toHaveAttribute('data-paused')
    await userEvent.tab({ shift: true })
    await expect(toast.parentElement).not.toHaveAttribute('data-paused')
    clock.advance(4000)
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
}
export const KeptFocus: Story = {
  name: 'Закрытое клавишей отдает фокус дальше и обратно',
  args: { toasts: [...one, { id: 'two', text: 'Сохранено' }] },
  render: (args) => <Leaving {...args} />,
  play: async ({ canvas }) => {
    await userEvent.tab()
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(canvas.queryByText('Ссылка скопирована в буфер обмена')).toBeNull()
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Скопировать ссылку' })).toHaveFocus())
  },
}
export const None: Story = {
  name: 'Пустая область уже на странице',
  args: { toasts: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Уведомления' })).toBeEmptyDOMElement()
  },
}
export const Tones: Story = {
  name: 'Тона',
  args: {
    toasts: (['success', 'error', 'warning', 'info'] as const).map((tone) => ({
      id: tone,
      tone,
      text: {
        success: 'Сохранено',
        error: 'Не отправлено',
        warning: 'Связь пропала',
        info: 'Вы вышли',
      }[tone],
    })),
  },
}
export const Phone: Story = {
  name: 'Телефон, длинный текст',
  globals: { viewport: { value: 'phone' } },
  args: {
    toasts: [
      {
        id: 'long',
        tone: 'warning',
        text: 'Источник не отвечает с 13:20. Отчет придет без этой части, ее цену вернем на баланс в течение суток.',
      },
    ],
  },
}
