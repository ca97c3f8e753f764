import { TONE_WORDS } from '@proverka/domain/reports'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { vars } from '../../theme/theme.css.ts'
import { ResultBadge, ResultWord } from './result-badge.tsx'
import { ResultMark } from './result-mark.tsx'
import type { ResultTone } from './result-mark.tsx'
import { DoAndDont } from '../private/do-and-dont.tsx'

const meta = {
  title: 'Отчет/Отметки результата',
  component: ResultBadge,
  subcomponents: { ResultWord, ResultMark },
  parameters: {
    guide: {
      about: 'Ответ формой, цветом и словом на сплошной заливке.',
      use: 'Везде, где источник дал ответ: форма и слово говорят то же, что цвет, и видны в оттенках серого.',
      avoid: 'Для рекомендаций и новинок берите «Ярлык». Зеленую отметку без ответа источника не ставят.',
    },
  },
  args: { tone: 'red' },
} satisfies Meta<typeof ResultBadge>

export default meta

type Story = StoryObj<typeof meta>

const tones: readonly ResultTone[] = ['red', 'orange', 'yellow', 'green', 'grey', 'wait']
const row = { display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' } as const

export const Badges: Story = {
  name: '[UI-069] Плашки: у каждой свои цвет, форма и слово',
  render: () => (
    <div style={row}>
      {tones.map((tone) => (
        <ResultBadge key={tone} tone={tone} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    const badges = tones.map((tone) => canvas.getByText(TONE_WORDS[tone]))
    for (const badge of badges) await expect(badge).toBeVisible()
    const fills = badges.map((badge) => getComputedStyle(badge).backgroundColor)
    const shapes = badges.map((badge) => badge.querySelector('svg')?.innerHTML)
    await expect(new Set(fills).size).toBe(tones.length)
    await expect(new Set(shapes).size).toBe(tones.length)
    await expect(new Set(badges.map(({ textContent }) => textContent)).size).toBe(tones.length)
  },
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
export const Deep: Story = {
  name: 'На темном, своими словами',
  render: () => (
    <div style={{ ...row, padding: 24, background: vars.color.deep }}>
      <ResultBadge tone="green" onDeep>
        Отвечает
      </ResultBadge>
      <ResultBadge tone="grey" onDeep>
        Не отвечает с 13:20
      </ResultBadge>
    </div>
  ),
}
export const Phone: Story = {
  name: 'Телефон: длинные слова не шире экрана',
  globals: { viewport: { value: 'phone' } },
  args: { tone: 'yellow', children: 'Возможно, однофамилец: дата рождения неизвестна' },
  render: (args) => (
    <div style={row}>
      <ResultBadge {...args} />
      <ResultWord tone="red">Найдено 14 исполнительных производств и запрет на выезд</ResultWord>
    </div>
  ),
}
export const Advice: StoryObj = {
  name: 'Так и не так',
  tags: ['advice'],
  render: () => (
    <DoAndDont
      right={{
        show: <ResultBadge tone="grey">Не проверено</ResultBadge>,
        why: 'Источник не ответил: серая отметка и слово «не проверено».',
      }}
      wrong={{
        show: <ResultBadge tone="green">Не проверено</ResultBadge>,
        why: 'Зеленое — только ответ источника. Здесь ответа не было.',
      }}
    />
  ),
}
