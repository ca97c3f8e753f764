import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { Donut } from './donut.tsx'

const meta = {
  title: 'Графики/Кольцо',
  component: Donut,
  parameters: {
    guide: {
      use: 'Доли ответов в одном целом, когда их не больше пяти: чем ответили источники по всем отчетам.',
      avoid:
        'В отчете ответы считает «Полоса результатов». Для сравнения величин берите «Полосы»: длину видно точнее угла.',
    },
  },
  args: {
    title: 'Чем ответили источники',
    noun: ['источник', 'источника', 'источников'],
    parts: [
      { tone: 'red', count: 1 },
      { tone: 'orange', count: 2 },
      { tone: 'yellow', count: 1 },
      { tone: 'green', count: 9 },
      { tone: 'grey', count: 2 },
    ],
  },
} satisfies Meta<typeof Donut>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Пять ответов: форма, имя и число у каждого',
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('img', { name: /^Кольцо. 15\u00a0источников: Найдено\u00a0— 1/ }),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: /^Таблицей/ }))
    await expect(canvas.getByRole('row', { name: 'Не найдено 9 60\u00a0%' })).toBeVisible()
  },
}
export const One: Story = {
  name: 'Один ответ: целое кольцо',
  args: { parts: [{ tone: 'green', count: 21 }] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: /^Кольцо. 21\u00a0источник:/ })).toBeVisible()
  },
}
export const Tiny: Story = {
  name: 'Узкая доля остается в списке',
  args: {
    parts: [
      { tone: 'red', count: 1 },
      { tone: 'green', count: 180 },
      { tone: 'grey', count: 0 },
    ],
  },
  play: async ({ canvas }) => {
    const drawing = canvas.getByRole('img')
    await expect(drawing.querySelectorAll('svg:first-child > g > g')).toHaveLength(2)
    await expect(drawing.querySelectorAll('li')).toHaveLength(3)
  },
}
export const Grey: Story = {
  name: 'Без цвета',
  decorators: [(Story) => <div style={{ filter: 'grayscale(1)' }}>{Story()}</div>],
}
export const Empty: Story = {
  name: 'Ответов нет',
  args: { parts: [], empty: 'Ни один источник еще не ответил.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/еще не ответил/)).toBeVisible()
  },
}
export const Long: Story = {
  name: 'Длинные имена',
  args: {
    parts: [
      {
        tone: 'red',
        name: 'Найдены действующие исполнительные производства и долги по алиментам',
        count: 12,
      },
      { tone: 'green', name: 'Сведений в электросталелитейнопрокатном реестре нет', count: 1234 },
    ],
  },
}
export const Phone: Story = { name: 'Телефон', globals: { viewport: { value: 'phone' } } }
