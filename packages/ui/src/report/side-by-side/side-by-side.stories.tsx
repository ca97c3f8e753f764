import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, within } from 'storybook/test'
import { Link } from '../../primitives/link/link.tsx'
import { SideBySide } from './side-by-side.tsx'

const meta = {
  title: 'Отчет/Два рядом',
  component: SideBySide,
  parameters: {
    guide: {
      about: 'Сравнивает два предмета вопрос за вопросом.',
      use: 'Два объекта, человека или компании по одним вопросам. Чего не знаем, не хуже и не лучше.',
      avoid: 'Два отчета об одном и том же показывает «Разница отчетов».',
    },
  },
} satisfies Meta<typeof SideBySide>

export default meta

type Story = StoryObj<typeof meta>

export const Default: Story = {
  name: 'Два продавца',
  args: {
    caption: 'Два продавца рядом',
    heads: [
      { letter: 'А', name: 'Ладогин Арсений Петрович', lines: ['отчет от 24.11.2026'] },
      { letter: 'Б', name: 'Ветрова Ольга Игоревна', lines: ['отчет от 22.11.2026'] },
    ],
    sections: [
      {
        id: 'risks',
        title: 'Чем рискуете',
        rows: [
          {
            what: 'Долги у приставов',
            cells: [
              { words: '48120/26/00014-ИП, 388 140 ₽', note: 'ФССП, 24.11.2026', tone: 'red' },
              { words: 'не найдено', note: 'ФССП, 22.11.2026', tone: 'green' },
            ],
          },
          {
            what: 'Налоги',
            cells: [
              {
                words: 'не спрашивали',
                note: '',
                isUnknown: true,
                action: <Link href="#tax">Указать ИНН</Link>,
              },
              { words: 'не найдено', note: 'ФНС, 22.11.2026', tone: 'green' },
            ],
          },
        ],
      },
    ],
  },
  play: async ({ canvas }) => {
    const taxes = canvas.getByRole('row', { name: /^Налоги/ })
    await expect(within(taxes).getByRole('link', { name: 'Указать ИНН' })).toBeVisible()
    await expect(within(taxes).getByText('не спрашивали')).toBeVisible()
  },
}
export const Phone: Story = {
  name: 'Телефон',
  globals: { viewport: { value: 'phone' } },
  args: Default.args,
}
