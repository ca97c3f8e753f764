import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { RetentionRuler } from './retention-ruler.tsx'

const meta = {
  title: 'Графики/Линейка хранения',
  component: RetentionRuler,
  parameters: {
    guide: {
      about: 'Что из данных человека и когда уничтожат.',
      use: 'Что и когда исчезает после удаления кабинета: сегодня, через месяц, в последний год по закону.',
      avoid: 'Сроки заказа показывает «Шкала времени».',
    },
  },
  args: {
    label: 'Что и когда удаляется',
    stops: [
      {
        when: 'сегодня',
        what: 'Отчеты и файлы, имя, телефон, сеансы, ключ API, плательщики.',
        why: '1\u00a0374\u00a0₽ своих денег вернем, 250\u00a0₽ бонуса сгорят.',
      },
      {
        when: '21.12.2026',
        what: 'Журнал согласий.',
        why: '30 дней по закону № 152-ФЗ, ст. 21',
      },
      {
        when: '31.12.2031',
        what: 'Чеки и счета: сумма, дата, почта для чека.',
        why: 'Пять лет, ст. 23 Налогового кодекса',
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
