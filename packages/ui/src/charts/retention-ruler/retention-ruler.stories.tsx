import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RetentionRuler } from './retention-ruler.tsx'

const meta = {
  title: 'Графики/Линейка хранения',
  component: RetentionRuler,
  parameters: {
    guide: {
      use: 'Что и\u00a0когда исчезает после удаления кабинета: сегодня, через месяц, в\u00a0последний год по\u00a0закону.',
      avoid: 'Сроки заказа показывает «Шкала времени».',
    },
  },
  args: {
    label: 'Что и\u00a0когда удаляется',
    stops: [
      {
        when: 'сегодня',
        what: 'Отчеты и\u00a0файлы, имя, телефон, сеансы, ключ API, плательщики.',
        why: '1\u00a0374\u00a0₽ своих денег вернем, 250\u00a0₽ бонуса сгорят.',
      },
      {
        when: '21.12.2026',
        what: 'Журнал согласий.',
        why: '30 дней по\u00a0закону №\u00a0152-ФЗ, ст.\u00a021',
      },
      {
        when: '31.12.2031',
        what: 'Чеки и\u00a0счета: сумма, дата, почта для\u00a0чека.',
        why: 'Пять лет, ст.\u00a023 Налогового кодекса',
      },
    ],
  },
} satisfies Meta<typeof RetentionRuler>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Три срока',
  play: async ({ canvas }) => {
    const stops = canvas.getAllByRole('listitem')
    await expect(stops.map((stop) => stop.querySelector('b')?.textContent)).toEqual([
      'сегодня',
      '21.12.2026',
      '31.12.2031',
    ])
  },
}
export const Phone: Story = { name: 'Телефон: стоит вертикально', globals: { viewport: { value: 'phone' } } }
