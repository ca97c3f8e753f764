import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { TimeRuler } from './time-ruler.tsx'

const meta = {
  title: 'Заказ/Шкала времени',
  component: TimeRuler,
  parameters: {
    guide: {
      about: 'Шаги заказа вдоль линейки минут, от первого до последнего.',
      use: 'Показать срок по шагам: что и на какой минуте произойдет с обычным заказом.',
      avoid: 'Для хода уже сделанного заказа берите «Ход работы», для шагов без времени — «Шаги».',
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
  name: 'Телефон: шаги один под другим, длинные слова',
  globals: { viewport: { value: 'phone' } },
  args: {
    moments: [
      {
        time: '0:00',
        title: 'Найдите электросталелитейно-прокатное общежитие',
        note: 'По адресу или номеру. Если вариантов несколько, покажем таблицу с площадью и этажом каждого.',
      },
      { time: '7 дней', title: 'Получите файлы', note: 'Когда ответит последний источник.' },
    ],
  },
  play: async ({ canvas }) => {
    const [first, last] = canvas.getAllByRole('listitem').map((step) => step.getBoundingClientRect())
    await expect(last?.top).toBeGreaterThanOrEqual(first?.bottom ?? 0)
  },
}
