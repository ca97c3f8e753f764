import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Spinner } from './spinner.tsx'

const meta = {
  title: 'Части/Ожидание',
  component: Spinner,
  parameters: {
    guide: {
      about: 'Вращающаяся дуга: дело идет, сколько ждать — неизвестно.',
      use: 'Для короткого ожидания без известного срока: внутри кнопки, строки, небольшого листа.',
      avoid: 'Если известно, сколько осталось, берите «Ход работы». Второе кольцо на экране не ставьте.',
    },
  },
} satisfies Meta<typeof Spinner>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = { name: 'Со словом', args: { label: 'Проверяем источники', visible: true } }
export const Large: Story = { name: 'Крупное', args: { size: 40, label: 'Загружаем' } }
export const Silent: Story = {
  name: 'Внутри кнопки: без имени',
  args: {},
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).not.toBeInTheDocument()
  },
}
export const Phone: Story = {
  name: 'Телефон: длинное слово в две строки',
  globals: { viewport: { value: 'phone' } },
  args: {
    visible: true,
    label: 'Ждем ответа Росреестра: по воскресеньям он отвечает дольше, страницу можно закрыть',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ждем ответа Росреестра')
    // The width of the layout: the box of a turning square is wider by its angle.
    await expect(getComputedStyle(canvasElement.querySelector('svg')!).width).toBe('20px')
  },
}
