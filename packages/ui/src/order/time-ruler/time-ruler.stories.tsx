import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeRuler } from './time-ruler.tsx'

const meta = {
  title: 'Заказ/Шкала времени',
  component: TimeRuler,
  parameters: {
    guide: {
      use: 'Показать срок по\u00a0шагам: что и\u00a0на\u00a0какой минуте произойдет с\u00a0обычным заказом.',
      avoid:
        'Для\u00a0хода уже сделанного заказа берите «Ход работы», для\u00a0шагов без\u00a0времени\u00a0— «Шаги».',
    },
  },
} satisfies Meta<typeof TimeRuler>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Полчаса',
  args: {
    moments: [
      {
        time: '0:00',
        title: 'Найдите объект',
        note: 'По адресу или номеру. Если вариантов несколько, покажем таблицу.',
      },
      {
        time: '0:01',
        title: 'Выберите отчеты',
        note: 'До оплаты видно, что войдет, сколько стоит и что может не найтись.',
      },
      { time: '0:03', title: 'Оплатите', note: 'Картой или с баланса.' },
      { time: '0:30', title: 'Получите файлы', note: 'PDF и архив с подписью.' },
    ],
  },
}
export const Phone: Story = {
  name: 'Телефон: шаги один под\u00a0другим, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    moments: [
      {
        time: '0:00',
        title: 'Найдите электросталелитейно-прокатное общежитие',
        note: 'По\u00a0адресу или номеру. Если вариантов несколько, покажем таблицу с\u00a0площадью и\u00a0этажом каждого.',
      },
      { time: '7 дней', title: 'Получите файлы', note: 'Когда ответит последний источник.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect())
    await expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
  },
}
