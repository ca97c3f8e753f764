import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { ToastRegion } from './toast.tsx'

const meta = {
  title: 'Части/Уведомления',
  component: ToastRegion,
  parameters: {
    guide: {
      use: 'Для\u00a0ответа на\u00a0действие, после которого человек идет дальше: скопировано, отправлено, сохранено. Уходит само.',
      avoid: 'Если сообщение нужно, чтобы продолжить, берите «Замечание» на\u00a0месте или «Подтверждение».',
    },
    docs: { story: { inline: false, height: '360px' } },
  },
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
export const Pointed: Story = {
  name: 'Ждет под указателем',
  args: { toasts: one },
  play: async ({ canvas, args }) => {
    const toast = canvas.getByText('Ссылка скопирована в буфер обмена')
    await expect(toast.parentElement).not.toHaveAttribute('data-paused')
    await userEvent.hover(toast)
    await expect(toast.parentElement).toHaveAttribute('data-paused')
    await userEvent.unhover(toast)
    await expect(toast.parentElement).not.toHaveAttribute('data-paused')
    await expect(args.onDismiss).not.toHaveBeenCalled()
  },
}
export const Focused: Story = {
  name: 'Ждет с фокусом, закрывается клавишей',
  args: { toasts: one },
  play: async ({ canvas, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Закрыть уведомление' })).toHaveFocus()
    await expect(canvas.getByText('Ссылка скопирована в буфер обмена').parentElement).toHaveAttribute(
      'data-paused',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledWith('one')
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
    toasts: (['green', 'red', 'orange', 'grey'] as const).map((tone) => ({
      id: tone,
      tone,
      text: { green: 'Сохранено', red: 'Не\u00a0отправлено', orange: 'Связь пропала', grey: 'Вы\u00a0вышли' }[
        tone
      ],
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
        tone: 'orange',
        text: 'Источник не\u00a0отвечает с\u00a013:20. Отчет придет без этой части, ее\u00a0цену вернем на\u00a0баланс в\u00a0течение суток.',
      },
    ],
  },
}
