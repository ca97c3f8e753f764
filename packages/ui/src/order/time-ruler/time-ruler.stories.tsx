import type { Meta, StoryObj } from '@storybook/react-vite'
import { TimeRuler } from './time-ruler.tsx'

const meta = { title: 'Заказ/Шкала времени', component: TimeRuler } satisfies Meta<typeof TimeRuler>

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
