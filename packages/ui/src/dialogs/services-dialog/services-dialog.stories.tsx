import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { ServicesDialog } from './services-dialog.tsx'

const meta = {
  title: 'Диалоги/Сервисы',
  component: ServicesDialog,
  parameters: { layout: 'fullscreen' },
  args: {
    open: true,
    onClose: fn(),
    services: [
      {
        href: '#a',
        title: 'Проверка недвижимости и собственника',
        note: 'Права, обременения, история, долги',
        price: 'от 499 ₽',
        time: 'от 30 минут',
        badge: 'all-includes',
      },
      {
        href: '#b',
        title: 'Проверка человека',
        note: 'Паспорт, приставы, суды, банкротство',
        price: 'от 99 ₽',
        time: 'от 5 минут',
      },
      {
        href: '#c',
        title: 'История продаж в доме',
        note: 'Объявления и цены по годам',
        price: 'после входа',
        time: 'мгновенно',
      },
    ],
  },
} satisfies Meta<typeof ServicesDialog>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: '[UI-038, UI-052] Список с ценой и временем',
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Сервисы' })
    await expect(dialog).toHaveTextContent('от 499 ₽')
    await expect(dialog).toHaveTextContent('от 30 минут')
    await waitFor(() => expect(dialog.getBoundingClientRect().width).toBe(650))
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
}
