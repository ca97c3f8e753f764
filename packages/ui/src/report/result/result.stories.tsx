import type { Meta, StoryObj } from '@storybook/react-vite'
import { ResultBadge, ResultWord } from './result-badge.tsx'
import { ResultMark } from './result-mark.tsx'
import type { ResultTone } from './result-mark.tsx'

const meta = {
  title: 'Отчет/Отметки результата',
  parameters: {
    guide: {
      use: 'Везде, где источник дал ответ: форма и\u00a0слово говорят то\u00a0же, что цвет, и\u00a0видны в\u00a0оттенках серого.',
      avoid:
        'Для\u00a0рекомендаций и\u00a0новинок берите «Ярлык». Зеленую отметку без\u00a0ответа источника не\u00a0ставят.',
    },
  },
} satisfies Meta

export default meta

type Story = StoryObj

const tones: readonly ResultTone[] = ['red', 'orange', 'yellow', 'green', 'grey', 'wait']
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Badges: Story = {
  name: 'Плашки',
  render: () => (
    <div style={row}>
      {tones.map((tone) => (
        <ResultBadge key={tone} tone={tone} />
      ))}
    </div>
  ),
}
export const Words: Story = {
  name: 'Слова на бумаге',
  render: () => (
    <div style={row}>
      {tones.map((tone) => (
        <ResultWord key={tone} tone={tone} />
      ))}
    </div>
  ),
}
export const Marks: Story = {
  name: 'Формы',
  render: () => (
    <div style={row}>
      {tones.map((tone) => (
        <ResultMark key={tone} tone={tone} size={28} />
      ))}
    </div>
  ),
}
export const Grey: Story = {
  name: 'Без цвета',
  render: () => (
    <div style={{ ...row, filter: 'grayscale(1)' }}>
      {tones.map((tone) => (
        <ResultBadge key={tone} tone={tone} />
      ))}
    </div>
  ),
}
