import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { SuggestionList } from './suggestion-list.tsx'

const suggestions = [
  {
    key: '1',
    value: 'г Образцовск, ул Кленовая, д 14, кв 47',
    detail: '00:00:0000000:47',
    note: '54,2 м²',
  },
  {
    key: '2',
    value: 'г Образцовск, ул Кленовая, д 14, кв 48',
    detail: '00:00:0000000:48',
    note: '38 м²',
  },
  { key: '3', value: 'г Образцовск, Кленовый проезд, д 3', detail: '00:00:0000000:3' },
]

const meta = {
  title: 'Поля/Список подсказок',
  component: SuggestionList,
  parameters: {
    // The list takes the side of its field that has more room, so each story needs its own iframe.
    docs: { story: { inline: false, height: '360px' } },
    guide: {
      about: 'Строки подсказок под полем; клавиатура остается в поле.',
      use: 'Внутри поля с подсказками: строки под вводом, выбор стрелками и мышью.',
      avoid:
        'Сам по себе не ставится: возьмите «Подсказки адресов», «Подсказки компаний» или «Строку поиска».',
    },
  },
  render: (args) => (
    <div style={{ minHeight: 300 }}>
      {/* The field that the list belongs to. */}
      <div style={{ position: 'relative', maxWidth: 480, height: 44 }}>
        <SuggestionList {...args} />
      </div>
    </div>
  ),
  args: {
    id: 'story',
    typed: 'клен',
    open: true,
    active: 1,
    suggestions,
    suggesting: false,
    onPick: fn(),
  },
} satisfies Meta<typeof SuggestionList>

export default meta

type Story = StoryObj<typeof meta>

export const Open: Story = {
  name: 'Строки, одна под клавиатурой',
  play: async ({ canvas, args }) => {
    const rows = canvas.getAllByRole('option')
    await expect(rows).toHaveLength(3)
    await expect(rows[1]).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(rows[2] as HTMLElement)
    await expect(args.onPick).toHaveBeenCalledWith(2)
  },
}
export const Small: Story = { name: 'В поле формы', args: { small: true } }
export const Suggesting: Story = {
  name: 'Подсказки в пути',
  args: { suggestions: [], suggesting: true, active: -1 },
  // Announced to screen readers only.
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Ищем подсказки')
  },
}
export const Empty: Story = {
  name: 'Ничего не подошло',
  args: { suggestions: [], active: -1, empty: 'Такого адреса нет в подсказках. Впишите его целиком' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Впишите его целиком')
  },
}
